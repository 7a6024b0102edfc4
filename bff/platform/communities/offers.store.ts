import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { Tx } from '../db/transact.ts';
import { ApiError, notAllowed, notFound } from '../errors.ts';
import { notify } from '../events/notify.ts';
import { takeBackOffer } from '../events/take-back.ts';
import { lockMembers } from '../policy/visibility-lock.ts';
import { isBlockedBetween } from '../policy/members.ts';
import { offerStands } from './communities.store.ts';
import { requireManagerNow } from './joining.ts';
import { membershipChanged } from './membership-ended.ts';
import { changingMembers, isInside, membershipOf, setMembership } from './memberships.store.ts';
import { makeOwner } from './owner.ts';
import { requireProfessional } from './professional.ts';

/** The number of days in which the receiver may answer an offer of ownership. */
const OFFER_DAYS = 14;

/**
 * Offers the ownership of a community to one of its members. Nothing else changes before that member accepts. Repeating
 * the same offer changes nothing.
 * @throws {ApiError} 403 if the viewer is not the owner, or if the receiver is FREE; 404 if the receiver is not in the
 * community; 400 OFFER_PENDING while another member has an offer
 */
export async function offerCommunity(db: Kysely<DB>, viewer: string, communityId: string, userId: string) {
  await changingMembers(db, communityId, async (tx) => {
    await requireOwner(tx, communityId, viewer);
    if (userId === viewer) throw new ApiError(400, 'INVALID_INPUT', 'A comunidade já é sua.');
    const isMember = isInside(await membershipOf(tx, communityId, userId));
    if (!isMember || (await areHidden(tx, viewer, userId))) throw notFound('Esta pessoa não está na comunidade.');
    const before = await offerOf(tx, communityId);
    publishBoth(tx, communityId, viewer, userId);
    if (before?.to_id === userId) return;
    if (before) throw new ApiError(400, 'OFFER_PENDING', 'Cancele a oferta que está aberta antes de fazer outra.');
    await requireReceiver(tx, userId);
    const offer = {
      from_id: viewer,
      to_id: userId,
      offered_at: sql<Date>`now()`,
      expires_at: sql<Date>`now() + make_interval(days => ${OFFER_DAYS}::int)`,
    };
    await tx
      .insertInto('community_offers')
      .values({ community_id: communityId, ...offer })
      .onConflict((conflict) => conflict.column('community_id').doUpdateSet(offer))
      .execute();
    notify(tx, { kind: 'COMMUNITY_OFFER', recipientId: userId, actorId: viewer, communityId });
  });
}

/**
 * Withdraws the open offer of ownership of a community, if there is such an offer. Deletes the receiver's notification
 * about the offer if it is unread; otherwise notifies the receiver of the withdrawal.
 * @throws {ApiError} 403 if the viewer is not the owner
 */
export async function withdrawOffer(db: Kysely<DB>, viewer: string, communityId: string) {
  await changingMembers(db, communityId, async (tx) => {
    await requireOwner(tx, communityId, viewer);
    const offer = await offerOf(tx, communityId);
    if (!offer) return;
    await end(tx, communityId);
    publishBoth(tx, communityId, viewer, offer.to_id);
    if (await isUnread(tx, communityId, offer.to_id)) takeBackOffer(tx, communityId, [offer.to_id]);
    else notifyOutcome(tx, communityId, viewer, offer.to_id, 'cancelada');
  });
}

/**
 * Answers an offer of ownership. If the receiver accepts, they become the owner, and the previous owner becomes a
 * moderator. The previous owner keeps their earnings from VIP months, and pays later refunds of these months
 * (`returnRest`). Repeating an answer changes nothing.
 * @throws {ApiError} 404 if the viewer accepts and has no open offer (declining does nothing then); 403 if the viewer's
 * profile type is FREE now
 */
export async function answerOffer(db: Kysely<DB>, viewer: string, communityId: string, accept: boolean) {
  await changingMembers(db, communityId, async (tx) => {
    const own = await membershipOf(tx, communityId, viewer);
    if (accept && own?.role === 'OWNER') return;
    const from = (await offerOf(tx, communityId, viewer))?.from_id;
    if (!accept && from === undefined && isInside(own)) return;
    if (from === undefined || !isInside(own) || (await areHidden(tx, viewer, from))) throw noOffer();
    if (accept) {
      await requireReceiver(tx, viewer);
      const before = await membershipOf(tx, communityId, from);
      await setMembership(tx, communityId, from, before, { role: 'MODERATOR', status: 'ACTIVE' });
      await makeOwner(tx, communityId, viewer);
    }
    await end(tx, communityId);
    publishBoth(tx, communityId, viewer, from);
    notifyOutcome(tx, communityId, viewer, from, accept ? 'aceita' : 'recusada');
  });
}

async function requireOwner(tx: Tx, communityId: string, viewer: string) {
  const { role } = await requireManagerNow(tx, communityId, viewer);
  if (role !== 'OWNER') throw notAllowed('Só quem criou a comunidade pode transferi-la.');
}

function requireReceiver(tx: Tx, userId: string) {
  return requireProfessional(tx, userId, 'Só um perfil PROFISSIONAL pode receber a comunidade.');
}

/** Returns the open offer of ownership of a community. @param toId if set, returns only an offer to this member */
async function offerOf(tx: Tx, communityId: string, toId?: string) {
  const { rows } = await sql<{ from_id: string; to_id: string }>`
    select f.from_id, f.to_id from community_offers f join communities c on c.id = f.community_id
    where c.id = ${communityId} and ${offerStands} and ${toId === undefined ? sql`true` : sql`f.to_id = ${toId}`}`.execute(
    tx,
  );
  return rows[0];
}

/** Returns true if the two members are invisible to each other. The result stays valid until the transaction ends. */
async function areHidden(tx: Tx, one: string, other: string) {
  // Lock the members' rows in `users` instead of their visibility rows: `requireReceiver` locks a row of `users` later,
  // and the lock order (db/LOCKS.md) puts `users` before visibility.
  await lockMembers(tx, [one, other]);
  const { rows } = await sql<{ hidden: boolean }>`select ${isBlockedBetween(one, other)} as hidden`.execute(tx);
  return rows[0]?.hidden !== false;
}

async function end(tx: Tx, communityId: string) {
  await tx.deleteFrom('community_offers').where('community_id', '=', communityId).execute();
}

/** Notifies a member of the outcome of an offer of ownership, and removes the earlier notifications about the offer. */
function notifyOutcome(tx: Tx, communityId: string, actorId: string, recipientId: string, detail: string) {
  takeBackOffer(tx, communityId, [actorId, recipientId]);
  notify(tx, { kind: 'COMMUNITY_OFFER', recipientId, actorId, communityId, detail });
}

function publishBoth(tx: Tx, communityId: string, ...members: [string, string]) {
  for (const member of members) membershipChanged(tx, communityId, member);
}

/** Returns true while the receiver has not read the notification about the offer of ownership. */
async function isUnread(tx: Tx, communityId: string, recipientId: string) {
  const notice = await tx
    .selectFrom('notifications')
    .select('id')
    .where('recipient_id', '=', recipientId)
    .where('kind', '=', 'COMMUNITY_OFFER')
    .where('target_id', '=', communityId)
    .where('detail', 'is', null)
    .where('read_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return notice !== undefined;
}

function noOffer() {
  return notFound('Esta oferta não vale mais.');
}
