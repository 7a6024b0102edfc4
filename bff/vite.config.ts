import { defineConfig } from 'vite';

/** Builds the server: one module per process, dependencies left in node_modules. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/bff',
    emptyOutDir: true,
    copyPublicDir: false,
    rollupOptions: {
      input: {
        index: 'bff/index.ts',
        'gateway-main': 'bff/gateway-main.ts',
        backup: 'bff/backup.ts',
        restore: 'bff/restore.ts',
        'ledger-check': 'bff/ledger-check.ts',
        'platform/main': 'bff/platform/main.ts',
        'platform/remux.child': 'bff/platform/media/remux.child.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
