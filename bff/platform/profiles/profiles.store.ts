import { sql, type Kysely } from 'kysely';
import type { DB, ProfileType } from '../db/schema.ts';
import { notFound } from '../errors.ts';
import type { UrlOf } from '../media/media.wire.ts';
import { isBlockedBetween } from './visibility.ts';

const columns = [
  'id',
  'name',
  'nickname',
  'avatar_key',
  'bio',
  'is_verified',
  'profile_type',
  'is_beta_tester',
] as const;

export interface ProfileRow {
  id: string;
  name: string;
  nickname: string;
  avatar_key: string | null;
  bio: string | null;
  is_verified: boolean;
  profile_type: ProfileType;
  is_beta_tester: boolean;
}

/** @throws {ApiError} 404 when there is nobody, or a block stands between them and the viewer. */
export async function requireProfile(db: Kysely<DB>, viewer: string | null, id: string): Promise<ProfileRow> {
  const [profile] = await findProfiles(db, viewer, [id]);
  if (!profile) throw notFound('Perfil não encontrado.');
  return profile;
}

/** In any order; unknown ids, and people behind a block, are left out. */
export function findProfiles(db: Kysely<DB>, viewer: string | null, ids: string[]): Promise<ProfileRow[]> {
  return db
    .selectFrom('users')
    .select(columns)
    .where('id', 'in', ids)
    .where(sql<boolean>`not ${isBlockedBetween(viewer, sql`users.id`)}`)
    .execute();
}

/** API.md, "Usuario". */
export function profileToWire(profile: ProfileRow, urlOf: UrlOf) {
  return {
    idUser: profile.id,
    userName: profile.name,
    apelido: profile.nickname,
    userImage: profile.avatar_key === null ? null : urlOf(profile.avatar_key),
    bio: profile.bio,
    verified: profile.is_verified,
    perfil: profile.profile_type,
  };
}
