/**
 * The callers. `owner` wrote everything and owns the community; `follower` follows the owner; `blocked`, also a member
 * of the community, was blocked by the owner.
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
 * The place of the content: published by a public profile, by a private one, inside a community or a VIP community, or
 * deleted.
 */
export const places = ['open', 'private', 'community', 'vip', 'deleted'] as const;
export type Place = (typeof places)[number];

/**
 * One call, by REST, by GraphQL or both, and the answer to each role at each place. `{post}` and the like stand for
 * what `world.ts` has made. A row has one answer per role, in the order of `roles`:
 *
 * - `ok`: success; `+`: success, and the secret is in the answer; `-`: success, and the secret is not in the answer
 * - `401`, `403`, `404` …: a refusal; null in GraphQL is a 404, and a refusal has the status of its code
 *
 * A refusal never contains the secret.
 */
export interface Line {
  does: string;
  rest?: string;
  json?: unknown;
  form?: Record<string, string>;
  graphql?: string;
  /** The owner's call that causes the event of a subscription. */
  event?: { rest: string; json?: unknown };
  /** The text that a refusal must not contain; by default the text and picture of all that is hidden. */
  secret?: string;
  /** The answer may contain the caller's own e-mail address. */
  ownAddress?: true;
  /** Each role that is not refused calls in a world of its own. */
  changes?: boolean;
  /** A row for each place, or one row for all places. */
  answers: Partial<Record<Place, string>> | string;
}

export const refusal = '__typename ... on Refusal { code }';

// Rows that many entries share:        visitor ended blocked stranger free follower member moderator owner
export const everybody = /*         */ 'ok      401   404     ok       ok   ok       ok     ok        ok';
export const followers = /*         */ '404     401   404     404      404  ok       404    404       ok';
export const insiders = /*          */ '404     401   404     404      404  404      ok     ok        ok';
export const nobody = /*            */ '404     401   404     404      404  404      404    404       404';
export const anyMember = /*         */ '401     401   ok      ok       ok   ok       ok     ok        ok';

/** Returns the row with 401 for visitors, for a call that needs a session. */
export function signedIn(row: string) {
  return row.replace(/^\S+/, '401');
}

/** Returns the row with the secret in each answer that is no refusal. */
export function told(row: string) {
  return row.replaceAll('ok', '+');
}

/** Changes the row of each place. */
export function at(make: (row: string) => string, rows: Partial<Record<Place, string>>) {
  const made: Partial<Record<Place, string>> = {};
  for (const place of places) {
    const row = rows[place];
    if (row !== undefined) made[place] = make(row);
  }
  return made;
}

/** The rows of a post and all that belongs to it, by place. */
export const whereSeen = { open: everybody, private: followers, community: insiders, vip: insiders, deleted: nobody };
