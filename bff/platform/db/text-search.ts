import { sql, type RawBuilder } from 'kysely';

const MAX_WORDS = 8;

/**
 * Returns a text search query for rows that contain, for each typed word, a word beginning with it. Ignores diacritics
 * and case. Returns null if the text contains no word. Use the query on a column `search` that holds
 * `search_vector(…)`: both split text into words by the same function, `search_words` (migration 113).
 */
export function prefixQuery(typed: string): RawBuilder<unknown> | null {
  return /[\p{L}\p{N}]/u.test(typed) ? sql`search_query(${typed}, ${MAX_WORDS})` : null;
}
