import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Platform } from '../context.ts';
import type { DB } from '../db/schema.ts';
import { ApiError } from '../errors.ts';
import { readCode } from '../http/codes.ts';
import type { Identity } from './identity.ts';
import { signInAnswer } from './passkeys.ts';
import { verifyPassword } from './passwords.ts';
import { takeRecoveryCode, takeTotp } from './second-factors.store.ts';
import { hasSecondFactor } from './step-up.ts';

/** A proof of identity. Exactly one of the fields is set. */
export const proofBody = z.object({
  senha: z.string().nullish(),
  codigo: z.string().nullish(),
  passkey: signInAnswer.nullish(),
});

/**
 * Returns true for a right code of the authenticator app and for a right recovery code. Each code is accepted a single
 * time.
 */
export async function provesByCode(db: Kysely<DB>, { box }: Identity, userId: string, code: string) {
  return isRecoveryCode(code) ? await takeRecoveryCode(db, userId, code) : await takeTotp(db, box, userId, code);
}

/** Returns true if a code has the format of a recovery code. A code of the authenticator app has digits only. */
export function isRecoveryCode(code: string) {
  return !/^\d*$/.test(readCode(code));
}

/**
 * Checks a member's proof of identity. A password is not accepted if the member has a second factor.
 * @throws {ApiError} 400 with a message for the member
 */
export async function requireProof(platform: Platform, userId: string, proof: z.output<typeof proofBody>) {
  if (proof.passkey) {
    if ((await platform.identity.passkeys.verify(proof.passkey)).userId === userId) return;
    throw new ApiError(400, 'INVALID_PASSKEY', 'Essa chave de acesso é de outra conta.');
  }
  if (await hasSecondFactor(platform.db, userId)) {
    if (await provesByCode(platform.db, platform.identity, userId, proof.codigo ?? '')) return;
    throw wrongCode();
  }
  const { password_hash: hash } = await platform.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!(await verifyPassword(hash, proof.senha ?? '')))
    throw new ApiError(400, 'INVALID_CREDENTIALS', 'Senha incorreta.', 'senha');
}

export function wrongCode() {
  return new ApiError(
    400,
    'INVALID_CODE',
    'Código inválido ou já usado. Espere o próximo e tente novamente.',
    'codigo',
  );
}
