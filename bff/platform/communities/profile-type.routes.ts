import { Router } from 'express';
import { z } from 'zod';
import type { Platform } from '../context.ts';
import { profileTypes } from '../db/schema.ts';
import { readBody } from '../http/input.ts';
import { requireViewer } from '../auth/session.ts';
import { profileTypeOf, setProfileType } from './profile-type.store.ts';
import type { VipTerms } from './vip/vip.terms.ts';

export const profileTypeBody = z.object({ perfil: z.enum(profileTypes) });

/** Routes to read and change the member's own profile type, FREE or PROFISSIONAL. */
export function profileTypeRoutes({ db }: Platform, { feePercent }: VipTerms) {
  const router = Router();

  router.get('/api/perfil', async (request, response) => {
    response.json(await answerFor(requireViewer(request)));
  });

  router.put('/api/perfil', async (request, response) => {
    const viewer = requireViewer(request);
    await setProfileType(db, viewer, readBody(request, profileTypeBody).perfil);
    response.json(await answerFor(viewer));
  });

  return router;

  async function answerFor(viewer: string) {
    const { profileType, paid, running, renewals } = await profileTypeOf(db, viewer);
    return {
      idUser: viewer,
      perfil: profileType,
      comunidadesPagas: paid.map(({ id, name, subscribers }) => ({
        idCommunity: id,
        desName: name,
        assinantes: subscribers,
      })),
      comunidadesCuidadas: running,
      renovacoes: renewals,
      taxaVip: feePercent,
    };
  }
}
