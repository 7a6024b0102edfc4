import { Router } from 'express';
import type { Kysely } from 'kysely';
import { Secret } from 'otpauth';
import { z } from 'zod';
import type { Platform } from '../../context.ts';
import type { DB } from '../../db/schema.ts';
import { transact, type Tx } from '../../db/transact.ts';
import { ApiError, notFound } from '../../errors.ts';
import { pathId, readBody, text } from '../../http/input.ts';
import { factorAddedMail, securityMail } from '../account.mails.ts';
import { requireSession, requireViewer } from '../../auth/session.ts';
import { findById } from '../accounts.store.ts';
import { triesOfSession } from '../../auth/guesses.ts';
import { makeMailLink } from '../recovery/mail-links.store.ts';
import { registrationAnswer } from '../../auth/passkeys.ts';
import { proofBody, requireProof, wrongCode } from '../../auth/proofs.ts';
import {
  recoveryCodesLeft,
  removeTotp,
  renewRecoveryCodes,
  storeTotpDraft,
  takeTotp,
} from '../../auth/second-factors.store.ts';
import { hasSecondFactor, noteProof, requireFreshProof, requireStepUp } from '../../auth/step-up.ts';
import { totpOf } from '../../auth/totp.ts';
import { takeTry } from '../../auth/tries.store.ts';

export const totpCode = z.object({ codigo: z.string() });
const name = text(60).refine((value) => value !== '', 'Dê um nome à chave.');
export const renamedPasskey = z.object({ nome: name });
export const newPasskey = renamedPasskey.extend({ passkey: registrationAnswer });

/**
 * Routes for a member's own sign-in methods (second step, recovery codes, passkeys), and to prove their identity again.
 */
export function securityRoutes(platform: Platform) {
  const { db, identity, queueMail } = platform;
  const router = Router();

  router.get('/api/seguranca', async (request, response) => {
    response.json(await overview(requireViewer(request)));
  });

  router.post('/api/confirmacao', async (request, response) => {
    const session = requireSession(request);
    const proof = readBody(request, proofBody);
    const giveBack = await takeTry(db, triesOfSession(session));
    await requireProof(platform, session.userId, proof);
    await giveBack();
    await noteProof(db, session);
    response.status(204).end();
  });

  router.post('/api/totp', async (request, response) => {
    const { userId } = await requireStepUp(db, request, 'account');
    const user = await requireConfirmed(userId);
    const secret = new Secret({ size: 20 });
    if (!(await storeTotpDraft(db, userId, identity.box.seal(secret.bytes))))
      throw new ApiError(400, 'INVALID_INPUT', 'A verificação em duas etapas já está ativa.');
    response.json({ segredo: secret.base32, uri: totpOf(secret.bytes, user.email).toString() });
  });

  router.post('/api/totp/confirmar', async (request, response) => {
    const session = await requireStepUp(db, request, 'account');
    const { userId } = session;
    const { codigo } = readBody(request, totpCode);
    const giveBack = await takeTry(db, triesOfSession(session));
    const codigos = await transact(db, async (tx) => {
      await requireFreshProof(tx, session);
      if (!(await takeTotp(tx, identity.box, userId, codigo, true))) throw wrongCode();
      await mailAdded(tx, userId, 'A verificação em duas etapas foi ativada na sua conta.');
      return await renewRecoveryCodes(tx, userId);
    });
    await giveBack();
    response.json({ codigos, ...(await overview(userId)) });
  });

  router.delete('/api/totp', async (request, response) => {
    const { userId } = await requireStepUp(db, request, 'account');
    await transact(db, async (tx) => {
      await removeTotp(tx, userId);
      await mailChange(tx, userId, 'A verificação em duas etapas foi desativada na sua conta.');
    });
    response.json(await overview(userId));
  });

  router.post('/api/codigos-de-recuperacao', async (request, response) => {
    const session = await requireStepUp(db, request, 'account');
    const { userId } = session;
    const codigos = await transact(db, async (tx) => {
      await requireFreshProof(tx, session);
      if (!(await hasSecondFactor(tx, userId)))
        throw new ApiError(400, 'INVALID_INPUT', 'Ative a verificação em duas etapas primeiro.');
      const what = 'Novos códigos de recuperação foram criados na sua conta. Os anteriores não valem mais.';
      await mailAdded(tx, userId, what);
      return await renewRecoveryCodes(tx, userId);
    });
    response.json({ codigos, ...(await overview(userId)) });
  });

  router.post('/api/passkeys/registro', async (request, response) => {
    const { userId } = await requireStepUp(db, request, 'account');
    response.json({ opcoes: await identity.passkeys.registration(await requireConfirmed(userId)) });
  });

  router.post('/api/passkeys', async (request, response) => {
    const session = await requireStepUp(db, request, 'account');
    const { userId } = session;
    const body = readBody(request, newPasskey);
    const what = `A chave de acesso "${body.nome}" foi adicionada à sua conta.`;
    await identity.passkeys.add(session, body.passkey, body.nome, (tx) => mailAdded(tx, userId, what));
    response.status(201).json(await overview(userId));
  });

  router.patch('/api/passkeys/:idPasskey', async (request, response) => {
    const userId = requireViewer(request);
    const { nome } = readBody(request, renamedPasskey);
    const { numUpdatedRows } = await db
      .updateTable('passkeys')
      .set({ name: nome })
      .where('id', '=', pathId(request, 'idPasskey'))
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound();
    response.json(await overview(userId));
  });

  router.delete('/api/passkeys/:idPasskey', async (request, response) => {
    const { userId } = await requireStepUp(db, request, 'account');
    await transact(db, async (tx) => {
      const removed = await tx
        .deleteFrom('passkeys')
        .where('id', '=', pathId(request, 'idPasskey'))
        .where('user_id', '=', userId)
        .returning('name')
        .executeTakeFirst();
      if (!removed) throw notFound();
      await mailChange(tx, userId, `A chave de acesso "${removed.name}" foi removida da sua conta.`);
    });
    response.json(await overview(userId));
  });

  return router;

  async function overview(userId: string) {
    const user = await requireUser(userId);
    const passkeys = await db
      .selectFrom('passkeys')
      .select(['id', 'name', 'created_at', 'last_used_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute();
    return {
      idUser: user.id,
      email: user.email,
      emailConfirmado: user.email_confirmed_at !== null,
      duasEtapas: await hasSecondFactor(db, userId),
      codigosRestantes: await recoveryCodesLeft(db, userId),
      passkeys: passkeys.map((row) => ({
        idPasskey: row.id,
        nome: row.name,
        datCreated: row.created_at.toISOString(),
        datLastUsed: row.last_used_at?.toISOString() ?? null,
      })),
    };
  }

  async function requireUser(userId: string, from: Kysely<DB> = db) {
    const user = await findById(from, userId);
    if (!user) throw notFound();
    return user;
  }

  /**
   * Requires a confirmed e-mail address. Otherwise a stranger could sign up with another person's address and add a
   * second factor, which would lock that person out.
   */
  async function requireConfirmed(userId: string) {
    const user = await requireUser(userId);
    if (user.email_confirmed_at === null)
      throw new ApiError(400, 'EMAIL_NOT_CONFIRMED', 'Confirme seu e-mail primeiro.');
    return user;
  }

  /**
   * Queues the mail about a new second factor in the transaction that adds the factor. So the link that removes the
   * factor again exists from the start.
   */
  async function mailAdded(tx: Tx, userId: string, what: string) {
    const user = await requireUser(userId, tx);
    const { token, endsAt } = await makeMailLink(tx, { userId, purpose: 'UNDO_FACTOR', email: user.email });
    const wayBack = { link: identity.linkTo('/account/undo-factor', token), endsAt };
    await queueMail(tx, userId, factorAddedMail(user, what, wayBack));
  }

  async function mailChange(tx: Tx, userId: string, what: string) {
    await queueMail(tx, userId, securityMail(await requireUser(userId, tx), what));
  }
}
