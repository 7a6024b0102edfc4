import { createHash } from 'node:crypto';
import { z } from 'zod';
import { invalidInput } from '../errors.ts';
import { id } from './input.ts';

/** The default page size. SPEC.md section 9: the feed has pages of 10 posts. */
const DEFAULT_SIZE = 10;
const MAX_SIZE = 50;

export interface PageRequest {
  size: number;
  direction: 'after' | 'before';
  cursor: Position | null;
  /**
   * True for the last entries of the list, or of its part before the cursor. Otherwise the page holds the first
   * entries. A query sorts with `keysetOrder`, and `pageOf` restores the order of the list.
   */
  isLast?: boolean;
}

/** The position of an item in a list: the section (`part`) of the list that holds the item, and the item's id. */
export interface Position {
  part: string;
  id: string;
}

export interface Paging {
  cursorSize: number;
  cursorBefore: string | null;
  cursorAfter: string | null;
  hasMore: boolean;
}

export const pageQuery = z.object({
  cursorSize: z.coerce.number().int().min(1).max(MAX_SIZE).default(DEFAULT_SIZE),
  cursorBefore: z.string().max(200).optional(),
  cursorAfter: z.string().max(200).optional(),
  cursorLast: z.literal('true').optional(),
});

type PageQuery = z.output<typeof pageQuery>;

/** The schema of the query string for a list that clients read in one direction only. */
export const forwardQuery = pageQuery.omit({ cursorBefore: true, cursorLast: true });

/**
 * Builds the name of a list of search results, for `cursorsOf`. The name contains a short hash of the search, so that
 * the name stays short even if the search text is long.
 */
export function listOf(name: string, search: object) {
  return `${name}:${createHash('sha256').update(JSON.stringify(search)).digest('base64url').slice(0, 16)}`;
}

/**
 * Reads the size and the direction of a page, and the text of its cursor, which is undefined for a page at the start or
 * the end of the list.
 * @throws {ApiError} 400 if both directions are requested
 */
export function readPlace({ cursorSize: size, cursorBefore, cursorAfter, cursorLast }: PageQuery) {
  const before = cursorBefore === '' ? undefined : cursorBefore;
  const after = cursorAfter === '' ? undefined : cursorAfter;
  if (before !== undefined && after !== undefined) {
    throw invalidInput('cursorBefore', 'Use cursorBefore ou cursorAfter, não os dois.');
  }
  const isLast = cursorLast !== undefined;
  if (isLast && after !== undefined) {
    throw invalidInput('cursorLast', 'Use cursorLast com cursorBefore, não com cursorAfter.');
  }
  const direction: PageRequest['direction'] = before === undefined ? 'after' : 'before';
  return { size, direction, isLast, text: before ?? after };
}

/**
 * Creates the encoder and the decoder for the cursors of one list, which clients cannot interpret.
 * @param list the list's name, which is part of each cursor, so that a cursor of another list is rejected
 * @param parts the names of the list's sections that a cursor may contain, as an array or as a pattern
 */
export function cursorsOf(list: string, parts: readonly string[] | RegExp = ['']) {
  return {
    write: ({ part, id: itemId }: Position) => Buffer.from(`${list}|${part}|${itemId}`).toString('base64url'),

    /**
     * Parses the position of a page from the query of a request.
     * @throws {ApiError} 400 if both directions are requested, or the cursor is malformed or belongs to another list
     */
    readPage(query: PageQuery): PageRequest {
      const { text, ...page } = readPlace(query);
      return { ...page, cursor: text === undefined ? null : read(text, page.direction) };
    },
  };

  function read(text: string, direction: PageRequest['direction']): Position {
    const [ofList, part, itemId] = Buffer.from(text, 'base64url').toString('utf8').split('|');
    const position = id.safeParse(itemId);
    if (ofList !== list || part === undefined || !isPart(part) || !position.success) {
      throw invalidInput(direction === 'after' ? 'cursorAfter' : 'cursorBefore', 'O cursor não é desta lista.');
    }
    return { part, id: position.data };
  }

  function isPart(part: string) {
    return parts instanceof RegExp ? parts.test(part) : parts.includes(part);
  }
}

export type Cursors = ReturnType<typeof cursorsOf>;

/**
 * Builds a page from rows that were queried with one extra row, in the order of `keysetOrder`. The extra row is left
 * out of the page; it only shows that the list goes on (`hasMore`). The items of the page have the order of the list.
 * @param toItem builds an item of the response from a row and its cursor
 */
export function pageOf<Row, Item>(
  rows: Row[],
  { size, isLast = false }: PageRequest,
  cursorOf: (row: Row) => string,
  toItem: (row: Row, cursor: string) => Item,
): { items: Item[]; paging: Paging } {
  const page = rows.slice(0, size);
  if (isLast) page.reverse();
  const first = page[0];
  const last = page.at(-1);

  return {
    items: page.map((row) => toItem(row, cursorOf(row))),
    paging: {
      cursorSize: size,
      cursorBefore: first === undefined ? null : cursorOf(first),
      cursorAfter: last === undefined ? null : cursorOf(last),
      hasMore: rows.length > size,
    },
  };
}
