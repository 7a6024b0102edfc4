import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../db/schema.ts';
import type { UrlOf } from '../media/media.wire.ts';
import { findProfiles, profileToWire } from './profiles.store.ts';

/**
 * The query parameter for the authors of a page. If it is `true`, the page also contains the authors' profiles, so that
 * the caller needs no second call for them.
 */
export const authorsQuery = { autores: z.enum(['true', 'false']).default('false') };

/**
 * Returns the field `autores` of a page: the profiles of the authors, each profile once. Leaves out members that are
 * invisible to the viewer. Returns no field if the query does not ask for it.
 */
export async function authorsOf(
  { db, urlOf }: { db: Kysely<DB>; urlOf: UrlOf },
  viewer: string | null,
  { autores }: { autores: 'true' | 'false' },
  items: readonly { idUser: string }[],
) {
  if (autores === 'false') return {};
  const ids = new Set(items.map(({ idUser }) => idUser));
  const profiles = ids.size === 0 ? [] : await findProfiles(db, viewer, [...ids]);
  return { autores: profiles.map((profile) => profileToWire(profile, urlOf)) };
}
