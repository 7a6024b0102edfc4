import { sql, type Kysely, type RawBuilder } from 'kysely';
import { isBlank } from '../../../schema/texts.ts';
import type { DB } from './schema.ts';

const MAX_WORDS = 8;
/** The length of the parts that `search_parts` returns (migration 115), in characters. */
const PART_LENGTH = 4;
/** The number of characters of a chunk that a query looks up in the index. They leave few rows to compare. */
const MAX_INDEXED = 24;

/**
 * Returns a text search query for rows that contain, for each typed word, a word beginning with it. Ignores diacritics
 * and case. An emoji is a word. Returns null for an empty search text. A text without a word, such as '…', finds no
 * row. Use the query on a column `search` that holds `search_vector(…)`: both split text into words by the same
 * function, `search_words` (migration 120).
 */
export function prefixQuery(typed: string): RawBuilder<unknown> | null {
  return isBlank(typed) ? null : sql`search_query(${typed}, ${MAX_WORDS})`;
}

/** A typed text between two blanks, folded. */
export interface Chunk {
  /** The text with its punctuation. */
  chunk: string;
  /** The words of the text, without punctuation. Empty if the text is a single word, or contains none. */
  words: string[];
}

/**
 * Splits a typed text at its blanks, and each chunk into words. The database folds the text by the function that also
 * folds what it stores. A second implementation in JavaScript would fold some letters in another way.
 */
export async function chunksOf(db: Kysely<DB>, typed: string) {
  if (isBlank(typed)) return [];
  const { rows } = await sql<Chunk>`select chunk, words from search_chunks(${typed})`.execute(db);
  return rows.map(({ chunk, words }) => ({
    chunk,
    words: words.every((word) => word === chunk) ? [] : words.slice(0, MAX_WORDS),
  }));
}

/**
 * Returns a text search query that matches all rows in which each chunk, or else all of its words, occurs. It may match
 * other rows, too. Use it on `search_parts(…)` (migration 115).
 * @param isStart returns true for a chunk or word that counts only at the start of a word
 */
export function partsQuery(chunks: readonly Chunk[], isStart: (text: string) => boolean) {
  const partsIn = (text: string) => (isStart(text) ? startQuery(text) : partsOf(text));
  const conditions = chunks.map(({ chunk, words }) =>
    words.length === 0 ? partsIn(chunk) : `(${partsIn(chunk)} | (${words.map(partsIn).join(' & ')}))`,
  );
  return conditions.join(' & ');
}

/** Returns a text search query that matches all rows in which a word or a chunk starts with `text`. */
export function startQuery(text: string) {
  return partsOf(` ${text}`);
}

function partsOf(text: string) {
  const letters = Array.from(text).slice(0, MAX_INDEXED);
  if (letters.length < PART_LENGTH) return `${lexemeOf(letters)}:*`;
  const ends = letters.slice(PART_LENGTH - 1);
  return `(${ends.map((_, index) => lexemeOf(letters.slice(index, index + PART_LENGTH))).join(' & ')})`;
}

function lexemeOf(letters: readonly string[]) {
  return `'${letters.join('').replace(/['\\]/g, '$&$&')}'`;
}
