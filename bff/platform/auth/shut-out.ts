import type { Request } from 'express';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { methodOf } from '../http/method.ts';

/**
 * What stays open to a member whom moderation has shut out, by the access that their sign-in was answered: the copy of
 * their data, leaving for good, their money and what goes on being charged (LGPD, art. 18), and what was decided about
 * them. Whatever is not named here is shut: what is new is shut by itself.
 */
const open: [method: string, path: RegExp][] = [
  ['GET', /^\/api\/privacidade$/],
  ['POST', /^\/api\/privacidade\/(exclusao|exportacao)$/],
  ['DELETE', /^\/api\/privacidade\/exclusao$/],
  ['GET', /^\/api\/privacidade\/exportacao\/[\w-]+$/],
  ['POST', /^\/api\/(privacidade\/exportacao\/[\w-]+|payments\/csv)\/bilhete$/],
  ['GET', /^\/api\/payments(\/[\w-]+)?$/],
  ['POST', /^\/api\/payments\/[\w-]+\/refund$/],
  ['GET', /^\/api\/assinaturas$/],
  ['DELETE', /^\/api\/assinaturas\/[\w-]+$/],
  ['GET', /^\/api\/avisos(\/[\w-]+)?$/],
  ['POST', /^\/api\/avisos\/[\w-]+\/recurso$/],
];

/** Whom a request with such an access is of. @returns undefined where it is none, is over, or asks for what is shut */
export async function shutOutMember(db: Kysely<DB>, request: Request, accessHash: Buffer) {
  if (!open.some(([method, shape]) => method === methodOf(request) && shape.test(request.path))) return undefined;
  const holder = await holderOfLock(db, accessHash);
  return holder?.isOut === true ? holder.id : undefined;
}

/**
 * Whom an access is of, as often as they like while it is good. It ends with the password
 * that was proved, as a session does. @returns undefined for one that is not, or is over
 */
export async function holderOfLock(db: Kysely<DB>, accessHash: Buffer) {
  return await db
    .selectFrom('auth_challenges as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['u.id', sql<boolean>`coalesce(u.locked_until > now(), false)`.as('isOut')])
    .where('c.token_hash', '=', accessHash)
    .where('c.purpose', '=', 'LOCK')
    .where('c.expires_at', '>', sql<Date>`now()`)
    // Once its day has come, an account is being erased.
    .where(sql<boolean>`coalesce(u.deletes_at > now(), true)`)
    .whereRef('c.password_hash', '=', 'u.password_hash')
    .executeTakeFirst();
}
