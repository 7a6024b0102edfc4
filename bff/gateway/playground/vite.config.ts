import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Builds GraphiQL together with the web workers of its editor, so that the playground loads no files from other sites.
 */
export default defineConfig({
  root: 'bff/gateway/playground',
  base: '/playground/',
  plugins: [react()],
  worker: { format: 'es' },
  // Accepts chunks of several megabytes without a warning: the editor is that large, but only developers load it.
  build: {
    outDir: '../../../dist/playground',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 8_000,
    rolldownOptions: {
      // Omits the warning about "use no memo". Only React's compiler reads this directive, and it has already run on
      // these packages.
      onLog: (level, log, write) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : write(level, log)),
    },
  },
});
