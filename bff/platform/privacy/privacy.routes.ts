import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import { sql } from 'kysely';
import { z } from 'zod';
import { announceAccess } from '../access.ts';
import { requireStepUp } from '../accounts/step-up.ts';
import type { Platform } from '../context.ts';
import { invalidInput, notFound } from '../errors.ts';
import { pathId, readBody } from '../http/input.ts';
import { saoPauloDay } from '../sao-paulo.ts';
import { requireViewer } from '../session.ts';
import { formatBRL } from '../wallet/brl.ts';
import { balanceOf, wallet } from '../wallet/ledger.ts';
import type { Exports } from './exports.ts';

/** PRODUCT: days to change one's mind. */
const GRACE_DAYS = 7;
const deletion = z.object({ cienteDoSaldo: z.boolean().default(false) });

/** A member's own copy of their data, and the end of their account. */
export function privacyRoutes({ db, publish }: Platform, exports: Exports) {
  const router = Router();

  router.get('/api/privacidade', async (request, response) => {
    response.json(await stateOf(requireViewer(request)));
  });

  router.post('/api/privacidade/exportacao', async (request, response) => {
    const { userId } = await requireStepUp(db, request, 'account');
    await exports.request(userId);
    response.status(202).json(await stateOf(userId));
  });

  router.get('/api/privacidade/exportacao/:idExport', async (request, response) => {
    const { userId } = await requireStepUp(db, request, 'account');
    const own = await exports.of(userId);
    const isThere = own?.id === pathId(request, 'idExport') && own.state === 'READY';
    if (!isThere || own.expires_at === null || own.expires_at <= new Date()) throw notFound();
    const path = exports.pathOf(own.id);
    const { size } = await stat(path).catch(() => {
      throw notFound();
    });
    response.type('application/zip').set({ 'content-length': String(size), 'cache-control': 'no-store' });
    response.attachment(`brasa-meus-dados-${saoPauloDay()}.zip`);
    await pipeline(createReadStream(path), response).catch(() => response.destroy());
  });

  router.post('/api/privacidade/exclusao', async (request, response) => {
    const { userId: viewer } = await requireStepUp(db, request, 'account');
    const { cienteDoSaldo } = readBody(request, deletion);
    if (!cienteDoSaldo && (await balanceOf(db, wallet(viewer))) > 0) {
      throw invalidInput('cienteDoSaldo', 'Há saldo na carteira. Confirme que você sabe o que acontece com ele.');
    }
    const deletesAt = await db.transaction().execute(async (trx) => {
      const { deletes_at } = await trx
        .updateTable('users')
        .set({ deletes_at: sql<Date>`coalesce(deletes_at, now() + ${GRACE_DAYS} * interval '1 day')` })
        .where('id', '=', viewer)
        .returning('deletes_at')
        .executeTakeFirstOrThrow();
      await trx.deleteFrom('sessions').where('user_id', '=', viewer).execute();
      return deletes_at;
    });
    announceAccess(publish, 'session', viewer);
    response.json({ datDeletes: deletesAt });
  });

  return router;

  async function stateOf(viewer: string) {
    const own = await exports.of(viewer);
    const balance = await balanceOf(db, wallet(viewer));
    return {
      balance,
      formattedBalance: formatBRL(balance),
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
}
