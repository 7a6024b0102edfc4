import type { Platform } from '../context.ts';
import type { User } from '../db/schema.ts';
import { ApiError } from '../errors.ts';
import { FOR_GOOD } from '../auth/locks.ts';
import { keepOrRefuse } from './leaving.ts';
import { brazilianDay } from '../sao-paulo.ts';
import { openSession } from '../auth/session.ts';
import { noteAccess } from '../auth/access-records.store.ts';
import { makeChallenge } from '../auth/challenges.store.ts';
import type { Origin } from '../auth/device.ts';
import { tellOfDevice } from './new-device.ts';
import { endOldestSessions } from './sessions.store.ts';

/**
 * Opens a session for a member who has proved who they are, and says it as SPEC 3 does ("Login response").
 * @param proved `passwordHash` or `passkeyId` that was proved: what was changed since opens nothing; `keeps`: that an
 * account about to be deleted is to be kept
 * @throws {ApiError} 401 where it was changed, 403 ACCOUNT_LOCKED, 400 ACCOUNT_LEAVING
 */
export async function signIn(
  platform: Platform,
  user: User,
  origin: Origin,
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
  platform.later(settleIn(platform, user, origin));
  return welcome(platform, user, token);
}

/** A session that was just opened, as SPEC 3 says it. */
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
 * What else comes with a session. Only a sign-up's is no news: an account without a known device may be one that a
 * thief was just put out of, and who still has its password.
 */
async function settleIn(platform: Platform, user: User, origin: Origin) {
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
 * Tells a member who proved who they are that moderation has shut the account out and until when; they may read why.
 */
async function refuseLocked(platform: Platform, user: User, passwordHash: string, origin: Origin) {
  const { db, later } = platform;
  const { id, locked_until: until } = user;
  if (until === null || !isShutOut(user)) return;
  const day = until >= FOR_GOOD ? null : brazilianDay(until);
  const message = day === null ? 'Sua conta foi encerrada pela moderação.' : `Sua conta está suspensa até ${day}.`;
  const acesso = await makeChallenge(db, 'LOCK', { userId: id, passwordHash });
  // The access opens their data and their money, and is told of like a session.
  if (origin.address !== '') await noteAccess(db, id, origin.address);
  later(tellOfDevice(platform, user, origin));
  throw new ApiError(403, 'ACCOUNT_LOCKED', message, undefined, { details: { acesso } });
}
