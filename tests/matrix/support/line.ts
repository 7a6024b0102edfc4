/**
 * The roles of the callers. `owner` wrote all content and owns the community. `follower` follows the owner. `blocked`
 * has joined the community and was then blocked by the owner.
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
 * The places of the owner's content: on a public profile (`open`), on a private profile, in a community, in a VIP
 * community. `deleted`: the content has been deleted.
 */
export const places = ['open', 'private', 'community', 'vip', 'deleted'] as const;
export type Place = (typeof places)[number];

/**
 * An entry of the matrix: one call (by REST, by GraphQL or by both) and the expected answer to each role, for each
 * place where the content can be (such as an open or a private profile). Ids from `world.ts` replace `{post}` and other
 * names in braces. The secret is a text that only some roles may see. A row of answers has one cell per role, in the
 * order of `roles`:
 *
 * - `ok`: success
 * - `+`: success, and the answer contains the secret
 * - `-`: success, and the answer does not contain the secret
 * - `401`, `403`, `404` …: a refusal; in GraphQL, null counts as 404, and an error counts as the status of its code
 *
 * A refusal never contains the secret.
 */
export interface Line {
  does: string;
  rest?: string;
  json?: unknown;
  form?: Record<string, string>;
  graphql?: string;
  /** The REST call by which the owner causes the event that a subscription delivers. */
  event?: { rest: string; json?: unknown };
  /**
   * A text that no refusal may contain. By default it is the secret of the world, a word in every hidden text and
   * picture URL.
   */
  secret?: string;
  /** If true, the answer may contain the caller's own e-mail address. */
  ownAddress?: true;
  /**
   * If true, the call changes data. Each role then makes the call in a new world, unless the expected answer is a
   * refusal.
   */
  changes?: boolean;
  /** One row of expected answers for each place of the content. A single string is the row of the place `open`. */
  answers: Partial<Record<Place, string>> | string;
}

export const refusal = '__typename ... on Refusal { code }';

// Rows of expected answers that many entries share. Each row has one answer per role, in the order of these columns
// (`ended` is a member whose session has ended):
//                                      visitor ended blocked stranger free follower member moderator owner
export const everybody = /*         */ 'ok      401   404     ok       ok   ok       ok     ok        ok';
export const followers = /*         */ '404     401   404     404      404  ok       404    404       ok';
export const insiders = /*          */ '404     401   404     404      404  404      ok     ok        ok';
export const nobody = /*            */ '404     401   404     404      404  404      404    404       404';
export const anyMember = /*         */ '401     401   ok      ok       ok   ok       ok     ok        ok';

/** Replaces the visitor's answer in the row by 401, for calls that need a session. */
export function signedIn(row: string) {
  return row.replace(/^\S+/, '401');
}

/** Replaces each `ok` in the row by `+`: every successful answer has to contain the secret. */
export function told(row: string) {
  return row.replaceAll('ok', '+');
}

/** Applies `make` to the row of expected answers of each place. */
export function at(make: (row: string) => string, rows: Partial<Record<Place, string>>) {
  const made: Partial<Record<Place, string>> = {};
  for (const place of places) {
    const row = rows[place];
    if (row !== undefined) made[place] = make(row);
  }
  return made;
}

/**
 * The expected answers to a call that reads a post or something below it, such as a comment. There is one row for each
 * place of the post.
 */
export const whereSeen = { open: everybody, private: followers, community: insiders, vip: insiders, deleted: nobody };

/**
 * The expected answers to a call that returns several posts or comments and leaves out those that the caller may not
 * see. There is one row for each place of the post.
 */
export const whereListed = {
  // visitor        ended blocked stranger free follower member moderator owner
  open: /*      */ '+ 401 - + + + + + +',
  private: /*   */ '- 401 - - - + - - +',
  community: /* */ '- 401 - - - - + + +',
  vip: /*       */ '- 401 - - - - + + +',
  deleted: /*   */ '- 401 - - - - - - -',
};
