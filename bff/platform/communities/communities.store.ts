import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { CommunityKind, CommunityRole, DB, MembershipStatus } from '../db/schema.ts';
import { notAllowed, notFound } from '../errors.ts';
import { fileById, fileToWire, type MediaRecord, type UrlOf } from '../media/media.wire.ts';
import { activeMembership } from '../posts/visibility.ts';
import { isBlockedBetween } from '../profiles/visibility.ts';

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
  role: CommunityRole | null;
  status: MembershipStatus | null;
  /** Of the viewer's VIP months: what one costs them, and until when they are paid. */
  agreed_cents: number | null;
  paid_until: Date | null;
  grace_until: Date | null;
  inside: boolean;
}

/** What a community on the wire is made of, for a query in which `communities` goes by `c` and the viewer's membership by `v`. */
export const communityColumns: RawBuilder<CommunityRow> = sql`c.id, c.owner_id, c.kind, c.name, c.description, c.rules,
  c.price_cents, c.member_count, c.pending_count, c.post_count, c.created_at, ${fileById(sql.ref('c.picture_id'))} as picture,
  v.role, v.status, s.price_cents as agreed_cents, s.paid_until, s.grace_until, coalesce(v.status in ${activeMembership}, false) as inside`;

export function viewersMembership(viewer: string): RawBuilder<unknown> {
  return sql`left join community_members v on v.community_id = c.id and v.user_id = ${viewer}::uuid
    left join vip_subscriptions s on s.community_id = c.id and s.user_id = ${viewer}::uuid`;
}

/** Whoever is inside sees it; anybody else unless they and its owner are invisible to each other. */
export function isShownTo(
  viewer: string,
  status: RawBuilder<unknown>,
  owner: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql`(coalesce(${status} in ${activeMembership}, false) or not ${isBlockedBetween(viewer, owner)})`;
}

/**
 * @param hasLeft whoever has just gone out is told what they left, whoever they are invisible to
 * @throws {ApiError} 404 when there is none, no longer, or none for this viewer.
 */
export async function requireCommunity(
  db: Kysely<DB>,
  viewer: string,
  communityId: string,
  hasLeft = false,
): Promise<CommunityRow> {
  const isShown = hasLeft ? sql`true` : isShownTo(viewer, sql.ref('v.status'), sql.ref('c.owner_id'));
  const { rows } = await sql<CommunityRow>`
    select ${communityColumns} from communities c ${viewersMembership(viewer)}
    where c.id = ${communityId} and c.closed_at is null and ${isShown}`.execute(db);
  const [community] = rows;
  if (!community) throw communityNotFound();
  return community;
}

/** @throws {ApiError} 404 for whoever is not an active member, as for a community that does not exist. */
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

/** @throws {ApiError} 404 for whoever is not inside, 403 for a member who runs nothing. */
export async function requireManager(db: Kysely<DB>, viewer: string, communityId: string) {
  const role = await requireMembership(db, viewer, communityId);
  if (role === 'MEMBER') throw notAllowed('Só quem administra a comunidade pode fazer isso.');
  return role;
}

export function communityNotFound() {
  return notFound('Comunidade não encontrada.');
}

/** API.md, "Community". Of whoever is outside nobody learns more than what they need to decide on joining. */
export function communityToWire(community: CommunityRow, urlOf: UrlOf, cursor?: string) {
  const { inside, role, status } = community;
  const runs = inside && role !== 'MEMBER';
  return {
    idCommunity: community.id,
    desKind: community.kind,
    desName: community.name,
    desDescription: community.description,
    picture: community.picture && fileToWire(community.picture, urlOf),
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
          },
    desRules: inside ? community.rules : null,
    idOwner: inside ? community.owner_id : null,
    datCreated: inside ? community.created_at.toISOString() : null,
    requests: runs ? { total: community.pending_count } : null,
    cursor,
  };
}
