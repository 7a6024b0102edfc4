import { beforeAll, describe, expect, it } from 'vitest';
import { requireCommunity, requireMembership } from '../../../bff/platform/communities/communities.store.ts';
import { invitesOf } from '../../../bff/platform/communities/invites.store.ts';
import { communitiesOf, findCommunities } from '../../../bff/platform/communities/lists.store.ts';
import { membersOf, requestsOf } from '../../../bff/platform/communities/members.store.ts';
import { accessTo } from '../../../bff/platform/media/media.store.ts';
import type { PageRequest } from '../../../bff/platform/http/pagination.ts';
import { hasPostgres, idOf, pagesOf, populated } from '../../support/populated.ts';

/**
 * SQL for 2,000 members, 20,000 communities with pictures, 100,000 memberships and 20,000 blocks. Half of the members
 * have joined the first community; the requests of the other half are pending.
 */
const population = [
  `insert into users (id, email, password_hash, name, nickname, birth_date)
   select ${idOf(1, 'n')}, n || '@exemplo.example', '-', 'Membro ' || n, 'm' || n, '1990-01-01' from generate_series(1, 2000) n`,
  `insert into media (id, owner_id, purpose, stored, kind, width, height, mime_type, variants, bytes)
   select ${idOf(6, 'n')}, ${idOf(1, '1')}, 'cover', true, 'image', 1, 1, 'image/webp', '[]', 1 from generate_series(1, 20000) n`,
  `insert into blocks (blocker_id, blocked_id)
   select ${idOf(1, '2 + n % 1000')}, ${idOf(1, '1002 + n % 998')} from generate_series(1, 20000) n on conflict do nothing`,
  `insert into communities (id, owner_id, kind, name, description, member_count, picture_id)
   select ${idOf(2, 'n')}, ${idOf(1, '1 + n % 2000')}, 'PRIVADA', 'Roda ' || n, 'Conversa sobre tema' || n % 500, n % 300,
     ${idOf(6, 'n')}
   from generate_series(1, 20000) n`,
  `insert into community_members (id, community_id, user_id, status)
   select ${idOf(3, 'n')}, ${idOf(2, '1')}, ${idOf(1, 'n')}, case when n % 2 = 0 then 'PENDING' else 'ACTIVE' end
   from generate_series(1, 2000) n`,
  `insert into community_members (id, community_id, user_id)
   select ${idOf(4, 'n')}, ${idOf(2, '2 + n % 19000')}, ${idOf(1, '1 + n % 2000')} from generate_series(1, 98000) n
   on conflict do nothing`,
  `insert into community_invites (id, community_id, token_hash, created_by)
   select ${idOf(5, 'n')}, ${idOf(2, '1 + n % 1000')}, decode(lpad(to_hex(n), 8, '0'), 'hex'), ${idOf(1, '1')}
   from generate_series(1, 20000) n`,
];

describe.runIf(hasPostgres())('community queries over 100,000 memberships (needs PostgreSQL)', () => {
  const { db, id, plansOf } = populated('communities', population);
  let viewer = '';
  let community = '';
  let middle = '';
  let picture = '';

  beforeAll(async () => {
    [viewer, community, middle, picture] = await Promise.all([id(1, 1), id(2, 1), id(3, 1_000), id(6, 1)]);
  });

  const first: PageRequest = { size: 20, direction: 'after', cursor: null };
  const deep = (part: string, from = middle): PageRequest => ({ ...first, cursor: { part, id: from } });

  it.each([
    ['a community', () => requireCommunity(db, viewer, community)],
    ['the membership of a viewer', () => requireMembership(db, viewer, community)],
    ["a member's own communities", () => communitiesOf(db, viewer, first)],
    ["a deep page of a member's own communities", () => communitiesOf(db, viewer, deep(''))],
    ['communities to discover', () => findCommunities(db, viewer, '', first)],
    ['a deep page of communities to discover', () => findCommunities(db, viewer, '', deep('150', community))],
    ['a search for communities', () => findCommunities(db, viewer, 'tema77 rod', first)],
    ['the members of a community', () => membersOf(db, viewer, community, first)],
    ['a deep page of the members', () => membersOf(db, viewer, community, deep('MEMBER'))],
    ['join requests', () => requestsOf(db, viewer, community, first)],
    ['a deep page of join requests', () => requestsOf(db, viewer, community, deep(''))],
    ['the invites of a community', () => invitesOf(db, community)],
    ['access to the picture of a community', () => accessTo(db, picture, viewer)],
  ])('the query for "%s" is one statement that scans no large table', async (_name, call) => {
    const [plan, ...more] = await plansOf(call);
    expect(more).toEqual([]);
    expect(plan).not.toMatch(/Seq Scan on (communities|community_members|community_invites|users|media)/);
    // The upper bound of database pages (8 KiB each). A scan of a whole table would read thousands of pages.
    expect(pagesOf(plan), plan).toBeLessThan(1_500);
  });
});
