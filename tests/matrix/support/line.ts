/**
 * Who asks. `owner` wrote everything and owns the community; `follower` follows the owner; `blocked`, a member too, was
 * blocked by the owner.
 */
export const roles = [
  'visitor',
  'ended', // a session that has ended
  'blocked',
  'stranger', // PROFISSIONAL
  'free', // as the stranger, FREE
  'follower',
  'member',
  'moderator',
  'owner',
] as const;
export type Role = (typeof roles)[number];

/**
 * Where what they ask about is: published by a public profile, by a private one, inside a community, or not there any
 * more.
 */
export const places = ['open', 'private', 'community', 'vip', 'deleted'] as const;
export type Place = (typeof places)[number];

/**
 * One thing that can be asked, by REST, by GraphQL or both, and what each role is answered at each place. `{post}` and
 * the like stand for what `world.ts` has made. An answer per role, in the order of `roles`:
 *
 * - `ok`: done; `+`: done, and the secret is in the answer; `-`: done, and the secret is not
 * - `401`, `403`, `404` …: refused; what is null in GraphQL is a 404, a refusal has the status of its code
 *
 * A refusal never contains the secret.
 */
export interface Line {
  does: string;
  rest?: string;
  json?: unknown;
  form?: Record<string, string>;
  graphql?: string;
  /** For a subscription: what the owner does that its listeners hear. */
  event?: { rest: string; json?: unknown };
  /** What must not be told; the text and the picture of everything hidden, where nothing else is said. */
  secret?: string;
  /** Answers with the caller's own address, and no other. */
  ownAddress?: true;
  /** Each role that is not refused asks in a world of its own. */
  changes?: boolean;
  /** By place; or one row for all places alike. */
  answers: Partial<Record<Place, string>> | string;
}

export const refusal = '__typename ... on Refusal { code }';

// Rows that many lines share:          visitor ended blocked stranger free follower member moderator owner
export const everybody = /*         */ 'ok      401   404     ok       ok   ok       ok     ok        ok';
export const followers = /*         */ '404     401   404     404      404  ok       404    404       ok';
export const insiders = /*          */ '404     401   404     404      404  404      ok     ok        ok';
export const nobody = /*            */ '404     401   404     404      404  404      404    404       404';
export const anyMember = /*         */ '401     401   ok      ok       ok   ok       ok     ok        ok';

/** What needs a session is asked of visitors. */
export function signedIn(row: string) {
  return row.replace(/^\S+/, '401');
}

/** The row with the secret in each answer that is no refusal. */
export function told(row: string) {
  return row.replaceAll('ok', '+');
}

/** The same of each place. */
export function at(make: (row: string) => string, rows: Partial<Record<Place, string>>) {
  const made: Partial<Record<Place, string>> = {};
  for (const place of places) {
    const row = rows[place];
    if (row !== undefined) made[place] = make(row);
  }
  return made;
}

/** A post, and all that hangs on it, is for those who may see it. */
export const whereSeen = { open: everybody, private: followers, community: insiders, vip: insiders, deleted: nobody };
