import { z } from 'zod';
import { word } from '../../gateway/word.ts';
import { FollowState, GenderCategory } from '../../generated/resolvers.ts';

const category = z.enum(GenderCategory);

/** A profile ("Usuario" in API.md, "People"). */
export const profileWire = z.object({
  idUser: z.string(),
  userName: z.string(),
  apelido: z.string().nullish(),
  userImage: z.string().nullish(),
  coverImage: z.string().nullish(),
  bio: z.string().nullish(),
  verified: z.boolean().nullish(),
  isPrivate: z.boolean().nullish(),
  followers: z.int().nullish(),
  following: z.int().nullish(),
  followState: word(Object.values(FollowState), FollowState.None).nullish(),
  followsViewer: z.boolean().nullish(),
  muted: z.boolean().nullish(),
  own: z.boolean().nullish(),
  preferencia: z.string().nullish(),
  genero: word(Object.values(GenderCategory), null).nullish(),
  nascimento: z.string().nullish(),
  cursor: z.string().optional(),
});

/** A profile with the field names of the schema, so that graphql-js can read the fields without resolvers. */
export interface ProfileRecord {
  id: string;
  name: string;
  nickname: string;
  avatarUrl: string | null;
  coverUrl: string | null;
  bio: string | null;
  isVerified: boolean;
  isPrivate: boolean;
  followerCount: number;
  followingCount: number;
  followState: FollowState;
  followsViewer: boolean;
  isMuted: boolean;
  isOwn: boolean;
  personal: { birthDate: string; gender: GenderCategory | null; preferences: GenderCategory[] } | null;
}

export function toProfile(row: z.infer<typeof profileWire>): ProfileRecord {
  return {
    id: row.idUser,
    name: row.userName,
    nickname: row.apelido ?? '',
    avatarUrl: row.userImage ? row.userImage : null,
    coverUrl: row.coverImage ? row.coverImage : null,
    bio: row.bio ?? null,
    isVerified: row.verified ?? false,
    isPrivate: row.isPrivate ?? false,
    followerCount: row.followers ?? 0,
    followingCount: row.following ?? 0,
    followState: row.followState ?? 'NONE',
    followsViewer: row.followsViewer ?? false,
    isMuted: row.muted ?? false,
    isOwn: row.own ?? false,
    personal: personalOf(row),
  };
}

function personalOf({ own, nascimento, genero, preferencia }: z.infer<typeof profileWire>) {
  if (!own || !nascimento) return null;
  const preferences = (preferencia ?? '').split(',').flatMap((word) => category.safeParse(word.trim()).data ?? []);
  return { birthDate: nascimento, gender: genero ?? null, preferences };
}

/** The name and picture of an author, as the platform sends them together with a comment (SPEC.md section 3). */
export const namedWire = z.object({ userName: z.string(), userImage: z.string().nullish() });
export type Named = z.infer<typeof namedWire>;

/** Returns a profile with only an author's name and picture, as the platform sent them together with a comment. */
export function named(id: string, { userName, userImage }: Named): ProfileRecord {
  return toProfile({ idUser: id, userName, userImage });
}

/**
 * The placeholder for the author of a post, for a platform that does not send the authors of posts (SPEC.md section 3).
 */
export const unnamed = toProfile({ idUser: '', userName: 'Autor não informado' });

/** Returns the placeholder profile for a member that has left or is hidden from the viewer. */
export function gone(id: string): ProfileRecord {
  return toProfile({ idUser: id, userName: 'Conta indisponível' });
}
