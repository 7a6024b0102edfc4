import { Router } from 'express';
import { z } from 'zod';
import { membershipChanged, membershipEnded } from './membership-ended.ts';
import type { Platform } from '../context.ts';
import { readBody } from '../http/input.ts';
import { announce } from '../events/notify.ts';
import { requireViewer } from '../auth/session.ts';
import { profileTypeOf, setProfileType } from './profile-type.store.ts';

const body = z.object({ perfil: z.enum(['FREE', 'PROFISSIONAL']) });

/** Whether one's own profile is FREE or PROFISSIONAL. */
export function profileTypeRoutes({ db, publish }: Platform) {
  const router = Router();

  router.get('/api/perfil', async (request, response) => {
    response.json(await answerFor(requireViewer(request)));
  });

  router.put('/api/perfil', async (request, response) => {
    const viewer = requireViewer(request);
    const { isChanged, stopped, left, told } = await setProfileType(db, viewer, readBody(request, body).perfil);
    if (isChanged) publish(`user:${viewer}`, { type: 'profile', idUser: viewer });
    announce(publish, told);
    for (const community of stopped) membershipChanged(publish, community, viewer);
    for (const community of left) membershipEnded(publish, community, viewer);
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
    };
  }
}
