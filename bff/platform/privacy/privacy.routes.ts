import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import { sql } from 'kysely';
import { z } from 'zod';
import { announceAccess } from '../access.ts';
import { verifyPassword } from '../accounts/passwords.ts';
import type { Platform } from '../context.ts';
import { ApiError, invalidInput, notFound, unauthenticated } from '../errors.ts';
import { pathId, readBody } from '../http/input.ts';
import { saoPauloDay } from '../sao-paulo.ts';
import { requireViewer } from '../session.ts';
import { formatBRL } from '../wallet/brl.ts';
import { balanceOf, wallet } from '../wallet/ledger.ts';
import type { Exports } from './exports.ts';

/** PRODUCT: days to change one's mind. */
const GRACE_DAYS = 7;
const withPassword = z.object({ senha: z.string() });
const deletion = withPassword.extend({ cienteDoSaldo: z.boolean().default(false) });

/** A member's own copy of their data, and the end of their account. */
export function privacyRoutes({ db, publish }: Platform, exports: Exports) {
  const router = Router();

  router.get('/api/privacidade', async (request, response) => {
    response.json(await stateOf(requireViewer(request)));
  });

  router.post('/api/privacidade/exportacao', async (request, response) => {
    const viewer = requireViewer(request);
    await requirePassword(viewer, readBody(request, withPassword).senha);
    await exports.request(viewer);
    response.status(202).json(await stateOf(viewer));
  });

  router.get('/api/privacidade/exportacao/:idExport', async (request, response) => {
    const own = await exports.of(requireViewer(request));
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
    const viewer = requireViewer(request);
    const { senha, cienteDoSaldo } = readBody(request, deletion);
    await requirePassword(viewer, senha);
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

  async function requirePassword(viewer: string, password: string) {
    const user = await db.selectFrom('users').select('password_hash').where('id', '=', viewer).executeTakeFirst();
    if (!user) throw unauthenticated();
    if (await verifyPassword(user.password_hash, password)) return;
    throw new ApiError(400, 'INVALID_CREDENTIALS', 'Senha incorreta.', 'senha');
  }
}
