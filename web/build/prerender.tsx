import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../router.tsx';
import { landing } from '../routes.ts';
import { Splash } from './Splash.tsx';

/**
 * Renders two pieces of HTML: the landing page with the age gate (the dialog that asks for the visitor's age), which
 * React hydrates in the browser, and the splash, which members see until React runs.
 */
export async function prerender() {
  await landing.page.load();
  return {
    landing: renderToString(
      <StaticRouter location={landing.path}>
        <App />
      </StaticRouter>,
    ),
    splash: renderToStaticMarkup(<Splash />),
  };
}
