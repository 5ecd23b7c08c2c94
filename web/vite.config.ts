import { createHash } from 'node:crypto';
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

/**
 * Tells the service worker its build and the page's own files, which it fetches before they are needed: all but boards
 * and words, which are large. The build is a hash of all names, and so of all contents.
 */
function tellWorker(): Plugin {
  return {
    name: 'tell-worker',
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== 'chunk') throw new Error('the service worker was not built');
      const own = Object.values(bundle).flatMap((file) => {
        if (file.type !== 'chunk' || file === worker || file.moduleIds.some((id) => LARGE.test(id)))
          return [];
        return [file.fileName, ...(file.viteMetadata?.importedCss ?? [])];
      });
      const build = createHash('sha256').update(Object.keys(bundle).sort().join()).update(worker.code);
      worker.code = worker.code
        .replace('__BUILD__', build.digest('hex').slice(0, 12))
        .replace('__FILES__', [...new Set(own)].sort().join());
    },
  };
}

const LARGE = /\/games\/.*\.svelte|\.ftl/;

/** At the root, because a service worker has no power over what lies above it. */
const WORKER = 'worker.js';

export default defineConfig({
  base: '/',
  plugins: [packagesForBoards(), svelte(), tellWorker()],
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
    rolldownOptions: {
      input: { index: `${here}index.html`, worker: `${here}src/worker.ts` },
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js'),
      },
    },
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
