import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../router.tsx';
import { landing } from '../routes.ts';
import { Splash } from './Splash.tsx';

/** The landing page with the age gate, as the browser's React takes it over; and what members see until it runs. */
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
