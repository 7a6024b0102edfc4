import { z } from 'zod';
import type { Upstream } from '../../gateway/upstream/upstream.ts';

const viewerWire = z.object({ idUser: z.string() });
const PATH = '/api/user-v2/profile-info';
const known = new WeakMap<Upstream, Promise<string>>();

/** Returns the id of the signed-in member. Calls `GET /api/user-v2/profile-info` at most once per GraphQL request. */
export function viewerIdOf(upstream: Upstream): Promise<string> {
  const before = known.get(upstream);
  if (before) {
    upstream.noteRepeat('GET', PATH);
    return before;
  }
  const asked = upstream.ask('GET', PATH, viewerWire).then(({ idUser }) => idUser);
  known.set(upstream, asked);
  return asked;
}
