import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Boards live in the games' folders, from where Node would not find our packages. */
function packagesForBoards(): Plugin {
  return {
    name: 'packages-for-boards',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const isBare = !/^[./\\$\0]|^[a-z]+:/i.test(source);
      if (!isBare || !importer || !/\/games\/\w+\/web\//.test(importer)) return null;
      return this.resolve(source, `${here}src/main.ts`, { ...options, skipSelf: true });
    },
  };
}

export default defineConfig({
  base: '/',
  plugins: [packagesForBoards(), svelte()],
  resolve: {
    alias: { $lib: `${here}src/lib` },
    // In tests components mount, so they need the browser's half of Svelte.
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  build: {
    outDir: '../src/tenshu/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  test: {
    dir: '..',
    include: ['web/src/**/*.test.ts', 'src/tenshu/games/*/web/**/*.test.ts'],
    environment: 'jsdom',
    restoreMocks: true,
    // One DOM for all files of a worker: making it costs more than the tests.
    isolate: false,
  },
});
