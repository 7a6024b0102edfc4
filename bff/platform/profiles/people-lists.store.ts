import { sql, type Kysely } from 'kysely';
import { keysetCondition, keysetOrder, readMoment, writeMoment } from '../db/keyset.ts';
import type { DB } from '../db/schema.ts';
import { cursorsOf, type PageRequest } from '../http/pagination.ts';
import { profileColumns, type ProfileRow } from './profiles.store.ts';
import { isLocked } from '../policy/members.ts';

export interface ListedProfile extends ProfileRow {
  /** The time at which the listed person was added to the list, in microseconds since 1970. */
  at: string;
}

/**
 * The lists of people that a member has, such as followers and blocks. Each list is visible only to that member
 * (PRODUCT.md, "Follow and privacy").
 */
const lists = {
  followers: { table: 'follows', person: 'follower_id', owner: 'followed_id', only: sql`t.status = 'FOLLOWING'` },
  following: { table: 'follows', person: 'followed_id', owner: 'follower_id', only: sql`t.status = 'FOLLOWING'` },
  'follow-requests': {
    table: 'follows',
    person: 'follower_id',
    owner: 'followed_id',
    only: sql`t.status = 'REQUESTED'`,
  },
  blocks: { table: 'blocks', person: 'blocked_id', owner: 'blocker_id', only: sql`true` },
} as const;
export type PeopleList = keyof typeof lists;

export function isPeopleList(name: unknown): name is PeopleList {
  return typeof name === 'string' && Object.hasOwn(lists, name);
}

export const peopleCursors = (list: PeopleList, viewer: string) => cursorsOf(`${list}:${viewer}`, /^\d{1,17}$/);

/**
 * Returns a page of one of the viewer's lists of people, newest first, with one extra row that tells if there is a next
 * page. The query limits the page by an index scan before any join.
 */
export async function peopleIn(db: Kysely<DB>, list: PeopleList, viewer: string, page: PageRequest) {
  const { table, person, owner, only } = lists[list];
  const [personId, ownerId] = [sql.ref(`t.${person}`), sql.ref(`t.${owner}`)];
  const newestFirst = { first: { column: 't.created_at', read: readMoment } };
  const order = keysetOrder(page, 'page.id', { first: { column: 'page.created_at', read: readMoment } });
  const { rows } = await sql<ListedProfile>`
    with page as (
      select ${personId} as id, t.created_at from ${sql.table(table)} t
      where ${ownerId} = ${viewer} and ${only} and not ${isLocked(personId)} and ${keysetCondition(page, personId, newestFirst)}
      order by ${keysetOrder(page, personId, newestFirst)} limit ${page.size + 1}
    )
    select ${profileColumns(viewer)}, ${writeMoment('page.created_at')} as at
    from page join users u on u.id = page.id
    order by ${order}`.execute(db);
  return rows;
}
