import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// `npm run dev` talks to a `casusbelli serve` on its usual port.
const server = 'http://127.0.0.1:8640';

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../src/casusbelli/server/static', emptyOutDir: true, assetsInlineLimit: 0 },
  server: { proxy: { '/api': server } },
  test: { include: ['src/**/*.test.ts'] },
});
