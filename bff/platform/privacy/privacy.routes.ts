import { Router, type Request } from 'express';
import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { publishAccess } from '../events/access.ts';
import { firstLinkSince, makeMailLink } from '../accounts/recovery/mail-links.store.ts';
import { requireStepUp } from '../auth/step-up.ts';
import { endAdsOf } from '../ads/ad-states.ts';
import { endAll, unspentIn } from '../ads/unspent.ts';
import { endOffersOf, offersEnded } from '../communities/offers.ended.ts';
import type { Platform } from '../context.ts';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { invalidInput, notFound } from '../errors.ts';
import { pathId, readBody } from '../http/input.ts';
import { sendObject } from '../media/media.delivery.ts';
import { accountLeavingMail } from '../accounts/account.mails.ts';
import { lockVisibility } from '../policy/visibility-lock.ts';
import { saoPauloDay } from '../calendar/sao-paulo.ts';
import { requireTokenHash, requireViewer } from '../auth/session.ts';
import { formatBRL } from '../../../schema/brl.ts';
import { balanceOf, vipPending, wallet } from '../wallet/ledger/ledger.ts';
import type { Exports } from './exports.ts';
import { GRACE_DAYS, keepAccount } from '../accounts/recovery/leaving.ts';

/**
 * The time in ms in which a repeated request to delete the account sends no second mail, because the link in the first
 * mail still works.
 */
const NOTICE_MS = 3_600_000;
export const deletion = z.object({ cienteDoSaldo: z.boolean().default(false) });

/** Serves a member's data export and the deletion of the member's account. */
export function privacyRoutes({ db, identity, tickets, queueMail }: Platform, exports: Exports) {
  const router = Router();

  router.get('/api/privacidade', async (request, response) => {
    response.json(await stateOf(requireViewer(request)));
  });

  router.post('/api/privacidade/exportacao', async (request, response) => {
    const { userId } = await requireStepUp(db, request, 'account');
    await exports.request(userId);
    response.status(202).json(await stateOf(userId));
  });

  router.post('/api/privacidade/exportacao/:idExport/bilhete', async (request, response) => {
    const { userId } = await requireStepUp(db, request, 'account');
    const { id } = await readyCopy(request, userId);
    const { ticket, expiresAt } = tickets.issue(`/api/privacidade/exportacao/${id}`, requireTokenHash(request));
    response.status(201).json({ bilhete: ticket, datExpires: expiresAt });
  });

  router.get('/api/privacidade/exportacao/:idExport', async (request, response) => {
    const { userId } = await requireStepUp(db, request, 'account');
    const object = await exports.open(await readyCopy(request, userId));
    if (!object) throw notFound();
    response.attachment(`brasa-meus-dados-${saoPauloDay()}.zip`);
    // The response supports range requests, so that a browser can resume an interrupted download.
    response.set({ 'cache-control': 'no-store', 'accept-ranges': 'bytes', etag: object.etag });
    await sendObject(request, response, object);
  });

  router.post('/api/privacidade/exclusao', async (request, response) => {
    const { userId: viewer } = await requireStepUp(db, request, 'account');
    const { cienteDoSaldo } = readBody(request, deletion);
    if (!cienteDoSaldo) await requireNoMoney(viewer);
    // The ads end now, not after the grace period: they are hidden from now on, so the member is immediately refunded
    // for the unused days.
    await endAll(db, viewer);
    const begun = await transact(db, async (tx) => {
      await lockVisibility(tx, [viewer]);
      const user = await tx
        .updateTable('users')
        .set({ deletes_at: sql<Date>`now() + ${GRACE_DAYS}::int * interval '24 hours'` })
        .where('id', '=', viewer)
        .where('deletes_at', 'is', null)
        .returningAll()
        .executeTakeFirst();
      if (!user) return null;
      await tx.deleteFrom('sessions').where('user_id', '=', viewer).execute();
      // Ends an ad that the member bought between `endAll` and this transaction.
      await endAdsOf(tx, viewer);
      const ended = await endOffersOf(tx, viewer);
      offersEnded(tx, ended);
      publishAccess(tx, 'session', viewer);
      const way = await wayBack(tx, user);
      if (way !== null) await queueMail(tx, viewer, accountLeavingMail(user, way));
      return user;
    });
    response.json({ datDeletes: begun ? begun.deletes_at : await deletesAtOf(viewer) });
  });

  // This route lets a suspended member cancel the deletion of the account. Other members cancel the deletion by signing
  // in.
  router.delete('/api/privacidade/exclusao', async (request, response) => {
    const { userId: viewer } = await requireStepUp(db, request, 'account');
    await keepAccount(db, viewer);
    response.json(await stateOf(viewer));
  });

  return router;

  /** @throws {ApiError} 404 when the export is not ready, has expired or belongs to another member */
  async function readyCopy(request: Request, userId: string) {
    const own = await exports.of(userId);
    const isThere = own?.id === pathId(request, 'idExport') && own.state === 'READY';
    if (!isThere || own.expires_at === null || own.expires_at <= new Date()) throw notFound();
    return own;
  }

  async function stateOf(viewer: string) {
    const own = await exports.of(viewer);
    const { balance, inAds, pendingEarnings } = await moneyOf(viewer);
    return {
      datDeletes: await deletesAtOf(viewer),
      balance,
      formattedBalance: formatBRL(balance),
      inAds,
      formattedInAds: formatBRL(inAds),
      pendingEarnings,
      formattedPendingEarnings: formatBRL(pendingEarnings),
      export: own
        ? {
            idExport: own.id,
            desState: own.state,
            done: own.done,
            total: own.total,
            bytes: own.bytes,
            datExpires: own.expires_at,
          }
        : null,
    };
  }

  /**
   * @returns the link that cancels the deletion of the account; null when a recent mail already contains such a link
   */
  async function wayBack(tx: Transaction<DB>, { id: userId, email }: { id: string; email: string }) {
    const sent = await firstLinkSince(tx, userId, 'KEEP_ACCOUNT', new Date(Date.now() - NOTICE_MS));
    if (sent?.email === email) return null;
    const { token, endsAt } = await makeMailLink(tx, { userId, purpose: 'KEEP_ACCOUNT', email });
    return { link: identity.linkTo('/account/keep', token), endsAt };
  }

  async function deletesAtOf(viewer: string) {
    const row = await db.selectFrom('users').select('deletes_at').where('id', '=', viewer).executeTakeFirstOrThrow();
    return row.deletes_at;
  }

  /**
   * @throws {ApiError} 400 when the member has money and has not confirmed that they know what will happen to the money
   */
  async function requireNoMoney(viewer: string) {
    const { balance, inAds, pendingEarnings } = await moneyOf(viewer);
    if (balance + inAds + pendingEarnings === 0) return;
    const ofWallet =
      balance > 0 ? 'Há saldo na carteira.' : 'Há ganhos de comunidades VIP que ainda não estão na carteira.';
    const where = inAds > 0 ? 'Há dinheiro em anúncios.' : ofWallet;
    throw invalidInput('cienteDoSaldo', `${where} Confirme que você sabe o que acontece com esse dinheiro.`);
  }

  async function moneyOf(viewer: string) {
    return {
      balance: await balanceOf(db, wallet(viewer)),
      inAds: await unspentIn(db, viewer),
      pendingEarnings: await balanceOf(db, vipPending(viewer)),
    };
  }
}
