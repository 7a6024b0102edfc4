import { defineConfig } from 'vite';

/** Builds the sandbox's replacement for Stripe.js as a single file, which payment pages load instead of Stripe.js. */
export default defineConfig({
  root: 'bff/sandbox/browser',
  build: {
    outDir: '../../../dist/sandbox',
    emptyOutDir: true,
    target: 'es2022',
    lib: { entry: 'index.ts', formats: ['iife'], name: 'BrasaSandbox', fileName: () => 'stripe.js' },
  },
});
