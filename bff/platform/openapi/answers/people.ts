import { z } from 'zod';
import { guid, day, count, maybe, cursor, namedSchema } from './shared.ts';
import { genderCategories, profileTypes } from '../../db/schema.ts';

export const user = namedSchema(
  'Usuario',
  z.strictObject({
    idUser: guid,
    userName: z.string(),
    apelido: z.string(),
    userImage: maybe(z.string()),
    coverImage: maybe(z.string()),
    bio: maybe(z.string()),
    verified: z.boolean(),
    perfil: z.enum(profileTypes),
    isPrivate: z.boolean(),
    followers: count,
    following: count,
    followState: z.enum(['NONE', 'REQUESTED', 'FOLLOWING']),
    followsViewer: z.boolean(),
    muted: z.boolean(),
    own: z.boolean(),
    preferencia: z.string().optional(),
    genero: maybe(z.enum(genderCategories)).optional(),
    nascimento: maybe(day).optional(),
    cursor,
  }),
);
