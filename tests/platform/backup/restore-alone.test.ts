import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withExclusiveAccess } from '../../../bff/platform/db/exclusive-access.ts';
import type { Database } from '../../../bff/platform/db/client.ts';
import { createPostgresDialect } from '../../../bff/platform/db/postgres-dialect.ts';
import type { DB } from '../../../bff/platform/db/schema.ts';
import { picture } from '../../support/media.ts';
import { databaseKinds, TestPlatform } from '../../support/platform.ts';
import { removeFolder } from '../../support/remove-folder.ts';
import { backUp, restoredPlace, type Place } from '../../support/restored-place.ts';

describe.each(databaseKinds)('exclusive access during a restore (%s)', (kind) => {
  const platform = new TestPlatform(kind);
  let folder = '';
  let file = '';
  let place: Place;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'brasa-alone-'));
    file = join(folder, 'brasa.backup');
    await platform.start();
    const form = new FormData();
    form.set('file', new Blob([Uint8Array.from(await picture())]));
    await platform.call('POST', '/api/media', { as: await platform.member(), form });
    await backUp(platform, file);
    place = await restoredPlace(kind, folder);
  });
  afterAll(async () => {
    await platform.stop();
    await place.remove();
    await removeFolder(folder);
  });

  /** Restores a backup. Runs `work` during the restore, just before the first media file is stored. */
  async function meanwhile(work: () => Promise<void>) {
    let done: Promise<void> | undefined;
    const { store } = place;
    const slow = {
      ...store,
      put: async (...given: Parameters<typeof store.put>) => {
        await (done ??= work());
        await store.put(...given);
      },
    };
    await place.untilFree();
    await place.restore(file, { store: slow });
    expect(done).toBeDefined();
  }

  it('a platform cannot start while a restore runs, and can start after the restore', async () => {
    await meanwhile(async () => {
      await expect(place.start()).rejects.toThrow(kind === 'pglite' ? /in use/ : /being restored/);
    });
    await (await place.start()).close();
  });

  it.runIf(kind === 'postgres')(
    'while a restore runs, it holds the advisory lock that migrations wait for (needs PostgreSQL)',
    async () => {
      const client = new pg.Client({ connectionString: place.databaseUrl });
      await meanwhile(async () => {
        await client.connect();
        const { rows } = await client.query('select pg_try_advisory_lock(7264611) as "isFree"');
        await client.end();
        expect(rows).toEqual([{ isFree: false }]);
      });
    },
  );

  it.runIf(kind === 'postgres')(
    'a restore is refused if a connection pooler gives several clients the same session (needs PostgreSQL)',
    async () => {
      const pool = new pg.Pool({ connectionString: place.databaseUrl });
      await place.untilFree();
      const session = await pool.connect();
      const get = (target: pg.PoolClient, name: string | symbol): unknown =>
        name === 'release' ? () => undefined : Reflect.get(target, name);
      // Simulates a connection pooler: all clients of the pool get the same database session.
      Object.defineProperty(pool, 'connect', { value: () => Promise.resolve(new Proxy(session, { get })) });
      const db = new Kysely<DB>({ dialect: createPostgresDialect(pool) });
      const database: Database = { db, kind: 'postgres', connections: () => undefined, close: () => pool.end() };
      try {
        await expect(withExclusiveAccess(database, () => Promise.resolve())).rejects.toThrow(/pooler/);
      } finally {
        session.release();
        await database.close();
      }
    },
  );

  it.runIf(kind === 'postgres')(
    'a restore is refused while a platform, even an idle one, is connected to the database (needs PostgreSQL)',
    async () => {
      await place.untilFree();
      const running = await place.start();
      await expect(place.restore(file)).rejects.toThrow(/Stop the product first/);
      await running.close();
      await place.untilFree();
      await place.restore(file);
    },
  );
});
