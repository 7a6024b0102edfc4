import { readFile } from 'node:fs/promises';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import { z } from 'zod';

type ManifestEntry = { url: string; revision: string | null; size: number };

const firstLoads = z.array(z.object({ name: z.string(), files: z.array(z.string()) }));

/**
 * The options of the installable app (PWA). The service worker caches the app's own files, and answers navigations from
 * the cache when there is no network. It never caches responses of /graphql or media. features/offline/appShell.ts
 * registers the service worker.
 */
export const pwaOptions: Partial<VitePWAOptions> = {
  registerType: 'autoUpdate',
  injectRegister: false,
  manifest: {
    id: '/',
    name: 'Brasa',
    short_name: 'Brasa',
    description: 'A rede social adulta onde a conversa pega fogo.',
    lang: 'pt-BR',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#13100f',
    theme_color: '#13100f',
    categories: ['social'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  },
  workbox: {
    globPatterns: ['**/*.{js,html,svg,woff2}'],
    manifestTransforms: [firstScreens],
    // Every URL of the app returns the same HTML page: see `answerPage` below.
    directoryIndex: null,
    navigateFallback: null,
    runtimeCaching: [
      { urlPattern: isPage, handler: answerPage },
      {
        // The file names contain a hash of the content, so a cached file never has to be revalidated.
        urlPattern: /\/assets\/[^/]+$/,
        handler: 'CacheFirst',
        options: { cacheName: 'used', expiration: { maxEntries: 200 }, cacheableResponse: { statuses: [200] } },
      },
    ],
    skipWaiting: true,
    clientsClaim: true,
    cleanupOutdatedCaches: true,
  },
};

/**
 * Leaves only the files of a member's first screens in the precache. Other files are cached when the browser first
 * requests them.
 */
async function firstScreens(entries: ManifestEntry[]) {
  const text = await readFile('dist/web/.vite/first-loads.json', 'utf8');
  const files = new Set(
    firstLoads.parse(JSON.parse(text)).flatMap(({ name, files }) => (name === 'landing' ? [] : files)),
  );
  const isKept = ({ url }: ManifestEntry) => !/\.js$|emoji\//.test(url) || files.has(url);
  return { manifest: entries.filter(isKept), warnings: [] };
}

/**
 * Returns true for a navigation to a page of the app. This function and `answerPage` are copied into the service
 * worker, so neither function may use a variable or import from outside itself.
 */
function isPage({ request, url }: { request: Request; url: URL }) {
  const elsewhere =
    /^\/(api|graphql|media|go|sandbox|meus-dados|playground|healthz|readyz|metrics)(\/|$)|\.[a-z0-9]+$/i;
  return request.mode === 'navigate' && !elsewhere.test(url.pathname);
}

/**
 * Answers a navigation with the current page from the network, including its content security policy. If the network
 * takes too long or fails, answers with the cached page.
 */
export async function answerPage({ request }: { request: Request }) {
  const patience = 3_000;
  const kept = () => caches.match('/index.html', { ignoreSearch: true }).catch(() => undefined);
  const asked = fetch(request).then(async (answer) => (answer.status < 500 ? answer : ((await kept()) ?? answer)));
  const late = new Promise((resolve) => setTimeout(resolve, patience)).then(kept);
  const first = await Promise.race([asked.catch(kept), late]);
  return first ?? asked;
}
