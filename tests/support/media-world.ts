import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { createDatabase } from '../../bff/platform/db/client.ts';
import { createFolderStore } from '../../bff/platform/media/folder-store.ts';
import type { MediaLimits } from '../../bff/platform/media/limits.ts';
import { createMedia, type MediaOptions } from '../../bff/platform/media/media.ts';
import { createSigner } from '../../bff/platform/media/signer.ts';
import { filesUnder } from './media.ts';
import { createOwnDatabase } from './own-database.ts';
import { usualKinds } from './platform.ts';

/** Opens a media service with a new database and a new folder. */
export async function openMediaWorld() {
  const own = await createOwnDatabase(usualKinds[0] ?? 'pglite', 'media');
  const directory = own.dataDir;
  await mkdir(join(directory, 'files'));
  const database = await createDatabase(own);
  const { db } = database;
  const opened: { close(): Promise<void> }[] = [];

  return {
    db,
    directory,
    media(limits: Partial<MediaLimits> = {}, options: Partial<MediaOptions> = {}) {
      const media = createMedia({
        db,
        store: createFolderStore(join(directory, 'files', 'media')),
        signer: createSigner({ secret: 'a secret of thirty-two characters' }),
        workDirectory: join(directory, 'files', 'work'),
        limits,
        ...options,
      });
      opened.push(media);
      return media;
    },
    async member() {
      const id = v7();
      await db
        .insertInto('users')
        .values({
          id,
          email: `${id}@brasa.example`,
          password_hash: '-',
          name: 'Ana',
          nickname: id.slice(-8),
          birth_date: '1990-01-01',
        })
        .execute();
      return id;
    },
    /** Returns the names of all files in the media store and in the service's work folder. */
    files: () => filesUnder(join(directory, 'files')),
    async close() {
      for (const media of opened) await media.close();
      await database.close();
      await own.remove();
    },
  };
}
