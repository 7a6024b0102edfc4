import { Router } from 'express';
import { z } from 'zod';
import type { Platform } from '../context.ts';
import { invalidInput, unauthenticated } from '../errors.ts';
import { id, pathId, read } from '../http/input.ts';
import { requireViewer, viewerOf } from '../session.ts';
import { findProfiles, profileToWire, requireProfile } from './profiles.store.ts';

const MAX_IDS = 100;

/** Who somebody is: the asking member, one profile, or many at once. */
export function profilesRoutes({ db, urlOf }: Platform) {
  const router = Router();

  router.get('/api/user-v2/is-beta-tester', async (request, response) => {
    const viewer = await viewersProfile(requireViewer(request));
    response.json({ isBetaTester: viewer.is_beta_tester });
  });

  router.get('/api/user-v2/profile-info', async (request, response) => {
    const { idUser, userImage, userName } = profileToWire(await viewersProfile(requireViewer(request)), urlOf);
    response.json({ idUser, userImage, userName });
  });

  router.get('/api/user-v2/profiles', async (request, response) => {
    const query = read(z.object({ ids: z.string() }), request.query);
    const ids = query.ids.split(',').filter(Boolean);
    if (ids.length > MAX_IDS) throw invalidInput('ids', `Peça no máximo ${MAX_IDS} perfis por vez.`);
    const known = ids.map((item) => id.safeParse(item).data).filter((item) => item !== undefined);
    const profiles = known.length === 0 ? [] : await findProfiles(db, viewerOf(request), known);
    response.json(profiles.map((profile) => profileToWire(profile, urlOf)));
  });

  router.get('/api/usuarios/:id', async (request, response) => {
    const profile = await requireProfile(db, viewerOf(request), pathId(request, 'id'));
    response.json(profileToWire(profile, urlOf));
  });

  return router;

  async function viewersProfile(viewer: string) {
    const [profile] = await findProfiles(db, viewer, [viewer]);
    if (!profile) throw unauthenticated();
    return profile;
  }
}
