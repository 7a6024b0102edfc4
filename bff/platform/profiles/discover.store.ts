import { sql, type Kysely, type RawBuilder } from 'kysely';
import { trimText } from '../../../schema/texts.ts';
import { beyond } from '../db/beyond.ts';
import type { DB, GenderCategory } from '../db/schema.ts';
import { cursorsOf, listOf, type PageRequest } from '../http/pagination.ts';
import { profileColumns, type ProfileRow } from './profiles.store.ts';
import { isBlockedBetween } from '../policy/members.ts';

/** How well a member is found: nickname, name or any word beginning with what was typed, or holding it. */
const RANKS = ['0', '1', '2', '3', '4'] as const;
type Rank = (typeof RANKS)[number];
/** What stands before the text typed in `search`, the nickname in a first line and the name in a second, by rank. */
const BEFORE = ['', '%\n', '% ', '%'] as const;
/** What no text goes on with. */
const LAST = '\u{10ffff}';
const MAX_WORDS = 6;
/** Shorter than this, a word is looked for where words begin: in their middle no index finds it, nor would anybody. */
const TRIGRAM = 3;
/** So many of the newest members are looked at one by one. What they do not answer few members are called. */
const NEWEST = 2_000;

export interface Search {
  /** As typed; '' for everybody. */
  text: string;
  category: GenderCategory | null;
}

export interface FoundProfile extends ProfileRow {
  rank: string;
}

export const discoverCursors = (search: Search) => cursorsOf(listOf('people', search), RANKS);

/**
 * People the viewer may see, best found first, then newest first; and one row more when there is more. Names and
 * nicknames alone are searched, without regard to marks and case.
 *
 * The indexes of names know no order: for a name that many have they would bring all of them to take ten. So each rank
 * is filled from the newest members, which hold enough of such a name, then from its index, and only while the page is
 * not full; whether the viewer may see a member is asked in that order too. The results are those of one long sort.
 */
export async function discover(db: Kysely<DB>, viewer: string, search: Search, page: PageRequest) {
  const words = wordsOf(search.text);
  const { rows } = await sql<FoundProfile>`
    with ${words.length === 0 ? everybody(viewer, search, page) : found(words, viewer, search, page)}
    select page.rank, ${profileColumns(viewer)} from page join users u on u.id = page.id
    order by page.rank, u.id desc`.execute(db);
  return rows;
}

function everybody(viewer: string, search: Search, page: PageRequest) {
  return sql`page as (
    select '0' as rank, u.id from users u
    where ${isOf(search)} and ${beyond(page, 'u.id')} and ${isShown(viewer, sql`u.id`)}
    order by u.id desc limit ${page.size + 1}
  )`;
}

function found(words: string[], viewer: string, search: Search, page: PageRequest) {
  const limit = page.size + 1;
  const tables = [walk('newest', words, search, sql`true`), walk('next', words, search, beyond(page, 'u.id'))];
  const soFar: RawBuilder<unknown>[] = [sql`select '' as rank, null::uuid as id where false`];
  for (const [index, { rank, ids }] of stepsOf(words, search, page).entries()) {
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

/** Where members are looked for, one after the other. */
function stepsOf(words: string[], search: Search, { cursor }: PageRequest): Step[] {
  return ranksOf(words)
    .filter((rank) => cursor === null || rank >= cursor.part)
    .flatMap((rank) => {
      const walked = sql.ref(rank === cursor?.part ? 'next' : 'newest');
      const near = sql`select n.id from ${walked} n where n.rank = ${rank} order by n.id desc`;
      const far = sql`select u.id from (
          select u.id, u.search, u.gender from users u where ${indexed(rank, words)} offset 0
        ) u
        where ${matches(words)} and ${rankOf(words)} = ${rank} and ${isOf(search)}
          and u.id < (select n.id from ${walked} n order by n.id desc offset ${NEWEST - 1} limit 1)
        order by u.id desc`;
      return [near, far].map((ids) => ({ rank, ids }));
    });
}

/**
 * The newest members of a place, each with the rank at which the words find them; null where they do not. No member is
 * without a name: that is the condition of the index.
 */
function walk(name: string, words: string[], search: Search, isThere: RawBuilder<unknown>) {
  return sql`${sql.ref(name)} as materialized (
    select u.id, case when ${matches(words)} then ${rankOf(words)} end as rank from (
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

/** As they stand in `search`. @ before a nickname is how one writes it, not a part of it. */
function wordsOf(text: string) {
  return trimText(searchable(text)).replace(/^@/, '').split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}

/** The same as the database's: PostgreSQL would do it again for each member. */
function searchable(text: string) {
  const bare = text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  return bare.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function matches(words: string[]): RawBuilder<unknown> {
  return sql.join(
    words.map((word) => (word.length < TRIGRAM ? begins(word) : holds('%', word))),
    sql` and `,
  );
}

/**
 * The beginning of the nickname, of the name or of a word in it: with its bound, even a single letter has a trigram.
 */
function begins(word: string) {
  const starts = BEFORE.slice(0, 3).map((before) => holds(before, word));
  return sql`(${sql.join(starts, sql` or `)})`;
}

/** The ranks at which these words can be found. */
function ranksOf([first = '', ...more]: string[]) {
  if (more.length > 0) return RANKS;
  return first.length < TRIGRAM ? RANKS.slice(0, 3) : RANKS.slice(0, 4);
}

function rankOf(words: string[]): RawBuilder<string> {
  const whole = words.join(' ');
  const whens = BEFORE.map((before, index) => sql`when ${holds(before, whole)} then ${RANKS[index]}::text`);
  return sql`case ${sql.join(whens, sql` `)} else '4' end`;
}

/** A condition that one index answers for all who are found at a rank, and for few others. */
function indexed(rank: Rank, words: string[]) {
  const whole = words.join(' ');
  if (rank === '0') return isBeginning(sql`u.search`, whole);
  if (rank === '1') return isBeginning(sql`split_part(u.search, E'\\n', 2)`, whole);
  const before = BEFORE[Number(rank)];
  return before === undefined ? matches(words) : holds(before, whole);
}

/** As a range, which PostgreSQL reads off an index without knowing the text when it plans. */
function isBeginning(column: RawBuilder<unknown>, text: string) {
  return sql`${column} ~>=~ ${text} and ${column} ~<~ ${text + LAST}`;
}

function holds(before: string, text: string) {
  return sql<boolean>`u.search like ${before + text.replace(/[\\%_]/g, '\\$&') + '%'}::text`;
}
