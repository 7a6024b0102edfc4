import { sql, type RawBuilder } from 'kysely';

const MAX_WORDS = 8;

/**
 * Returns a text search for rows that contain a word beginning with each typed word, ignoring marks and case, or null
 * if no word was typed. Use it on a column `search` that holds `to_tsvector('simple', searchable(…))`. Any character
 * other than a letter or digit separates words.
 */
export function beginningsOf(typed: string): RawBuilder<unknown> | null {
  const folded = typed.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = (folded.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
  return words.length === 0 ? null : sql`to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`;
}
