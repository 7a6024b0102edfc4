import { sql, type Kysely, type Transaction } from 'kysely';
import type { CommunityKind, DB } from '../db/schema.ts';
import { adoptImages } from '../media/adopt.ts';
import { invalidInput, notAllowed } from '../errors.ts';
import { notify } from '../events/notify.ts';
import { takeBackCommunity } from '../events/take-back.ts';
import { activeMembership } from '../policy/posts.ts';
import { membershipEnded } from './membership-ended.ts';
import { changingMembers, membershipOf } from './memberships.store.ts';
import { endOfferIn, offersEnded } from './offers.ended.ts';
import { breakOff } from './vip/vip.ending.ts';

/** The lowest and highest price of a VIP community, in centavos per month. */
const MIN_PRICE = 100;
const MAX_PRICE = 100_000;

export interface CommunityDetails {
  name: string;
  description: string;
  rules: string;
  price: number | null;
  /** The id of the new picture; undefined keeps the current picture, null removes it. */
  pictureId: string | null | undefined;
}

/** Inserts a community and makes its owner the first member. */
export async function insertCommunity(
  tx: Transaction<DB>,
  id: string,
  ownerId: string,
  kind: CommunityKind,
  details: CommunityDetails,
) {
  const { name, description, rules, pictureId } = details;
  const price_cents = priceOf(kind, details.price);
  if (pictureId) await claimPicture(tx, ownerId, pictureId);
  await tx
    .insertInto('communities')
    .values({
      id,
      owner_id: ownerId,
      kind,
      name,
      description,
      rules,
      price_cents,
      picture_id: pictureId ?? null,
      member_count: 1,
    })
    .execute();
  await tx
    .insertInto('community_members')
    .values({ id, community_id: id, user_id: ownerId, role: 'OWNER', status: 'ACTIVE' })
    .execute();
}

/**
 * Changes a community's details, such as its name and price, but not its kind (for example VIP). A new price ends an
 * open offer of ownership, because the receiver was offered a community with the old price.
 * @throws {ApiError} 403 if the viewer is not the owner
 */
export async function updateCommunity(
  db: Kysely<DB>,
  viewer: string,
  communityId: string,
  details: CommunityDetails,
  releasePicture: (id: string) => Promise<unknown>,
) {
  await changingMembers(db, communityId, async (tx, { kind, picture_id: before }) => {
    await requireOwnerNow(tx, communityId, viewer, 'Só quem criou a comunidade pode editá-la.');
    const { name, description, rules, pictureId } = details;
    const replaced = pictureId !== undefined && pictureId !== before;
    if (replaced && pictureId !== null) await claimPicture(tx, viewer, pictureId);
    const price_cents = priceOf(kind, details.price);
    const ended = (await priceNow(tx, communityId)) === price_cents ? [] : await endOfferIn(tx, communityId);
    await tx
      .updateTable('communities')
      .set({ name, description, rules, price_cents })
      .$if(replaced, (query) => query.set({ picture_id: pictureId ?? null }))
      .where('id', '=', communityId)
      .execute();
    offersEnded(tx, ended);
    if (replaced && before !== null) tx.later(() => releasePicture(before));
  });
}

/**
 * Closes a community for good: the community and its content disappear for all members and the owner. Refunds the paid
 * days that have not begun.
 * @throws {ApiError} 403 if the viewer is not the owner
 */
export async function closeCommunity(db: Kysely<DB>, viewer: string, communityId: string) {
  await changingMembers(db, communityId, async (tx) => {
    await requireOwnerNow(tx, communityId, viewer, 'Só quem criou a comunidade pode encerrá-la.');
    const { rows } = await sql<{ user_id: string; inside: boolean }>`
      with before as (select user_id, status in ${activeMembership} as inside from community_members where community_id = ${communityId}),
      ended as (update community_members set status = 'REMOVED' where community_id = ${communityId})
      select user_id, inside from before`.execute(tx);
    await tx
      .updateTable('communities')
      .set({ closed_at: sql<Date>`now()`, member_count: 0, pending_count: 0 })
      .where('id', '=', communityId)
      .execute();
    await endOfferIn(tx, communityId);
    const inside = rows.filter((row) => row.inside).map(({ user_id }) => user_id);
    takeBackCommunity(tx, communityId, inside);
    notify(tx, ...(await breakOff(tx, sql`s.community_id = ${communityId}`, viewer)));
    for (const userId of inside) membershipEnded(tx, communityId, userId);
  });
}

async function requireOwnerNow(tx: Transaction<DB>, communityId: string, viewer: string, refusal: string) {
  const own = await membershipOf(tx, communityId, viewer);
  if (own?.role !== 'OWNER') throw notAllowed(refusal);
}

async function priceNow(tx: Transaction<DB>, communityId: string) {
  const query = tx.selectFrom('communities').select('price_cents').where('id', '=', communityId);
  return (await query.executeTakeFirstOrThrow()).price_cents;
}

function priceOf(kind: CommunityKind, price: number | null) {
  if (kind === 'PRIVADA') {
    if (price !== null) throw invalidInput('valPrice', 'Só uma comunidade VIP tem preço.');
    return null;
  }
  if (price === null || price < MIN_PRICE || price > MAX_PRICE) {
    throw invalidInput('valPrice', 'O preço por mês vai de R$ 1,00 a R$ 1.000,00.');
  }
  return price;
}

/**
 * Marks a member's uploaded picture as used by the community, so that the janitor does not delete it as an unused file.
 */
async function claimPicture(tx: Transaction<DB>, ownerId: string, pictureId: string) {
  const [claimed] = await adoptImages(tx, ownerId, 'cover', [pictureId]);
  if (!claimed) throw invalidInput('idPicture', 'A imagem não está mais disponível. Envie-a novamente.');
}
