// What moves on the table moves only where somebody has time and eyes for it.

import type { Table } from './table.svelte';

const STILL = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether something that has just happened may be shown by movement: not all at once, not of the past, not against a wish. */
export function moves(table: Table): boolean {
  return table.pace !== 'once' && !table.past && !STILL.matches && !document.hidden;
}
