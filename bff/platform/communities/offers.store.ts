import { sql, type Kysely, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import { ApiError, notAllowed, notFound } from '../errors.ts';
import { notify, type Announcement } from '../events/notify.ts';
import { takeBackOffer } from '../events/take-back.ts';
import { isBlockedBetween } from '../policy/members.ts';
import { offerStands } from './communities.store.ts';
import { requireManagerNow } from './joining.ts';
import { changingMembers, isInside, membershipOf, setMembership } from './memberships.store.ts';
import { makeOwner } from './owner.ts';
import { requireProfessional } from './professional.ts';

/** How long the receiver has to answer. */
const OFFER_DAYS = 14;

/** Whom an offer concerns besides the one who acts, and what to announce after the commit. */
interface Changed {
  other: string | null;
  told: Announcement[];
}

/**
 * Offers a community to somebody in it; nothing changes before they accept. Doing it twice is once.
 * @throws {ApiError} 403 for anybody but the owner, and for whom is FREE; 404 where they are not inside; 400
 * OFFER_PENDING while somebody else has an offer
 */
export async function offerCommunity(db: Kysely<DB>, viewer: string, communityId: string, userId: string) {
  return await changingMembers(db, communityId, async (trx): Promise<Changed> => {
    await requireOwner(trx, communityId, viewer);
    if (userId === viewer) throw new ApiError(400, 'INVALID_INPUT', 'A comunidade já é sua.');
    const isMember = isInside(await membershipOf(trx, communityId, userId));
    if (!isMember || (await areHidden(trx, viewer, userId))) throw notFound('Esta pessoa não está na comunidade.');
    const before = await offerOf(trx, communityId);
    if (before?.to_id === userId) return { other: userId, told: [] };
    if (before) throw new ApiError(400, 'OFFER_PENDING', 'Cancele a oferta que está aberta antes de fazer outra.');
    await requireReceiver(trx, userId);
    const offer = {
      from_id: viewer,
      to_id: userId,
      offered_at: sql<Date>`now()`,
      expires_at: sql<Date>`now() + make_interval(days => ${OFFER_DAYS}::int)`,
    };
    await trx
      .insertInto('community_offers')
      .values({ community_id: communityId, ...offer })
      .onConflict((conflict) => conflict.column('community_id').doUpdateSet(offer))
      .execute();
    const told = await notify(trx, { kind: 'COMMUNITY_OFFER', recipientId: userId, actorId: viewer, communityId });
    return { other: userId, told };
  });
}

/**
 * Takes an offer back; where there is none, that is as good. Whoever has not seen it yet is not told of it either.
 * @throws {ApiError} 403 for anybody but the owner
 */
export async function withdrawOffer(db: Kysely<DB>, viewer: string, communityId: string) {
  return await changingMembers(db, communityId, async (trx): Promise<Changed> => {
    await requireOwner(trx, communityId, viewer);
    const offer = await offerOf(trx, communityId);
    if (!offer) return { other: null, told: [] };
    await end(trx, communityId);
    const told = (await isUnread(trx, communityId, offer.to_id))
      ? await takeBackOffer(trx, communityId, [offer.to_id])
      : await tell(trx, communityId, viewer, offer.to_id, 'cancelada');
    return { other: offer.to_id, told };
  });
}

/**
 * Whoever accepts owns the community from then on, and who had it stays as moderator. What was earned before, and what of
 * it has to be given back, stays with the one who earned it (`returnRest`). Answering twice is once.
 * @throws {ApiError} 404 where nothing is offered to them (any more), but for a no of somebody inside, 403 for whoever is FREE by now
 */
export async function answerOffer(db: Kysely<DB>, viewer: string, communityId: string, accept: boolean) {
  return await changingMembers(db, communityId, async (trx): Promise<Changed> => {
    const own = await membershipOf(trx, communityId, viewer);
    if (accept && own?.role === 'OWNER') return { other: null, told: [] };
    const from = (await offerOf(trx, communityId, viewer))?.from_id;
    if (!accept && from === undefined && isInside(own)) return { other: null, told: [] };
    if (from === undefined || !isInside(own) || (await areHidden(trx, viewer, from))) throw noOffer();
    if (accept) {
      await requireReceiver(trx, viewer);
      const before = await membershipOf(trx, communityId, from);
      await setMembership(trx, communityId, from, before, { role: 'MODERATOR', status: 'ACTIVE' });
      await makeOwner(trx, communityId, viewer);
    }
    await end(trx, communityId);
    return { other: from, told: await tell(trx, communityId, viewer, from, accept ? 'aceita' : 'recusada') };
  });
}

async function requireOwner(trx: Transaction<DB>, communityId: string, viewer: string) {
  const { role } = await requireManagerNow(trx, communityId, viewer);
  if (role !== 'OWNER') throw notAllowed('Só quem criou a comunidade pode transferi-la.');
}

function requireReceiver(trx: Transaction<DB>, userId: string) {
  return requireProfessional(trx, userId, 'Só um perfil PROFISSIONAL pode receber a comunidade.');
}

/** The one that stands. @param toId only where it is made to them */
async function offerOf(trx: Transaction<DB>, communityId: string, toId?: string) {
  const { rows } = await sql<{ from_id: string; to_id: string }>`
    select f.from_id, f.to_id from community_offers f join communities c on c.id = f.community_id
    where c.id = ${communityId} and ${offerStands} and ${toId === undefined ? sql`true` : sql`f.to_id = ${toId}`}`.execute(
    trx,
  );
  return rows[0];
}

/**
 * Whether neither is to see the other, which holds until the transaction ends: whoever blocks or shuts out one of the two
 * changes their rows first.
 */
async function areHidden(trx: Transaction<DB>, one: string, other: string) {
  await sql`select 1 from users where id in (${one}, ${other}) order by id for share`.execute(trx);
  const { rows } = await sql<{ hidden: boolean }>`select ${isBlockedBetween(one, other)} as hidden`.execute(trx);
  return rows[0]?.hidden !== false;
}

async function end(trx: Transaction<DB>, communityId: string) {
  await trx.deleteFrom('community_offers').where('community_id', '=', communityId).execute();
}

/** What became of an offer; that it was made is no longer told. */
async function tell(trx: Transaction<DB>, communityId: string, actorId: string, recipientId: string, detail: string) {
  const back = await takeBackOffer(trx, communityId, [actorId, recipientId]);
  return [...back, ...(await notify(trx, { kind: 'COMMUNITY_OFFER', recipientId, actorId, communityId, detail }))];
}

/** Whether somebody has not seen yet that an offer was made to them. */
async function isUnread(trx: Transaction<DB>, communityId: string, recipientId: string) {
  const notice = await trx
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
