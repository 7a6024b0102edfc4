import { createRoot } from 'react-dom/client';

const GUIDE = /^\/playground\/(recipes|errors)(\/|$)/;

const root = document.getElementById('root');
if (root) {
  const shown = createRoot(root);
  page().then(
    (content) => shown.render(content),
    () => shown.render(<Failed />),
  );
}

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

/**
 * Says that a file of the page could not be loaded. The gateway may have stopped, or its files may have new names since
 * a build, so the whole page is loaded again.
 */
function Failed() {
  return (
    <main>
      <p role="alert">
        The playground could not be loaded. Check that the gateway runs, and that this device is online.
      </p>
      <button type="button" onClick={() => location.reload()}>
        Try again
      </button>
    </main>
  );
}
