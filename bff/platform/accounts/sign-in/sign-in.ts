import type { Platform } from '../../context.ts';
import type { User } from '../../db/schema.ts';
import { ApiError } from '../../errors.ts';
import { FOR_GOOD } from '../../auth/locks.ts';
import { keepOrRefuse } from '../recovery/leaving.ts';
import { brazilianDay } from '../../calendar/sao-paulo.ts';
import { openSession } from '../../auth/session.ts';
import { noteAccess } from '../../auth/access-records.store.ts';
import { makeChallenge } from '../../auth/challenges.store.ts';
import type { SignInOrigin } from '../../auth/device.ts';
import { tellOfDevice } from './new-device.ts';
import { endOldestSessions } from './sessions.store.ts';

/**
 * Opens a session for a member after their identity proof, and returns the response of SPEC.md section 3 ("Login
 * response").
 * @param proved the `passwordHash` or `passkeyId` by which the member proved their identity; the field `keeps` is true
 * if the member asks to keep an account that is about to be deleted
 * @throws {ApiError} 401 when the password or passkey has changed since the proof, 403 ACCOUNT_LOCKED for a suspended
 * member, 400 ACCOUNT_LEAVING for an account about to be deleted
 */
export async function signIn(
  platform: Platform,
  user: User,
  origin: SignInOrigin,
  {
    passwordHash = user.password_hash,
    passkeyId,
    keeps = false,
  }: { passwordHash?: string; passkeyId?: string; keeps?: boolean } = {},
) {
  await refuseLocked(platform, user, passwordHash, origin);
  await keepOrRefuse(platform.db, user, keeps);
  const token = await openSession(platform.db, user.id, passwordHash, origin, passkeyId);
  if (token === null) throw wrongCredentials();
  platform.later(afterSignIn(platform, user, origin));
  return welcome(platform, user, token);
}

/** Returns the response of SPEC.md section 3 ("Login response") for a session that was just opened. */
export function welcome(platform: Platform, user: User, token: string) {
  return {
    token,
    perfil: user.profile_type,
    usuarioId: user.id,
    userName: user.name,
    apelido: user.nickname,
    image: user.avatar_key === null ? null : platform.urlOf(user.avatar_key),
    preferencia: user.preferences,
  };
}

/**
 * Ends the oldest sessions above the maximum and reports a new device to the member. Runs after every sign-in, but not
 * after a sign-up. Also reports the device if the account has no known devices: account recovery forgets all devices,
 * and a thief whom the recovery signed out may still know the password.
 */
async function afterSignIn(platform: Platform, user: User, origin: SignInOrigin) {
  await endOldestSessions(platform.db, user.id);
  await tellOfDevice(platform, user, origin);
}

export function wrongCredentials() {
  return new ApiError(401, 'INVALID_CREDENTIALS', 'Email ou senha inválido');
}

export function isShutOut({ locked_until: until }: Pick<User, 'locked_until'>) {
  return until !== null && until > new Date();
}

/**
 * Throws if the member is suspended. Call it after the member's identity proof. The error holds the end of the
 * suspension and an access token with which the member can read the reasons.
 */
async function refuseLocked(platform: Platform, user: User, passwordHash: string, origin: SignInOrigin) {
  const { db, later } = platform;
  const { id, locked_until: until } = user;
  if (until === null || !isShutOut(user)) return;
  const day = until >= FOR_GOOD ? null : brazilianDay(until);
  const message = day === null ? 'Sua conta foi encerrada pela moderação.' : `Sua conta está suspensa até ${day}.`;
  const acesso = await makeChallenge(db, 'LOCK', { userId: id, passwordHash });
  // The access token of a suspended member opens their data and payments. So issuing the token is recorded, and
  // reported to the member, like a new session.
  if (origin.address !== '') await noteAccess(db, id, origin.address);
  later(tellOfDevice(platform, user, origin));
  throw new ApiError(403, 'ACCOUNT_LOCKED', message, undefined, { details: { acesso } });
}
