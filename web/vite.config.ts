import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunkGroups } from './build/chunks.ts';
import { compressPlugin } from './build/compressPlugin.ts';
import { documentsPlugin } from './build/documents.ts';
import { gatewayProxy } from './build/gatewayProxy.ts';
import { iconsPlugin } from './build/iconsPlugin.ts';
import { madeFilesPlugin } from './build/madeFilesPlugin.ts';
import { OLDEST_BROWSERS } from './build/oldestBrowsers.ts';
import { pagePlugin } from './build/pagePlugin.ts';
import { pwaOptions } from './build/pwa.ts';

export default defineConfig({
  root: 'web',
  resolve: {
    alias: [
      { find: 'react-style-singleton', replacement: new URL('ui/styleSingleton.ts', import.meta.url).pathname },
      // The path from which the icons of lucide-react import `createLucideIcon`.
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: new URL('ui/lucideIcon.ts', import.meta.url).pathname },
    ],
  },
  plugins: [
    react(),
    tailwindcss(),
    iconsPlugin(),
    madeFilesPlugin(),
    pagePlugin(),
    VitePWA(pwaOptions),
    compressPlugin(),
    documentsPlugin(),
  ],
  server: { proxy: gatewayProxy(process.env.GATEWAY_URL) },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: OLDEST_BROWSERS,
    modulePreload: {
      // Do not include the modulepreload polyfill. Browsers that do not support modulepreload request the same files
      // slightly later.
      polyfill: false,
      // Leave out files that are already loaded, because each file name makes the preload lists longer. On every page
      // the imports of the entry are already loaded; on a page for members, also the chunks that all such pages share.
      resolveDependencies: (_file, dependencies, { hostId, hostType }) => {
        if (hostType === 'html') return dependencies;
        const isMembers = /\/(apollo|frame|posts|DataFrame|FeedPage)-/.test(hostId);
        const there = isMembers ? /\/(base|rolldown-runtime|apollo|frame|posts)-/ : /\/(base|rolldown-runtime)-/;
        return dependencies.filter((file) => !there.test(file));
      },
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        // The first load contains the names of all files, and a hash does not compress. Rolldown cannot tell so many
        // files apart by six characters.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
});
