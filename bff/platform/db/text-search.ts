import { sql, type RawBuilder } from 'kysely';

const MAX_WORDS = 8;

/**
 * Returns a text search for rows that contain a word beginning with each typed word, ignoring diacritics and case.
 * Returns null if no word was typed. Use it on a column `search` that holds `search_vector(…)`: both split text into
 * words by the same function, `search_words` (migration 105).
 */
export function prefixQuery(typed: string): RawBuilder<unknown> | null {
  return /[\p{L}\p{N}]/u.test(typed) ? sql`search_query(${typed}, ${MAX_WORDS})` : null;
}
