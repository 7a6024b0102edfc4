import { createRoot } from 'react-dom/client';

const GUIDE = /^\/playground\/(recipes|errors)(\/|$)/;

const root = document.getElementById('root');
if (root) createRoot(root).render(await page());

/**
 * Loads the playground's editor only on the page that shows it, so that the recipes and error codes appear without
 * waiting for the editor.
 */
async function page() {
  if (GUIDE.test(location.pathname)) {
    const { Guide } = await import('./guide/Guide.tsx');
    return <Guide path={location.pathname} />;
  }
  const { Playground } = await import('./page.ts');
  return <Playground />;
}
