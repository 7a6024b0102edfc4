import { sql, type RawBuilder } from 'kysely';

const MAX_WORDS = 8;

/**
 * A text search for what begins with each word typed, without regard to marks and case, against a column `search` that
 * holds `to_tsvector('simple', searchable(…))`; null when no word was typed. What is neither letter nor digit
 * separates.
 */
export function beginningsOf(typed: string): RawBuilder<unknown> | null {
  const folded = typed.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = (folded.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
  return words.length === 0 ? null : sql`to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`;
}
