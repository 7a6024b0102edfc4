import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { CommunityKind, CommunityRole, DB, MembershipStatus } from '../db/schema.ts';
import { transact, type Tx } from '../db/transact.ts';
import { notAllowed, notFound } from '../errors.ts';
import { fileById, fileToWire, type MediaRecord, type UrlOf } from '../media/media.wire.ts';
import { activeMembership } from '../policy/posts.ts';
import { isBlockedBetween } from '../policy/members.ts';
import { isCommunityShownTo } from '../policy/communities.ts';
import { ownersObstacle } from './vip/vip.terms.ts';

export interface CommunityRow {
  id: string;
  owner_id: string;
  kind: CommunityKind;
  name: string;
  description: string;
  rules: string;
  price_cents: number | null;
  member_count: number;
  pending_count: number;
  post_count: number;
  created_at: Date;
  picture: MediaRecord | null;
  /** The id of the requesting member. */
  viewer_id: string;
  role: CommunityRole | null;
  status: MembershipStatus | null;
  /**
   * The agreed monthly price of the viewer's VIP subscription, in centavos. The next column is the end of the paid
   * time.
   */
  agreed_cents: number | null;
  paid_until: Date | null;
  grace_until: Date | null;
  /** True if the viewer's membership status is PAST_DUE and the overdue month can be paid now. */
  is_sold: boolean;
  inside: boolean;
  /** The open offer to hand over the community, if the viewer made or received the offer. */
  offer: OfferRecord | null;
}

interface OfferRecord {
  from: string;
  to: string;
  at: string;
  until: string;
  /** The number of VIP subscriptions, except the subscriptions of the two members whom the offer concerns. */
  subscribers: number;
}

/**
 * SQL condition: the offer `f` to hand over the community `c` can still be accepted. The row of an offer is deleted
 * when the offer is answered or withdrawn.
 */
export const offerStands = sql<boolean>`(f.expires_at > now() and f.from_id = c.owner_id
  and not ${isBlockedBetween(sql.ref('f.from_id'), sql.ref('f.to_id'))})`;

/** The columns of a `CommunityRow`, for a query of `communities` as `c` that joins `viewersMembership`. */
export const communityColumns: RawBuilder<CommunityRow> = sql`me.id as viewer_id, c.id, c.owner_id, c.kind, c.name, c.description, c.rules,
  c.price_cents, c.member_count, c.pending_count, c.post_count, c.created_at, ${fileById(sql.ref('c.picture_id'))} as picture,
  coalesce((select ${ownersObstacle(sql.ref('v.user_id'))} is null
    from users o where o.id = c.owner_id and v.status = 'PAST_DUE'), false) as is_sold,
  v.role, v.status, s.price_cents as agreed_cents, s.paid_until, s.grace_until, coalesce(v.status in ${activeMembership}, false) as inside,
  case when f.to_id is not null then jsonb_build_object('from', f.from_id, 'to', f.to_id, 'at', f.offered_at, 'until', f.expires_at,
    'subscribers', (select count(*) from vip_subscriptions p where p.community_id = c.id and p.user_id not in (f.from_id, f.to_id)))
  end as offer`;

export function viewersMembership(viewer: string): RawBuilder<unknown> {
  return sql`cross join (select ${viewer}::uuid as id) me left join community_members v on v.community_id = c.id and v.user_id = ${viewer}::uuid
    left join vip_subscriptions s on s.community_id = c.id and s.user_id = ${viewer}::uuid
    left join community_offers f on f.community_id = c.id and ${viewer}::uuid in (f.from_id, f.to_id) and ${offerStands}`;
}

/**
 * Returns a community as the viewer sees it.
 * @throws {ApiError} 404 when the community does not exist, is closed, or is hidden from the viewer
 */
export async function requireCommunity(db: Kysely<DB>, viewer: string, communityId: string) {
  const community = await findCommunity(db, viewer, communityId);
  if (!community) throw communityNotFound();
  return community;
}

/**
 * Changes a community and then reads it as the viewer sees it. Both happen in one transaction, so that the response
 * shows the change.
 * @param change makes the change; returns true when the viewer has left the community. The community is then returned
 * even if the viewer may not see its owner
 * @throws {ApiError} 404 when the viewer no longer sees the community; the change is kept
 */
export async function changeAndRead(
  db: Kysely<DB>,
  viewer: string,
  communityId: string,
  change: (tx: Tx) => Promise<unknown>,
) {
  const community = await transact(db, async (tx) => {
    const hasLeft = (await change(tx)) === true;
    return await findCommunity(tx, viewer, communityId, hasLeft);
  });
  if (!community) throw communityNotFound();
  return community;
}

async function findCommunity(db: Kysely<DB>, viewer: string, communityId: string, hasLeft = false) {
  const [community] = await visibleCommunities(db, viewer, [communityId], hasLeft);
  return community;
}

/**
 * Returns the communities with these ids, in any order. Leaves out closed communities, and those that are hidden from
 * the viewer.
 * @param hasLeft true if the viewer has just left the communities. They are then returned even if the viewer may not
 * see their owners
 */
export async function visibleCommunities(db: Kysely<DB>, viewer: string, ids: string[], hasLeft = false) {
  const isShown = hasLeft ? sql`true` : isCommunityShownTo(viewer, sql.ref('v.status'), sql.ref('c.owner_id'));
  const { rows } = await sql<CommunityRow>`
    select ${communityColumns} from communities c ${viewersMembership(viewer)}
    where c.id = any(${ids}::uuid[]) and c.closed_at is null and ${isShown}`.execute(db);
  return rows;
}

/**
 * Returns the viewer's role in a community.
 * @throws {ApiError} 404 if the viewer is not an active member, as for a community that does not exist
 */
export async function requireMembership(db: Kysely<DB>, viewer: string | null, communityId: string) {
  const membership = await db
    .selectFrom('community_members')
    .select('role')
    .where('community_id', '=', communityId)
    .where('user_id', '=', viewer)
    .where(sql<boolean>`status in ${activeMembership}`)
    .executeTakeFirst();
  if (!membership) throw communityNotFound();
  return membership.role;
}

/**
 * Requires that the viewer manages the community, and returns their role: OWNER or MODERATOR.
 * @throws {ApiError} 404 if the viewer is not an active member, 403 for the role MEMBER
 */
export async function requireManager(db: Kysely<DB>, viewer: string, communityId: string) {
  const role = await requireMembership(db, viewer, communityId);
  if (role === 'MEMBER') throw notAllowed('Só quem administra a comunidade pode fazer isso.');
  return role;
}

export function communityNotFound() {
  return notFound('Comunidade não encontrada.');
}

/**
 * Converts a community to the API's "Community" (API.md). Non-members get only the fields that they need to decide
 * whether to join. The picture's URL works for this viewer only, and only while they may see the community.
 */
export function communityToWire(community: CommunityRow, urlOf: UrlOf, cursor?: string) {
  const { inside, role, status, viewer_id: reader } = community;
  const runs = inside && role !== 'MEMBER';
  return {
    idCommunity: community.id,
    desKind: community.kind,
    desName: community.name,
    desDescription: community.description,
    picture: community.picture && fileToWire(community.picture, (key) => urlOf(key, reader)),
    valPrice: community.price_cents,
    members: { total: community.member_count },
    posts: { total: community.post_count },
    membership:
      role === null || status === null || status === 'REMOVED'
        ? null
        : {
            role,
            status,
            valPrice: community.agreed_cents,
            datPaidUntil: community.paid_until?.toISOString() ?? null,
            datGraceUntil: community.grace_until?.toISOString() ?? null,
            isSold: community.is_sold,
          },
    desRules: inside ? community.rules : null,
    idOwner: inside ? community.owner_id : null,
    datCreated: inside ? community.created_at.toISOString() : null,
    requests: runs ? { total: community.pending_count } : null,
    offer: inside && community.offer ? offerToWire(community.offer) : null,
    cursor,
  };
}

function offerToWire({ from, to, at, until, subscribers }: OfferRecord) {
  return {
    idFrom: from,
    idTo: to,
    datOffered: new Date(at).toISOString(),
    datExpires: new Date(until).toISOString(),
    subscribers: { total: subscribers },
  };
}
