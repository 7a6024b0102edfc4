import type { Request } from 'express';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { methodOf } from '../http/method.ts';

/**
 * The routes that a suspended member may call with the access token from their refused sign-in. These routes export
 * data, delete the account, show payments, stop charges (LGPD, art. 18), and show the moderation decisions about the
 * member. All other routes are closed, including routes added later.
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
  ['DELETE', /^\/api\/assinaturas\/[\w-]+(\/pix)?$/],
  ['GET', /^\/api\/avisos(\/[\w-]+)?$/],
  ['POST', /^\/api\/avisos\/[\w-]+\/recurso$/],
];

/**
 * Returns the id of the suspended member to whom an access token belongs; undefined for an invalid token, or for a
 * route that suspended members may not call.
 */
export async function shutOutMember(db: Kysely<DB>, request: Request, accessHash: Buffer) {
  if (!open.some(([method, shape]) => method === methodOf(request) && shape.test(request.path))) return undefined;
  const owner = await ownerOfToken(db, accessHash);
  return owner?.isOut === true ? owner.id : undefined;
}

/**
 * Returns the suspended member to whom an access token belongs. The token may be used many times until it expires. Like
 * a session, the token becomes invalid when the password changes.
 * @returns undefined for an unknown or expired token
 */
export async function ownerOfToken(db: Kysely<DB>, accessHash: Buffer) {
  return await db
    .selectFrom('auth_challenges as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['u.id', sql<boolean>`coalesce(u.locked_until > now(), false)`.as('isOut')])
    .where('c.token_hash', '=', accessHash)
    .where('c.purpose', '=', 'LOCK')
    .where('c.expires_at', '>', sql<Date>`now()`)
    // Reject the token after `deletes_at`, because the account is being erased then.
    .where(sql<boolean>`coalesce(u.deletes_at > now(), true)`)
    .whereRef('c.password_hash', '=', 'u.password_hash')
    .executeTakeFirst();
}
