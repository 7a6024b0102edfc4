import { sql, type Kysely, type RawBuilder } from 'kysely';
import { keysetCondition } from '../db/keyset.ts';
import type { DB, GenderCategory } from '../db/schema.ts';
import { chunksOf, partsQuery, startQuery, type Chunk } from '../db/text-search.ts';
import { cursorsOf, listOf, type PageRequest } from '../http/pagination.ts';
import { profileColumns, type ProfileRow } from './profiles.store.ts';
import { isBlockedBetween } from '../policy/members.ts';

/**
 * The ranks of a search result, the best first. 0: the nickname starts with the search text; 1: the name starts with
 * the search text; 2: a word of the name starts with it; 3: the search text occurs elsewhere; 4: the words of the
 * search text occur only separately.
 */
const RANKS = ['0', '1', '2', '3', '4'] as const;
type Rank = (typeof RANKS)[number];
/**
 * For each rank, the part of the LIKE pattern before the search text. The column `search` holds the folded nickname in
 * its first line, the folded name in its second line, and the words of both, each after a blank, in its third line.
 */
const BEFORE = ['', '%\n', '% ', '%'] as const;
/** The highest code point, used as the upper bound of a prefix range. */
const LAST = '\u{10ffff}';
const MAX_CHUNKS = 6;
/**
 * Shorter chunks and words of the search text match only at the start of a word. Anywhere within a word, almost every
 * name would match.
 */
const MIN_INNER = 3;
/**
 * The number of newest members that are scanned without an index of names. A name that is rare among these members is
 * assumed to be rare among all members.
 */
const NEWEST = 2_000;

export interface Search {
  /** The search text as typed. An empty text finds all members. */
  text: string;
  category: GenderCategory | null;
}

export interface FoundProfile extends ProfileRow {
  rank: string;
}

export const personCursors = (search: Search) => cursorsOf(listOf('people', search), RANKS);

/**
 * Searches the names and nicknames of the members whom the viewer may see, ignoring accents and case. Sorts the members
 * by match quality, then newest first. Returns one extra row that tells if there is a next page.
 *
 * The indexes of names do not sort: for a common name they would return every match, although a page needs only ten.
 * The query therefore fills each rank by scanning the newest members first, where a common name occurs often enough. It
 * uses the rank's index only if the page is not full then. Visibility is checked in the same order. The result is the
 * same as if all matches were sorted.
 */
export async function discover(db: Kysely<DB>, viewer: string, search: Search, page: PageRequest) {
  const chunks = await typedChunks(db, search.text);
  const { rows } = await sql<FoundProfile>`
    with ${chunks.length === 0 ? everybody(viewer, search, page) : found(chunks, viewer, search, page)}
    select page.rank, ${profileColumns(viewer)} from page join users u on u.id = page.id
    order by page.rank, u.id desc`.execute(db);
  return rows;
}

/** Splits the search text into chunks. Removes a leading @, which is not part of a nickname. */
async function typedChunks(db: Kysely<DB>, text: string) {
  const [first, ...more] = await chunksOf(db, text);
  if (!first) return [];
  const chunk = first.chunk.replace(/^@/, '');
  return [...(chunk === '' ? [] : [{ ...first, chunk }]), ...more].slice(0, MAX_CHUNKS);
}

function everybody(viewer: string, search: Search, page: PageRequest) {
  return sql`page as (
    select '0' as rank, u.id from users u
    where ${isOf(search)} and ${keysetCondition(page, 'u.id')} and ${isShown(viewer, sql`u.id`)}
    order by u.id desc limit ${page.size + 1}
  )`;
}

function found(chunks: Chunk[], viewer: string, search: Search, page: PageRequest) {
  const limit = page.size + 1;
  const tables = [
    walk('newest', chunks, search, sql`true`),
    walk('next', chunks, search, keysetCondition(page, 'u.id')),
  ];
  const soFar: RawBuilder<unknown>[] = [sql`select '' as rank, null::uuid as id where false`];
  for (const [index, { rank, ids }] of stepsOf(chunks, search, page).entries()) {
    const step = sql.ref(`step_${index}`);
    tables.push(sql`${step} as materialized (
      select ${rank}::text as rank, c.id from (${ids} offset 0) c
      where (select count(*) from (${union(soFar)}) x) < ${limit} and ${isShown(viewer, sql`c.id`)}
      order by c.id desc limit ${limit}
    )`);
    soFar.push(sql`select rank, id from ${step}`);
  }
  return sql`${sql.join(tables)},
    page as (select rank, id from (${union(soFar)}) x order by rank, id desc limit ${limit})`;
}

interface Step {
  rank: Rank;
  /** Newest first. */
  ids: RawBuilder<unknown>;
}

/**
 * Returns the queries of the search in order. For each rank, the scan of the newest members comes first. The query that
 * uses the rank's index follows.
 */
function stepsOf(chunks: Chunk[], search: Search, { cursor }: PageRequest): Step[] {
  return ranksOf(chunks)
    .filter((rank) => cursor === null || rank >= cursor.part)
    .flatMap((rank) => {
      const walked = sql.ref(rank === cursor?.part ? 'next' : 'newest');
      const near = sql`select n.id from ${walked} n where n.rank = ${rank} order by n.id desc`;
      const far = sql`select u.id from (
          select u.id, u.search, u.gender from users u where ${indexed(rank, chunks)} offset 0
        ) u
        where ${matches(chunks)} and ${rankOf(chunks)} = ${rank} and ${isOf(search)}
          and u.id < (select n.id from ${walked} n order by n.id desc offset ${NEWEST - 1} limit 1)
        order by u.id desc`;
      return [near, far].map((ids) => ({ rank, ids }));
    });
}

/**
 * Selects the newest members for which `isThere` is true, each with a rank. The rank is null for a member that does not
 * match the search. The condition `search <> ''` allows PostgreSQL to use the partial index.
 */
function walk(name: string, chunks: Chunk[], search: Search, isThere: RawBuilder<unknown>) {
  return sql`${sql.ref(name)} as materialized (
    select u.id, case when ${matches(chunks)} then ${rankOf(chunks)} end as rank from (
      select u.id, u.search from users u where u.search <> '' and ${isOf(search)} and ${isThere}
      order by u.id desc limit ${NEWEST}
    ) u
  )`;
}

function isShown(viewer: string, id: RawBuilder<unknown>) {
  return sql`${id} <> ${viewer} and not ${isBlockedBetween(viewer, id)}`;
}

function union(queries: RawBuilder<unknown>[]) {
  return sql.join(queries, sql` union all `);
}

function isOf({ category }: Search) {
  return category === null ? sql`true` : sql`u.gender = ${category}`;
}

/**
 * Returns the SQL condition that each chunk occurs in the nickname or the name as typed, or that all of its words occur
 * in them.
 */
function matches(chunks: Chunk[]): RawBuilder<unknown> {
  const conditions = chunks.map(({ chunk, words }) => {
    const literal = sql`u.search like any (${patternsOf(chunk)}::text[])`;
    if (words.length === 0) return literal;
    const patterns = words.map((word) => patternOf(isShort(word) ? '% ' : '%', word));
    return sql`(${literal} or u.search like all (${patterns}::text[]))`;
  });
  return sql.join(conditions, sql` and `);
}

/** Returns LIKE patterns for a chunk. A short chunk has to start the nickname, the name or a word. */
function patternsOf(chunk: string) {
  return isShort(chunk) ? BEFORE.slice(0, 3).map((before) => patternOf(before, chunk)) : [patternOf('%', chunk)];
}

function isShort(text: string) {
  return text.length < MIN_INNER;
}

/** Returns those ranks that a search for these chunks can produce. */
function ranksOf(chunks: Chunk[]) {
  const [first, ...more] = chunks;
  if (!first || more.length > 0 || first.words.length > 0) return RANKS;
  return isShort(first.chunk) ? RANKS.slice(0, 3) : RANKS.slice(0, 4);
}

function rankOf(chunks: Chunk[]): RawBuilder<string> {
  const whens = BEFORE.map(
    (before, index) => sql`when u.search like ${patternOf(before, wholeOf(chunks))}::text then ${RANKS[index]}::text`,
  );
  return sql`case ${sql.join(whens, sql` `)} else '4' end`;
}

function wholeOf(chunks: Chunk[]) {
  return chunks.map(({ chunk }) => chunk).join(' ');
}

/**
 * Returns a condition for which PostgreSQL needs only a single index. The condition is true for every member of the
 * rank and for few other members.
 */
function indexed(rank: Rank, chunks: Chunk[]) {
  if (rank === '0') return isBeginning(sql`u.search`, wholeOf(chunks));
  if (rank === '1') return isBeginning(sql`split_part(u.search, E'\\n', 2)`, wholeOf(chunks));
  const parts = partsQuery(chunks, isShort);
  const query = rank === '2' ? `${startQuery(chunks[0]?.chunk ?? '')} & ${parts}` : parts;
  return sql`search_parts(u.search) @@ ${query}::tsquery`;
}

/** Returns a range condition, because PostgreSQL cannot use the index for LIKE in a generic plan. */
function isBeginning(column: RawBuilder<unknown>, text: string) {
  return sql`${column} ~>=~ ${text} and ${column} ~<~ ${text + LAST}`;
}

function patternOf(before: string, text: string) {
  return `${before}${text.replace(/[\\%_]/g, '\\$&')}%`;
}
