import { sql, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import { findNickname, isNicknameTaken, nicknamed } from '../accounts/security/nicknames.ts';
import type { Undo } from '../cases/cases.table.ts';
import { otherDecisionsAbout } from './effective-decisions.ts';
import { isNotErased } from './not-erased.ts';

/** The name that a profile gets when a moderator takes its name down. */
const NEUTRAL_NAME = 'Membro';
const NEUTRAL_NICKNAME = 'membro';
const isNeutral = (nickname: string) => /^membro\d*$/.test(nickname);

/**
 * Clears a profile's pictures and bio, and replaces its name and nickname by neutral ones. The profile itself stays.
 */
export async function clearProfile(tx: Transaction<DB>, id: string): Promise<{ undo?: Undo }> {
  const profile = await shown(tx, id);
  if (!profile) return {};
  const { nickname } = profile;
  await tx
    .updateTable('users')
    .set({
      avatar_key: null,
      cover_key: null,
      bio: null,
      name: NEUTRAL_NAME,
      ...nicknamed(isNeutral(nickname) ? nickname : await findNickname(tx, id, NEUTRAL_NICKNAME)),
    })
    .where('id', '=', id)
    .execute();
  return { undo: { profile } };
}

/**
 * Restores the profile fields that a decision cleared. Does not restore a field that the member has filled since, a
 * value that another decision in force cleared too, or a nickname that another member has taken.
 */
export async function putBackProfile(tx: Transaction<DB>, id: string, decisionId: string, { profile }: Undo) {
  const now = profile && (await shown(tx, id));
  if (!now) return;
  const { rows: others } = await sql<{ profile: Undo['profile'] | null }>`
    select d.undo -> 'profile' as profile ${otherDecisionsAbout('PROFILE', sql`${id}`, decisionId)}`.execute(tx);
  const back = <Field extends keyof typeof profile>(field: Field) =>
    others.some(({ profile: other }) => other?.[field] === profile[field]) ? undefined : profile[field];
  const [name, nickname] = [back('name'), back('nickname')];
  const isFree = nickname !== undefined && !(await isNicknameTaken(tx, id, nickname));
  await tx
    .updateTable('users')
    .set({
      avatar_key: now.avatar_key ?? back('avatar_key') ?? null,
      cover_key: now.cover_key ?? back('cover_key') ?? null,
      bio: now.bio ?? back('bio') ?? null,
      ...(now.name === NEUTRAL_NAME && name !== undefined && { name }),
      ...(isNeutral(now.nickname) && isFree && nicknamed(nickname)),
    })
    .where('id', '=', id)
    .where(isNotErased(sql.ref('users.id')))
    .execute();
}

async function shown(tx: Transaction<DB>, id: string) {
  return await tx
    .selectFrom('users')
    .select(['avatar_key', 'cover_key', 'bio', 'name', 'nickname'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
