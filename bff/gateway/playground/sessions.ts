import { z } from 'zod';

/** Options that the menu "Sign in as" shows only while the Headers pane contains the token of such a session. */
export const ENDED = 'a session that has ended';
export const SIGNED_IN_FRESH = 'a fresh member, signed in';
export const SIGNED_IN_SHARED = 'a test member, whom examples share';

const answer = z.object({ errors: z.array(z.object({ extensions: z.object({ code: z.string() }).optional() })) });

/** Maps the `Authorization` header of each session of this page to the member's name in the menu "Sign in as". */
let names: ReadonlyMap<string, string> = new Map();
const listeners = new Set<() => void>();

export const readSessions = () => names;

export function subscribeToSessions(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function nameSession(authorization: string, name: string) {
  names = new Map([...names, [authorization, name]]);
  for (const listener of listeners) listener();
}

export function forgetSession(authorization: string) {
  nameSession(authorization, ENDED);
}

/**
 * Wraps the `fetch` of operations. When the gateway rejects a session, the menu "Sign in as" shows that the session has
 * ended.
 */
export function watchSessions(send: typeof fetch): typeof fetch {
  return async (url, init) => {
    const response = await send(url, init);
    const authorization = new Headers(init?.headers).get('authorization');
    if (authorization === null) return response;
    const read = answer.safeParse(
      await response
        .clone()
        .json()
        .catch(() => undefined),
    );
    const isRefused = read.data?.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
    if (isRefused === true) forgetSession(authorization);
    return response;
  };
}
