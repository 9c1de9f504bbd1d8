import type { Component } from 'svelte';

const VIGNETTES: Record<string, () => Promise<{ default: Component }>> = {
  friedrich: () => import('./friedrich/Vignette.svelte'),
  war: () => import('./war/Vignette.svelte'),
  'war-in-the-pacific': () => import('./war-in-the-pacific/Vignette.svelte'),
  world: () => import('./war/World.svelte'),
};

export async function gameVignette(game: string): Promise<{ default: Component } | null> {
  return (await VIGNETTES[game]?.()) ?? null;
}
