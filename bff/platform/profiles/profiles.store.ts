import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB, FollowStatus, GenderCategory, ProfileType } from '../db/schema.ts';
import { notFound } from '../errors.ts';
import type { UrlOf } from '../media/media.wire.ts';
import { hasMuted, isBlockedBetween, isFollowing } from '../policy/members.ts';

export interface ProfileRow {
  id: string;
  name: string;
  nickname: string;
  avatar_key: string | null;
  cover_key: string | null;
  bio: string | null;
  is_verified: boolean;
  profile_type: ProfileType;
  is_beta_tester: boolean;
  is_private: boolean;
  follower_count: number;
  following_count: number;
  follow_state: FollowStatus | null;
  follows_viewer: boolean;
  muted: boolean;
  own: boolean | null;
  /** The id of the viewer; null for a visitor. */
  viewer_id: string | null;
  preferences: string;
  gender: GenderCategory | null;
  birth_date: string;
}

/** The columns that `profileToWire` needs, for a query in which `users` has the alias `u`. */
export function profileColumns(viewer: string | null): RawBuilder<ProfileRow> {
  return sql`u.id, u.name, u.nickname, u.avatar_key, u.cover_key, u.bio, u.is_verified, u.profile_type,
    u.is_beta_tester, u.is_private, u.follower_count, u.following_count, u.preferences, u.gender, u.birth_date,
    (select f.status from follows f where f.follower_id = ${viewer}::uuid and f.followed_id = u.id) as follow_state,
    ${isFollowing(sql`u.id`, viewer)} as follows_viewer, ${hasMuted(viewer, sql`u.id`)} as muted,
    u.id = ${viewer}::uuid as own, ${viewer}::uuid as viewer_id`;
}

/**
 * @throws {ApiError} 404 when the member does not exist, or when the viewer and the member are hidden from each other
 * by a block
 */
export async function requireProfile(db: Kysely<DB>, viewer: string | null, id: string): Promise<ProfileRow> {
  const [profile] = await findProfiles(db, viewer, [id]);
  if (!profile) throw profileNotFound();
  return profile;
}

export function profileNotFound() {
  return notFound('Perfil não encontrado.');
}

/**
 * Returns the profiles with these ids, in any order. Leaves out unknown ids, and members that are invisible to the
 * viewer. Always includes the viewer's own profile if its id is given.
 */
export async function findProfiles(db: Kysely<DB>, viewer: string | null, ids: string[]): Promise<ProfileRow[]> {
  const { rows } = await sql<ProfileRow>`
    select ${profileColumns(viewer)} from users u
    where u.id = any(${ids}::uuid[]) and (u.id = ${viewer}::uuid or not ${isBlockedBetween(viewer, sql`u.id`)})`.execute(
    db,
  );
  return rows;
}

/**
 * Builds the object "Usuario" of the platform's API (API.md). Private fields are included only in the viewer's own
 * profile.
 */
export function profileToWire(profile: ProfileRow, urlOf: UrlOf, cursor?: string) {
  const own = profile.own ?? false;
  return {
    idUser: profile.id,
    userName: profile.name,
    apelido: profile.nickname,
    userImage: profile.avatar_key === null ? null : urlOf(profile.avatar_key),
    coverImage: coverUrl(profile, urlOf),
    bio: profile.bio,
    verified: profile.is_verified,
    perfil: profile.profile_type,
    isPrivate: profile.is_private,
    followers: profile.follower_count,
    following: profile.following_count,
    followState: profile.follow_state ?? 'NONE',
    followsViewer: profile.follows_viewer,
    muted: profile.muted,
    own,
    ...(own && { preferencia: profile.preferences, genero: profile.gender, nascimento: profile.birth_date }),
    cursor,
  };
}

/**
 * Returns the URL of a profile's cover picture. For a private profile, the URL works only for this viewer, and only
 * while the viewer may see the profile; a visitor gets null.
 */
function coverUrl({ cover_key: key, is_private: isPrivate, viewer_id: reader }: ProfileRow, urlOf: UrlOf) {
  if (key === null || (isPrivate && reader === null)) return null;
  return isPrivate && reader !== null ? urlOf(key, reader) : urlOf(key);
}
