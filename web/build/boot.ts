import { FeedDocument } from '../features/feed/generated/feed.ts';
import type { FirstLoadFiles } from './firstLoad.ts';
import { preloadKey } from '../apollo/preload.ts';
import { SNAPSHOT_KEY } from '../apollo/snapshot.ts';
import { ELSEWHERE, LEAVE } from '../features/discretion/quickExit.ts';
import { FEED_PAGE } from '../features/feed/useFeed.ts';
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
  const variables = FEED_PAGE;
  const settings = {
    files,
    snapshot: SNAPSHOT_KEY,
    key: preloadKey('Feed', variables),
    body: JSON.stringify({
      operationName: 'Feed',
      variables,
      // Send the hash of the query in the format of trusted.ts. If the gateway does not know the hash, the client sends
      // the query's text.
      extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(textOf(FeedDocument)) } },
    }),
  };
  return `${called(discretion, neutral, isComposing)};${called(boot, settings)}`;
}

/**
 * Returns a call of the function `run` as script text, with the settings as JSON and the source of each helper. Escapes
 * '<', so that the settings cannot close the script element.
 */
function called<Settings, Helpers extends ((event: KeyboardEvent) => boolean)[]>(
  run: (settings: Settings, ...helpers: Helpers) => void,
  settings: Settings,
  ...helpers: Helpers
) {
  const values = [JSON.stringify(settings).replaceAll('<', '\\u003c'), ...helpers.map(String)];
  return `(${run.toString()})(${values.join(', ')})`;
}

function boot({ files, snapshot, key, body }: { files: FirstLoadFiles; snapshot: string; key: string; body: string }) {
  let token: string | null = null;
  let member = false;
  let adult = false;
  let kept = false;
  try {
    token = localStorage.getItem('t');
    member = Boolean(token && localStorage.getItem('s'));
    adult = localStorage.getItem('ageVerified') === 'true';
    kept = Object.keys(sessionStorage).some((key) => key.endsWith(`/${snapshot}`));
  } catch {
    // The browser blocks storage, so treat the viewer as a visitor.
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

  // After a reload the client already has the feed (web/apollo/snapshot.ts), so do not request it.
  if (!home || !member || !adult || !token || kept) return;
  const answer = fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json,application/json;q=0.9',
      authorization: `Bearer ${token}`,
    },
    body,
  }).then((response): Promise<unknown> =>
    response.ok ? response.json() : Promise.reject(new Error(String(response.status))),
  );
  answer.catch(() => undefined);
  window.__preload = { key, token, answer };
  // If the first screen has not used the answer by now, discard it, because it would be out of date later.
  setTimeout(() => delete window.__preload, 10_000);
}
