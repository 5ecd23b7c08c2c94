import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Resolves packages for boards: they lie in the games' folders, from where Node does not find web/node_modules. */
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
    // Tests mount components, which needs the browser build of Svelte.
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
    // One DOM for all test files of a worker: making one takes longer than the tests.
    isolate: false,
  },
});
