import { Router, type Request } from 'express';
import type { Platform } from '../context.ts';
import { transact, type Tx } from '../db/transact.ts';
import { pathId, readQuery } from '../http/input.ts';
import { pageQuery, pageOf } from '../http/pagination.ts';
import { requireViewer } from '../auth/session.ts';
import { block, setMute, unblock } from './blocks.store.ts';
import { approveFollower, follow, refuseFollower, unfollow } from './follows.store.ts';
import { isPeopleList, peopleCursors, peopleIn } from './people-lists.store.ts';
import { findProfiles, profileNotFound, profileToWire } from './profiles.store.ts';

/**
 * Serves follows, follow requests, blocks and mutes between members. Every call sets a state, so it can be repeated
 * safely.
 */
export function relationsRoutes({ db, urlOf }: Platform) {
  const router = Router();

  router.get('/api/user-v2/:list', async (request, response, next) => {
    const { list } = request.params;
    if (!isPeopleList(list)) {
      next();
      return;
    }
    const viewer = requireViewer(request);
    const cursors = peopleCursors(list, viewer);
    const page = cursors.readPage(readQuery(request, pageQuery));
    const { items, paging } = pageOf(
      await peopleIn(db, list, viewer, page),
      page,
      ({ at, id }) => cursors.write({ part: at, id }),
      (profile, cursor) => profileToWire(profile, urlOf, cursor),
    );
    response.json({ usuarios: items, paging });
  });

  router.post('/api/user-v2/:id/follow', async (request, response) => {
    response.json(await change(request, (tx, viewer, other) => follow(tx, viewer, other)));
  });
  router.delete('/api/user-v2/:id/follow', async (request, response) => {
    response.json(await change(request, (tx, viewer, other) => unfollow(tx, viewer, other)));
  });
  router.delete('/api/user-v2/:id/follower', async (request, response) => {
    response.json(await change(request, (tx, viewer, other) => unfollow(tx, other, viewer)));
  });
  router.post('/api/user-v2/follow-requests/:id', async (request, response) => {
    response.json(await change(request, (tx, viewer, other) => approveFollower(tx, viewer, other)));
  });
  router.delete('/api/user-v2/follow-requests/:id', async (request, response) => {
    response.json(await change(request, (tx, viewer, other) => refuseFollower(tx, viewer, other)));
  });

  router.post('/api/user-v2/:id/mute', async (request, response) => {
    response.json(await change(request, (tx, viewer, other) => setMute(tx, viewer, other, true)));
  });
  router.delete('/api/user-v2/:id/mute', async (request, response) => {
    response.json(await change(request, (tx, viewer, other) => setMute(tx, viewer, other, false)));
  });

  router.post('/api/user-v2/:id/block', async (request, response) => {
    await block(db, requireViewer(request), pathId(request, 'id'));
    response.status(204).end();
  });
  router.delete('/api/user-v2/:id/block', async (request, response) => {
    await unblock(db, requireViewer(request), pathId(request, 'id'));
    response.status(204).end();
  });

  return router;

  /**
   * Changes the relation to another member and returns that member's profile from the same transaction. The change is
   * kept even when the response is 404 because the profile is not visible to the viewer.
   */
  async function change(request: Request, run: (tx: Tx, viewer: string, other: string) => Promise<void>) {
    const [viewer, other] = [requireViewer(request), pathId(request, 'id')];
    const [profile] = await transact(db, async (tx) => {
      await run(tx, viewer, other);
      return await findProfiles(tx, viewer, [other]);
    });
    if (!profile) throw profileNotFound();
    return profileToWire(profile, urlOf);
  }
}
