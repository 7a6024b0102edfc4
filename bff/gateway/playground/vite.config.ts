import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds GraphiQL with its editor's workers, so that the playground loads nothing from elsewhere. */
export default defineConfig({
  root: 'bff/gateway/playground',
  base: '/playground/',
  plugins: [react()],
  worker: { format: 'es' },
  // The editor is several megabytes, but only developers load it.
  build: {
    outDir: '../../../dist/playground',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 8_000,
    rolldownOptions: {
      // Only React's compiler reads "use no memo", and it has already run on these packages.
      onLog: (level, log, write) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : write(level, log)),
    },
  },
});
