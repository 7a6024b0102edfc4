import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { Tx } from '../db/transact.ts';
import { ApiError } from '../errors.ts';
import { isVisible, requireVisiblePost } from '../policy/posts.ts';
import { sharePost, shareVisibility } from '../policy/visibility-lock.ts';
import { lockBalances, wallet } from '../wallet/ledger/ledger.ts';
import { OPEN_STATES } from './ads.table.ts';

/**
 * Thrown when a post cannot be boosted (promoted for money), or can no longer be boosted. No money has been charged.
 * `isGone` is true if the member cannot see the post, or the post is not public.
 */
export class NotBoostable extends ApiError {
  constructor(
    status: number,
    code: string,
    message: string,
    readonly isGone = false,
  ) {
    super(status, code, message, undefined, { details: { errors: [message] } });
  }
}

/**
 * Checks that the member may boost a post (promote it for money): the post is their own, public, and not boosted yet.
 * @throws {NotBoostable} 404 when the member cannot see the post, 403 when the post is another member's, otherwise 400
 */
export async function requireBoostable(db: Kysely<DB>, memberId: string, postId: string) {
  const { author_id: authorId } = await requireVisiblePost(db, memberId, postId).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    throw new NotBoostable(404, error.code, 'Este post não está mais disponível.', true);
  });
  if (authorId !== memberId) throw new NotBoostable(403, 'NOT_ALLOWED', 'Só quem publicou pode impulsionar o post.');
  const { rows } = await sql`select 1 from posts p where p.id = ${postId} and ${isVisible(null, 'p')}`.execute(db);
  if (rows.length === 0)
    throw new NotBoostable(400, 'INVALID_INPUT', 'Só um post público pode ser impulsionado.', true);
  const boosted = await db
    .selectFrom('ads')
    .select('id')
    .where('post_id', '=', postId)
    .where('state', 'in', OPEN_STATES)
    .executeTakeFirst();
  if (boosted) throw new NotBoostable(400, 'INVALID_INPUT', 'Este post já está sendo impulsionado.');
}

/**
 * Checks again, at the purchase, that the member may boost the post, and locks the post and the profile's visibility
 * until the transaction ends. A concurrent deletion, take-down or change to a private profile waits, and then ends the
 * new boost. A purchase in another tab waits for the lock on the wallet.
 * @throws {NotBoostable}
 */
export async function lockBoostable(tx: Tx, memberId: string, postId: string) {
  await shareVisibility(tx, [memberId]);
  await sharePost(tx, postId);
  await lockBalances(tx, [wallet(memberId)]);
  await requireBoostable(tx, memberId, postId);
}
