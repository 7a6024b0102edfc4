import { z } from 'zod';
import type { Upstream } from '../../gateway/upstream/upstream.ts';

const viewerWire = z.object({ idUser: z.string() });
const PATH = '/api/user-v2/profile-info';
const known = new WeakMap<Upstream, Promise<string>>();

/** Returns the signed-in member's id, by `GET /api/user-v2/profile-info`, which it calls once per request. */
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
