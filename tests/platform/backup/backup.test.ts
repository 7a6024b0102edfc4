import { spawn } from 'node:child_process';
import { mkdtemp, readFile, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { backup } from '../../../bff/platform/backup/write.ts';
import { restoreBackup } from '../../../bff/platform/backup/restore.ts';
import { tablesOf } from '../../../bff/platform/backup/snapshot.ts';
import { createDatabase, type Database } from '../../../bff/platform/db/client.ts';
import type { DB } from '../../../bff/platform/db/schema.ts';
import { createFolderStore } from '../../../bff/platform/media/folder-store.ts';
import type { MediaStore } from '../../../bff/platform/media/store.ts';
import { auditHeadPath, notedHead } from '../../../bff/platform/moderation/audit-head.ts';
import { keptSecret } from '../../../bff/platform/settings/secret.ts';
import { checkLedger } from '../../../bff/platform/wallet/ledger/check.ts';
import { picture } from '../../support/media.ts';
import { fieldOf, TestPlatform, usualKinds } from '../../support/platform.ts';
import { argumentsOf } from '../../support/programs.ts';
import { createPostgresDatabase, dropPostgresDatabase } from '../../support/postgres.ts';
import { removeFolder } from '../../support/remove-folder.ts';
import { copyPglite } from '../../support/templates.ts';

const SECRET = 'the-secret-of-a-backup-test-0123456789';

/** Returns each row of each table as JSON text. The text is the same in all PostgreSQL versions. */
async function everything(db: Kysely<DB>) {
  const all: Record<string, string[]> = {};
  for (const table of await tablesOf(db)) {
    // Skips these two tables, because a restore inserts rows of its own into them.
    if (table === 'migrations' || table === 'restores') continue;
    const { rows } = await sql<{ line: string }>`select to_jsonb(t)::text as line from ${sql.table(table)} t`.execute(
      db,
    );
    all[table] = rows.map(({ line }) => line).sort();
  }
  return all;
}

/**
 * Leaves out the tables with sessions, codes and mails. A restore empties these tables, because their rows would let
 * people sign in.
 */
function withoutEntrances(all: Record<string, string[]>) {
  const entrances = ['sessions', 'auth_challenges', 'password_resets', 'email_codes', 'mails'];
  return Object.fromEntries(Object.entries(all).filter(([table]) => !entrances.includes(table)));
}

function run(program: 'backup' | 'restore', args: string[], env: Record<string, string>) {
  const child = spawn('node', [...argumentsOf(program), ...args], { env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  );
}

describe.each(usualKinds)('backup and restore of a platform (%s)', (kind) => {
  const platform = new TestPlatform(kind, { mediaSecret: 'the-secret-of-a-backup-test-0123456789' });
  let folder = '';
  let file = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'brasa-backup-test-'));
    file = join(folder, 'brasa.backup');
    await platform.start();
  });
  afterAll(async () => {
    await platform.stop();
    await removeFolder(folder);
  });

  const settings = () => ({
    MEDIA_SECRET: SECRET,
    DATA_DIR: platform.dataDir,
    PLATFORM_PORT: new URL(platform.url).port,
    ...(platform.databaseUrl === undefined ? {} : { DATABASE_URL: platform.databaseUrl }),
  });

  it('a backup made during uploads restores every stored file and a ledger that passes the ledger check', async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    await platform.post(ana, { text: 'Quebra\nde linha, "aspas" e \\barras' });
    await platform.comment(bia, await platform.post(ana), 'Até amanhã');
    const upload = new FormData();
    upload.set('file', new Blob([Uint8Array.from(await picture())]));
    const uploaded = await platform.call('POST', '/api/media', { as: ana, form: upload });
    expect(uploaded.status).toBe(201);

    // Uploads and deletes files while the backup runs.
    const over = new AbortController();
    const writing = (async () => {
      while (!over.signal.aborted) {
        await platform.post(ana);
        const form = new FormData();
        form.set('file', new Blob([Uint8Array.from(await picture())]));
        const { body } = await platform.call('POST', '/api/media', { as: ana, form });
        await platform.call('DELETE', `/api/media/${fieldOf(body, 'idFile')}`, { as: ana });
      }
    })();
    const made = await run('backup', ['--to', file], settings());
    over.abort();
    await writing;
    expect(made).toMatchObject({ code: 0 });

    const place = await emptyPlace();
    try {
      // Writes a file that records the head of an older audit log. The restore has to replace the file.
      const auditHead = auditHeadPath(place.dataDir);
      await writeFile(auditHead, JSON.stringify({ seq: 1_000, hash: 'a'.repeat(64) }));
      expect(await run('restore', ['--from', file], place.env)).toMatchObject({ code: 0 });
      const back = await place.open();
      const secret = await keptSecret(place.dataDir);
      expect(await notedHead({ db: back.db, path: auditHead, secret }), 'a restored log has no noted head').toBeNull();
      const { rows } = await sql<{ text: string }>`select text from posts where text like 'Quebra%'`.execute(back.db);
      expect(rows).toEqual([{ text: 'Quebra\nde linha, "aspas" e \\barras' }]);
      await everyFileIsThere(back.db, place.dataDir);
      expect((await checkLedger(back.db)).problems).toEqual([]);
      await back.close();

      await expect(place.restore(file)).rejects.toThrow(/--overwrite/);
      await place.restore(file, true);
    } finally {
      await place.remove();
    }
  });

  it('a backup fails if a file marked as stored is missing; a missing file that is not marked as stored is ignored', async () => {
    const upload = new FormData();
    upload.set('file', new Blob([Uint8Array.from(await picture())]));
    const { body } = await platform.call('POST', '/api/media', { as: await platform.member(), form: upload });
    const id = fieldOf(body, 'idFile');
    const made = async (store: MediaStore) => {
      for await (const piece of backup(platform.db, store)) expect(piece.length).toBeGreaterThan(0);
    };
    const store = createFolderStore(join(platform.dataDir, 'media', 'store'));
    const lossy = { ...store, open: async (key: string) => (key.startsWith(id) ? null : await store.open(key)) };
    await expect(made(lossy)).rejects.toThrow('deleted faster');

    // Marks the missing file as being uploaded or deleted (`stored` false). The backup must not fail because of such a
    // file.
    await platform.db.updateTable('media').set({ stored: false }).where('id', '=', id).execute();
    await made(lossy);
    await platform.db.updateTable('media').set({ stored: true }).where('id', '=', id).execute();
  });

  it('restoring the backup of an idle platform restores the same rows and files, but no sessions', async () => {
    expect(await run('backup', ['--to', file], settings())).toMatchObject({ code: 0 });
    const before = await everything(platform.db);
    const place = await emptyPlace();
    try {
      expect(await run('restore', ['--from', file], place.env)).toMatchObject({ code: 0 });
      const back = await place.open();
      expect(withoutEntrances(await everything(back.db))).toEqual(withoutEntrances(before));
      expect(await back.db.selectFrom('sessions').select('id').execute(), 'a restore ends all sessions').toEqual([]);
      const store = createFolderStore(join(place.dataDir, 'media', 'store'));
      for (const key of await everyFileIsThere(back.db, place.dataDir)) {
        expect(await bytesOf(store, key)).toEqual(await bytesOf(platform.media.store, key));
      }
      await back.close();
    } finally {
      await place.remove();
    }
  });

  it('a restore refuses a backup file that is truncated, changed or in another format', async () => {
    const whole = await readFile(file);
    const place = await emptyPlace();
    const broken = join(folder, 'broken.backup');
    try {
      await writeFile(broken, whole);
      await truncate(broken, whole.length - 100);
      await expect(place.restore(broken)).rejects.toThrow(/cut short/);
      const changed = Buffer.from(whole);
      changed[Math.floor(whole.length / 2)] = (changed[Math.floor(whole.length / 2)] ?? 0) ^ 1;
      await writeFile(broken, changed);
      await expect(place.restore(broken)).rejects.toThrow(/changed|cut short/);
      await writeFile(broken, 'PK\u0003\u0004');
      await expect(place.restore(broken)).rejects.toThrow(/no backup/);
    } finally {
      await place.remove();
    }
  });

  it('POST /internal/backup answers 404 without a token made for that path', async () => {
    expect((await platform.call('POST', '/internal/backup')).status).toBe(404);
    const guess = { authorization: `Bearer ${'x'.repeat(43)}` };
    expect((await platform.call('POST', '/internal/backup', { headers: guess })).status).toBe(404);
  });

  async function emptyPlace() {
    const dataDir = await mkdtemp(join(tmpdir(), 'brasa-restored-'));
    const name = `test_restored_${process.pid}`;
    if (kind === 'pglite') copyPglite(dataDir, 'empty');
    const databaseUrl =
      kind === 'postgres' ? await createPostgresDatabase(inject('postgresUrl') ?? '', name) : undefined;
    return {
      dataDir,
      env: { DATA_DIR: dataDir, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) },
      open: (): Promise<Database> => createDatabase({ dataDir, databaseUrl }),
      async restore(path: string, overwrite = false) {
        const database = await createDatabase({ dataDir, databaseUrl });
        const store = createFolderStore(join(dataDir, 'media', 'store'));
        try {
          return await restoreBackup({
            database,
            store,
            path,
            workDirectory: dataDir,
            finalActs: [join(dataDir, 'none')],
            overwrite,
            secrets: [SECRET],
            publicUrl: 'http://localhost',
          });
        } finally {
          await database.close();
        }
      },
      async remove() {
        if (databaseUrl !== undefined) await dropPostgresDatabase(inject('postgresUrl') ?? '', name);
        await removeFolder(dataDir);
      },
    };
  }

  async function everyFileIsThere(db: Kysely<DB>, dataDir: string) {
    const store = createFolderStore(join(dataDir, 'media', 'store'));
    const stored = await db.selectFrom('media').select('variants').where('stored', '=', true).execute();
    const keys = stored.flatMap(({ variants }) => variants.map(({ key }) => key));
    for (const key of keys) expect((await bytesOf(store, key)).length).toBeGreaterThan(0);
    expect(keys.length).toBeGreaterThan(0);
    return keys;
  }
});

async function bytesOf(store: ReturnType<typeof createFolderStore>, key: string) {
  const object = await store.open(key);
  if (!object) throw new Error(`${key} is not there`);
  const chunks: Uint8Array[] = [];
  for await (const chunk of object.read(0, object.size - 1)) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return Buffer.concat(chunks);
}
