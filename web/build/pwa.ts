import type { VitePWAOptions } from 'vite-plugin-pwa';

/**
 * The installable app. The service worker keeps the app's own files and answers navigations with the page while there
 * is no network; what the server says (/graphql) and media are never kept by it.
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
    globPatterns: ['**/*.{js,css,html,svg,woff2}'],
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [
      /^\/(api|graphql|media|go|sandbox|meus-dados|playground|healthz|readyz|metrics)(\/|$)/,
      /\.[a-z0-9]+$/i,
    ],
    cleanupOutdatedCaches: true,
  },
};
