import './ui/theme.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { getSession } from './storage/session.ts';
import { AppRouter } from './navigation/AppRouter.tsx';
import { dropEntries } from './navigation/entries.ts';
import { App } from './router.tsx';
import { findRoute, landing, loadRoute } from './routes.ts';

const app = (
  <AppRouter>
    <App />
  </AppRouter>
);

/** Hydrates the landing page that the build has prerendered; renders every other page from scratch. */
async function start(root: HTMLElement) {
  const route = findRoute(window.location.pathname, getSession() !== null);
  if (route) await loadRoute(route).catch(() => undefined);

  if (route === landing && root.firstElementChild) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

dropEntries();
const root = document.getElementById('root');
if (root) void start(root);

// This code is not needed for the first paint, so load it afterwards. The page works until it is loaded.
const afterwards = () =>
  Promise.allSettled([
    import('./features/offline/appShell.ts').then((m) => m.keepAppShell()),
    import('./navigation/afterLoad.ts').then((m) => m.afterLoad()),
  ]);
if (document.readyState === 'complete') void afterwards();
else addEventListener('load', () => void afterwards(), { once: true });
