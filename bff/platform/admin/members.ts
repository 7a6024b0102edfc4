import { sql, type Kysely } from 'kysely';
import { trimText } from '../../../schema/texts.ts';
import { findByEmail, findByNickname } from '../accounts/accounts.store.ts';
import { normalizeEmail } from '../accounts/email-address.ts';
import { FOR_GOOD } from '../auth/locks.ts';
import type { DB, User } from '../db/schema.ts';

/**
 * Finds a member.
 * @param who an @nickname, an id or an e-mail address. If two accounts have the e-mail address, the confirmed account
 * takes precedence
 */
export async function findMember(db: Kysely<DB>, who: string): Promise<User | undefined> {
  // Invisible characters may be copied from a page together with a nickname.
  const said = trimText(who.replace(/^\p{DI}+/u, ''));
  const member = said.startsWith('@')
    ? await findByNickname(db, said.slice(1))
    : said.includes('@')
      ? await findByEmail(db, normalizeEmail(said))
      : await db
          .selectFrom('users')
          .selectAll()
          .where(sql`id::text`, '=', said.toLowerCase())
          .executeTakeFirst();
  const isErased = member?.deletes_at?.getTime() === FOR_GOOD.getTime();
  return isErased ? undefined : member;
}

/**
 * Describes a member for the operator, with one fact per line: identity, sign-in methods and suspensions, but no
 * secrets.
 */
export async function describeMember(db: Kysely<DB>, member: User): Promise<string> {
  const { rows } = await sql<{ sessions: number; passkeys: number; has_app: boolean }>`
    select (select count(*) from sessions where user_id = ${member.id} and expires_at > now()) as sessions,
      (select count(*) from passkeys where user_id = ${member.id}) as passkeys,
      exists (select 1 from totp_secrets where user_id = ${member.id} and confirmed_at is not null) as has_app`.execute(
    db,
  );
  const [entrance] = rows;
  const lines = {
    id: member.id,
    name: `${member.name} (@${member.nickname})`,
    email: `${member.email}${member.email_confirmed_at === null ? ', not confirmed' : ''}`,
    since: member.created_at.toISOString(),
    type: member.profile_type,
    moderates: yesOrNo(member.role === 'MODERATOR'),
    verified: yesOrNo(member.is_verified),
    'second step': entrance?.has_app === true ? 'app' : 'none',
    passkeys: String(entrance?.passkeys ?? 0),
    sessions: String(entrance?.sessions ?? 0),
    'shut out': untilOf(member.locked_until),
    'under age': yesOrNo(member.age_refused),
    leaves: member.deletes_at?.toISOString() ?? 'no',
  };
  return Object.entries(lines)
    .map(([name, value]) => `${name.padEnd(12)}${value}`)
    .join('\n');
}

function untilOf(until: Date | null) {
  if (until === null || until <= new Date()) return 'no';
  return until.getTime() === FOR_GOOD.getTime() ? 'for good' : `until ${until.toISOString()}`;
}

function yesOrNo(is: boolean) {
  return is ? 'yes' : 'no';
}
