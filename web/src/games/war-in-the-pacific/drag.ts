// A die follows the pointer, mouse or finger alike, and is laid where it is let go. A short press is a click as ever.

import type { Table } from '../../lib/table.svelte';
import { handOf } from './hand.svelte';

/** Pixels that a pointer must travel before it carries the die. */
const FAR = 7;
/** How near to the edge of what scrolls a die makes it scroll, and how far at a time. */
const [EDGE, STEP] = [46, 9];

/** Makes an element the handle of a die. */
export function carries(table: Table, die: number) {
  return (element: HTMLElement) => {
    const move = (event: PointerEvent) => start(event, table, die, element);
    element.addEventListener('pointerdown', move);
    return () => element.removeEventListener('pointerdown', move);
  };
}

function start(down: PointerEvent, table: Table, die: number, element: HTMLElement): void {
  const hand = handOf(table);
  if (down.button || hand.looking || table.asking || !table.standing.some((choice) => choice.fields.die === die))
    return;
  down.stopPropagation();
  const ended = new AbortController();
  const { signal } = ended;
  let scrolling = 0;

  function moved(event: PointerEvent) {
    if (event.pointerId !== down.pointerId) return;
    if (!hand.drag && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < FAR) return;
    if (!hand.drag) lift();
    hand.drag = { die, x: event.clientX, y: event.clientY };
    hand.over = targetAt(event.clientX, event.clientY, table);
  }
  function lift() {
    element.setPointerCapture(down.pointerId);
    table.unpick();
    table.refused = null;
    scrolling = window.setInterval(() => hand.drag && scroll(hand.drag.x, hand.drag.y), 16);
  }
  function released(event: PointerEvent) {
    const carried = hand.drag !== null;
    end();
    if (!carried) return;
    swallowClick();
    const target = targetAt(event.clientX, event.clientY, table);
    if (target !== null) return void hand.drop(die, target);
    void hand.pickUp(die);
  }
  function end() {
    ended.abort();
    clearInterval(scrolling);
    hand.drag = null;
    hand.over = null;
  }
  function key(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !hand.drag) return;
    event.stopPropagation();
    addEventListener('pointerup', swallowClick, { once: true });
    end();
  }

  addEventListener('pointermove', moved, { signal });
  addEventListener('pointerup', released, { signal });
  addEventListener('pointercancel', end, { signal });
  addEventListener('keydown', key, { signal, capture: true });
}

function targetAt(x: number, y: number, table: Table): number | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-target]');
  return found ? table.game.names.target!.indexOf(found.dataset.target!) : null;
}

/** The click that comes after a die was carried is none. */
function swallowClick(): void {
  const swallow = (event: Event) => (event.preventDefault(), event.stopPropagation());
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 60);
}

/** What lies beyond the edge comes nearer. */
function scroll(x: number, y: number): void {
  for (const area of document.querySelectorAll<HTMLElement>('.ways')) {
    const box = area.getBoundingClientRect();
    if (x < box.left || x > box.right) continue;
    if (y > box.top && y < box.top + EDGE) area.scrollTop -= STEP;
    if (y < box.bottom && y > box.bottom - EDGE) area.scrollTop += STEP;
  }
}
