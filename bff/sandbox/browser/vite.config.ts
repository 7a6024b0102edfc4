import { defineConfig } from 'vite';

/**
 * Builds the sandbox's stand-in for Stripe.js: a single file, which payment screens load as they would load Stripe's.
 */
export default defineConfig({
  root: 'bff/sandbox/browser',
  build: {
    outDir: '../../../dist/sandbox',
    emptyOutDir: true,
    target: 'es2022',
    lib: { entry: 'index.ts', formats: ['iife'], name: 'BrasaSandbox', fileName: () => 'stripe.js' },
  },
});
