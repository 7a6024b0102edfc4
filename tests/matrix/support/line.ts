/**
 * The roles of the callers. `owner` wrote all content and owns the community. `follower` follows the owner. `blocked`
 * is a member of the community whom the owner has blocked.
 */
export const roles = [
  'visitor',
  'ended', // A member whose session has ended.
  'blocked',
  'stranger', // PROFISSIONAL
  'free', // A member like `stranger`, but with a FREE profile.
  'follower',
  'member',
  'moderator',
  'owner',
] as const;
export type Role = (typeof roles)[number];

/**
 * The places of the owner's content: a public profile, a private profile, a community, a VIP community; or the content
 * is deleted.
 */
export const places = ['open', 'private', 'community', 'vip', 'deleted'] as const;
export type Place = (typeof places)[number];

/**
 * One call (by REST, by GraphQL or by both) and the expected answer to each role at each place. `{post}` and other
 * names in braces are replaced by ids from `world.ts`. A row of answers has one cell per role, in the order of `roles`:
 *
 * - `ok`: success; `+`: success, and the answer contains the secret; `-`: success, and the answer does not contain it
 * - `401`, `403`, `404` …: a refusal. In GraphQL a null counts as 404, and an error counts as the status of its code.
 *
 * A refusal never contains the secret.
 */
export interface Line {
  does: string;
  rest?: string;
  json?: unknown;
  form?: Record<string, string>;
  graphql?: string;
  /** The REST call by which the owner causes the event of a subscription. */
  event?: { rest: string; json?: unknown };
  /**
   * The text that a refusal must not contain. The default is the world's secret, which is part of every hidden text and
   * picture URL.
   */
  secret?: string;
  /** Allows the answer to contain the caller's own e-mail address. */
  ownAddress?: true;
  /** The call changes data, so each role that is not refused gets a world of its own. */
  changes?: boolean;
  /** One row per place, or a single row for the place `open`. */
  answers: Partial<Record<Place, string>> | string;
}

export const refusal = '__typename ... on Refusal { code }';

// Rows of answers that many entries share. Each row has one answer per role, in the order of these columns (`ended`
// is a session that has ended):
//                                      visitor ended blocked stranger free follower member moderator owner
export const everybody = /*         */ 'ok      401   404     ok       ok   ok       ok     ok        ok';
export const followers = /*         */ '404     401   404     404      404  ok       404    404       ok';
export const insiders = /*          */ '404     401   404     404      404  404      ok     ok        ok';
export const nobody = /*            */ '404     401   404     404      404  404      404    404       404';
export const anyMember = /*         */ '401     401   ok      ok       ok   ok       ok     ok        ok';

/** Returns the row with 401 for the visitor: the row of a call that needs a session. */
export function signedIn(row: string) {
  return row.replace(/^\S+/, '401');
}

/** Returns the row with `+` in place of each `ok`: each success has to contain the secret. */
export function told(row: string) {
  return row.replaceAll('ok', '+');
}

/** Applies `make` to the row of each place. */
export function at(make: (row: string) => string, rows: Partial<Record<Place, string>>) {
  const made: Partial<Record<Place, string>> = {};
  for (const place of places) {
    const row = rows[place];
    if (row !== undefined) made[place] = make(row);
  }
  return made;
}

/** The rows for reading a post, or an object below it such as a comment, by place. */
export const whereSeen = { open: everybody, private: followers, community: insiders, vip: insiders, deleted: nobody };
