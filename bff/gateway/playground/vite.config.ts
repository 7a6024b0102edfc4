import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds GraphiQL with its editor's workers, so that the playground is served from here alone. */
export default defineConfig({
  root: 'bff/gateway/playground',
  base: '/playground/',
  plugins: [react()],
  worker: { format: 'es' },
  // The editor is several megabytes and loaded by developers alone.
  build: {
    outDir: '../../../dist/playground',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 8_000,
    rolldownOptions: {
      // "use no memo" means something to React's compiler alone, which has run on these packages already.
      onLog: (level, log, write) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : write(level, log)),
    },
  },
});
