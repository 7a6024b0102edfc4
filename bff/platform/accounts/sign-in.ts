import type { Kysely } from 'kysely';
import type { Platform } from '../context.ts';
import type { DB, User } from '../db/schema.ts';
import { ApiError } from '../errors.ts';
import { FOR_GOOD } from '../moderation/locks.ts';
import { keepOrRefuse } from '../privacy/leaving.ts';
import { openSession, sessionIdOf } from '../session.ts';
import { makeChallenge } from './challenges.store.ts';
import type { Origin } from './device.ts';
import { hasDevices, noteDevice } from './devices.store.ts';
import { tellOfNewDevice } from './new-device.ts';
import { endOldestSessions } from './sessions.store.ts';

/**
 * Opens a session for whoever has proved who they are, and says it as SPEC 3 does ("Login response").
 * @param proved `passwordHash` that was proved: what was changed since opens nothing; `keeps`: that an account about to
 * be deleted is to be kept
 * @throws {ApiError} 401 where it was changed, 403 ACCOUNT_LOCKED, 400 ACCOUNT_LEAVING
 */
export async function signIn(
  platform: Platform,
  user: User,
  origin: Origin,
  { passwordHash = user.password_hash, keeps = false }: { passwordHash?: string; keeps?: boolean } = {},
) {
  await refuseLocked(platform.db, user);
  await keepOrRefuse(platform.db, user, keeps);
  const token = await openSession(platform.db, user.id, passwordHash, origin);
  if (token === null) throw wrongCredentials();
  return welcome(platform, user, origin, token);
}

/** A session that was just opened, as SPEC 3 says it; what else comes with one follows. */
export function welcome(platform: Platform, user: User, origin: Origin, token: string) {
  platform.later(settleIn(platform, user, origin, token));
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

async function settleIn(platform: Platform, user: User, origin: Origin, token: string) {
  const { db } = platform;
  await endOldestSessions(db, user.id);
  const isFirst = !(await hasDevices(db, user.id));
  const isNew = await noteDevice(db, user.id, origin.deviceHash);
  const sessionId = isNew && !isFirst ? await sessionIdOf(db, token) : undefined;
  if (sessionId !== undefined) await tellOfNewDevice(platform, user, origin, sessionId);
}

export function wrongCredentials() {
  return new ApiError(401, 'INVALID_CREDENTIALS', 'Email ou senha inválido');
}

/** Whoever proved who they are is told that moderation has shut the account out and until when, and may read why. */
async function refuseLocked(db: Kysely<DB>, { id, locked_until: until }: User) {
  if (until === null || until <= new Date()) return;
  const day = until >= FOR_GOOD ? null : until.toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });
  const message = day === null ? 'Sua conta foi encerrada pela moderação.' : `Sua conta está suspensa até ${day}.`;
  const acesso = await makeChallenge(db, 'LOCK', { userId: id });
  throw new ApiError(403, 'ACCOUNT_LOCKED', message, undefined, { details: { acesso } });
}
