import { Router } from 'express';
import { z } from 'zod';
import { trimText } from '../../../schema/texts.ts';
import { statusOf } from '../accounts/sign-in/accounts.routes.ts';
import { readName, readPreferences } from '../accounts/sign-in/registration.ts';
import type { Platform } from '../context.ts';
import { id, readBody, text } from '../http/input.ts';
import { readDay } from '../calendar/sao-paulo.ts';
import { requireViewer } from '../auth/session.ts';
import { category } from '../policy/category.ts';
import { changeProfile, type EndBoosts, type ProfileChange } from './profile-edit.store.ts';
import { profileToWire, requireProfile } from './profiles.store.ts';

const MAX_BIO = 500;

/**
 * The request body of POST /api/alterarDadosUsuario for profile data (SPEC.md, section 7). A profile field that is
 * absent from the body stays unchanged.
 */
export const profileBody = z.object({
  nome: z.string().optional(),
  apelido: z.string().optional(),
  bio: text(MAX_BIO).nullish(),
  preferencia: z.string().optional(),
  genero: category.nullish(),
  nascimento: z.string().optional(),
  isPrivate: z.boolean().optional(),
  idFoto: id.nullish(),
  idCapa: id.nullish(),
});

/**
 * Serves the editing of a member's own profile.
 * @param endBoosts ends the boosts (paid promotions) of the member's posts, in the transaction that makes the profile
 * private
 */
export function profileEditRoutes({ db, urlOf }: Platform, endBoosts: EndBoosts) {
  const router = Router();

  router.post('/api/alterarDadosUsuario', async (request, response) => {
    const viewer = requireViewer(request);
    const body = readBody(request, profileBody);
    const answer = await statusOf(async () => {
      const own = await db.selectFrom('users').select(['name', 'nickname']).where('id', '=', viewer).executeTakeFirst();
      await changeProfile(db, viewer, readChange(body, own), endBoosts);
      return { usuario: profileToWire(await requireProfile(db, viewer, viewer), urlOf) };
    });
    response.json(answer);
  });

  return router;
}

/**
 * @param own the member's current name and nickname, which stay valid even if they break the present rules for names
 */
function readChange(
  body: z.output<typeof profileBody>,
  own: { name: string; nickname: string } | undefined,
): ProfileChange {
  return {
    name: body.nome === undefined ? undefined : readName(body.nome, 'nome', own?.name),
    nickname: body.apelido === undefined ? undefined : readName(body.apelido, 'apelido', own?.nickname),
    bio: body.bio === '' ? null : body.bio,
    preferences: body.preferencia === undefined ? undefined : readPreferences(body.preferencia),
    gender: body.genero,
    birthDate: body.nascimento === undefined ? undefined : readDay(trimText(body.nascimento)),
    isPrivate: body.isPrivate,
    avatarId: body.idFoto,
    coverId: body.idCapa,
  };
}
