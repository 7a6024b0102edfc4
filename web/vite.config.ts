import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const gateway = 'http://127.0.0.1:4000';

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss()],
  server: {
    port: 5173,
    proxy: { '/graphql': { target: gateway, ws: true }, '/media': gateway, '/playground': gateway },
  },
  build: { outDir: '../dist/web', emptyOutDir: true, target: 'es2022' },
});
