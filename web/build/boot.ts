import { FeedDocument } from '../features/feed/generated/feed.ts';
import type { FirstLoadFiles } from './firstLoad.ts';
import { preloadKey } from '../apollo/preload.ts';
import { ELSEWHERE, LEAVE } from '../features/discretion/quickExit.ts';
import { FEED_PAGE, FEED_PLACE } from '../features/feed/useFeed.ts';
import { PLACE_KEY, PLACE_LIFETIME_MS, type ListPage } from '../lists/listPlace.ts';
import { isComposing } from '../ui/isComposing.ts';
import { discretion, type DiscretionConfig } from './discretion.ts';
import { hashOf, textOf } from './documents.ts';

const neutral: DiscretionConfig = { elsewhere: ELSEWHERE, leave: LEAVE, title: 'Notas', icon: '/notas.svg' };

/**
 * Returns the page's only inline script, which the content security policy allows by its hash. The script
 * - applies discreet mode (discretion.ts),
 * - sets the class of the html element, which selects the visible part of the page until React runs
 *   (web/ui/theme.css),
 * - remembers the last click until React runs,
 * - preloads the chunks of the page,
 * - requests the feed if a member opens it; the Apollo client uses the answer (web/apollo/preload.ts).
 *
 * No build step transforms the code of the script, so it is plain ES2017.
 */
export function bootScript(files: FirstLoadFiles) {
  const settings = {
    files,
    place: `/${PLACE_KEY}:${FEED_PLACE}`,
    placeLifetimeMs: PLACE_LIFETIME_MS,
    page: FEED_PAGE,
    feed: {
      operationName: 'Feed',
      // Send the hash of the query in the format of trusted.ts. If the gateway does not know the hash, the client sends
      // the query's text.
      extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(textOf(FeedDocument)) } },
    },
  };
  return `${called(discretion, neutral, isComposing)};${called(boot, settings, preloadKey)}`;
}

/**
 * Returns a call of the function `run` as script text, with the settings as JSON and the source of each helper. Escapes
 * '<', so that the settings cannot close the script element.
 */
function called<Settings, Helpers extends ((...values: never[]) => unknown)[]>(
  run: (settings: Settings, ...helpers: Helpers) => void,
  settings: Settings,
  ...helpers: Helpers
) {
  const values = [JSON.stringify(settings).replaceAll('<', '\\u003c'), ...helpers.map(String)];
  return `(${run.toString()})(${values.join(', ')})`;
}

type BootSettings = { files: FirstLoadFiles; place: string; placeLifetimeMs: number; page: ListPage; feed: object };

function boot({ files, place, placeLifetimeMs, page: start, feed }: BootSettings, keyOf: typeof preloadKey) {
  let token: string | null = null;
  let member = false;
  let adult = false;
  let variables = start;
  try {
    token = localStorage.getItem('t');
    member = Boolean(token && localStorage.getItem('s'));
    adult = localStorage.getItem('ageVerified') === 'true';
    // After a reload the feed starts at its saved scroll position (web/lists/useFirstPage.ts).
    const saved = Object.keys(sessionStorage).find((key) => key.endsWith(place));
    let savedAt = 0;
    let page = start;
    JSON.parse((saved && sessionStorage.getItem(saved)) || '{}', (name, value: number & ListPage) => {
      if (name === 'savedAt') savedAt = value;
      if (name === 'page') page = value;
      return value;
    });
    if (Date.now() - savedAt < placeLifetimeMs) variables = page;
  } catch {
    // The browser blocks storage, so the viewer is treated as a visitor, or a saved position is broken.
  }
  // Without this, a click before React runs would be lost. The app repeats the last click
  // (web/navigation/earlyPress.ts).
  let pressed: HTMLElement | null = null;
  const keep = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('#root button');
    if (!button) return;
    event.stopPropagation();
    pressed = button;
  };
  addEventListener('click', keep, true);
  window.__pressAgain = () => {
    removeEventListener('click', keep, true);
    if (pressed) pressed.click();
  };

  const path = location.pathname;
  const home = path === '/';
  document.documentElement.className = !home ? 'elsewhere' : !adult ? 'gated' : member ? 'member' : 'landing';

  const page = home
    ? member
      ? 'feed'
      : 'landing'
    : path === '/login'
      ? 'login'
      : path === '/register'
        ? 'register'
        : path.startsWith('/post/') && path !== '/post/create'
          ? 'post'
          : null;
  for (const file of page ? files[page] : []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/${file}` }));
  }

  if (!home || !member || !adult || !token) return;
  const answer = fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json,application/json;q=0.9',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ ...feed, variables }),
  }).then((response): Promise<unknown> =>
    response.ok ? response.json() : Promise.reject(new Error(String(response.status))),
  );
  answer.catch(() => undefined);
  window.__preload = { key: keyOf('Feed', variables), token, answer };
  // If the first screen has not used the answer by now, discard it, because it would be out of date later.
  setTimeout(() => delete window.__preload, 10_000);
}
