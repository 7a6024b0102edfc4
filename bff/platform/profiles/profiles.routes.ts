import { Router } from 'express';
import { z } from 'zod';
import type { Platform } from '../context.ts';
import { unauthenticated } from '../errors.ts';
import { pathId, readIds, readQuery, searchText } from '../http/input.ts';
import { requireViewer, viewerOf } from '../auth/session.ts';
import { forwardQuery, pageOf } from '../http/pagination.ts';
import { category, categoryFilter } from '../policy/category.ts';
import { discover, personCursors } from './discover.store.ts';
import { dismissSuggestion, suggest } from './suggestions.store.ts';
import { findProfiles, profileToWire, requireProfile } from './profiles.store.ts';

const MAX_SUGGESTIONS = 30;
const LEGACY_LIST = 50;

/** `filter` is either a gender category or a search text (SPEC.md, section 7). */
export const discoverProfilesQuery = forwardQuery.extend({
  filter: searchText.default(''),
  search: searchText.optional(),
  genero: categoryFilter,
});
export const suggestionsQuery = z.object({ limit: z.coerce.number().int().min(1).max(MAX_SUGGESTIONS).default(10) });

/**
 * Serves profiles (the viewer's own, a single profile, or many by their ids), the search for people, and suggestions of
 * members to follow.
 * @param adultUntil returns the expiry date of a member's age assurance; undefined when no provider of age assurance is
 * configured
 */
export function profilesRoutes(
  { db, urlOf }: Platform,
  adultUntil: (viewer: string) => Promise<Date | null | undefined>,
) {
  const router = Router();

  router.get('/api/user-v2/is-beta-tester', async (request, response) => {
    const viewer = await viewersProfile(requireViewer(request));
    response.json({ isBetaTester: viewer.is_beta_tester });
  });

  router.get('/api/user-v2/profile-info', async (request, response) => {
    const viewer = requireViewer(request);
    const { idUser, userImage, userName, perfil } = profileToWire(await viewersProfile(viewer), urlOf);
    response.json({ idUser, userImage, userName, perfil, adultUntil: await adultUntil(viewer) });
  });

  router.get('/api/user-v2/profiles', async (request, response) => {
    const ids = readIds(request);
    const profiles = ids.length === 0 ? [] : await findProfiles(db, viewerOf(request), ids);
    response.json(profiles.map((profile) => profileToWire(profile, urlOf)));
  });

  router.get('/api/usuarios', async (request, response) => {
    const viewer = requireViewer(request);
    const query = readQuery(request, discoverProfilesQuery);
    const filtered = category.safeParse(query.filter);
    const search = {
      text: query.search ?? (filtered.success ? '' : query.filter),
      category: query.genero ?? filtered.data ?? null,
    };
    const cursors = personCursors(search);
    const page = cursors.readPage(query);
    const wantsPage = request.query.cursorSize !== undefined || request.query.cursorAfter !== undefined;
    const size = wantsPage ? page.size : LEGACY_LIST;
    const { items, paging } = pageOf(
      await discover(db, viewer, search, { ...page, size }),
      { ...page, size },
      ({ rank, id: idUser }) => cursors.write({ part: rank, id: idUser }),
      (profile, cursor) => profileToWire(profile, urlOf, wantsPage ? cursor : undefined),
    );
    response.json(wantsPage ? { usuarios: items, paging } : items);
  });

  router.get('/api/similar-profiles', async (request, response) => {
    const viewer = requireViewer(request);
    const { limit } = readQuery(request, suggestionsQuery);
    const profiles = await suggest(db, viewer, limit);
    response.json(profiles.map((profile) => profileToWire(profile, urlOf)));
  });

  router.delete('/api/similar-profiles/:id', async (request, response) => {
    await dismissSuggestion(db, requireViewer(request), pathId(request, 'id'));
    response.status(204).end();
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
