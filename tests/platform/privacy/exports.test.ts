import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { createLogger } from '../../../bff/platform/telemetry/logger.ts';
import { createFolderStore } from '../../../bff/platform/media/folder-store.ts';
import type { MediaStore } from '../../../bff/platform/media/store.ts';
import { createExports } from '../../../bff/platform/privacy/exports.ts';
import { filesUnder, picture, streamOf } from '../../support/media.ts';
import { describePlatform, type Member } from '../../support/platform.ts';

describePlatform('data exports', (platform) => {
  // Stops the platform's own export worker, which would make some of the exports itself every thirty seconds.
  beforeAll(() => platform.exports.close());

  /** Creates another export worker on the same database. The worker writes the exported files into `store`. */
  async function worker(store: MediaStore) {
    const folder = await mkdtemp(join(tmpdir(), 'brasa-copies-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const mails: string[] = [];
    const exports = createExports({
      db: platform.db,
      logger: createLogger('silent'),
      queueMail: (_tx, userId) => Promise.resolve(void mails.push(userId)),
      store,
      workDirectory: folder,
    });
    return { exports, mails, folder };
  }

  async function storeOf(changed: (store: MediaStore) => Partial<MediaStore> = () => ({})) {
    const folder = await mkdtemp(join(tmpdir(), 'brasa-copies-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const store = createFolderStore(folder);
    return { store: { ...store, ...changed(store) }, names: async () => (await filesUnder(folder)).join() };
  }

  async function asks({ id }: Member, row: { state?: 'RUNNING' | 'READY'; claim?: string; ends?: string } = {}) {
    const { state, claim = null, ends } = row;
    const until = ends === undefined ? null : sql<Date>`now() + ${ends}::interval`;
    await platform.db
      .insertInto('exports')
      .values({ id: uuidv7(), user_id: id, claim, claimed_until: until, ...(state && { state }) })
      .execute();
  }

  it('if two workers run concurrently, each data export is created once and announced by one mail', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => platform.member()));
    for (const member of members) await asks(member);
    const { store, names } = await storeOf();
    const [one, other] = await Promise.all([worker(store), worker(store)]);
    await Promise.all([one.exports.work(), other.exports.work()]);

    const ids = members.map(({ id }) => id);
    expect([...one.mails, ...other.mails].filter((id) => ids.includes(id)).sort()).toEqual(ids.sort());
    for (const { id } of members) {
      const own = await one.exports.of(id);
      expect(own).toMatchObject({ state: 'READY', claimed_until: null });
      expect(await names()).toContain(`${own?.claim ?? ''}.zip`);
    }
    expect([await readdir(one.folder), await readdir(other.folder)], 'no worker keeps a file on its disk').toEqual([
      [],
      [],
    ]);
  });

  it("an unfinished export is created again only after its worker's claim has expired; the old file is deleted", async () => {
    const ana = await platform.member();
    const [claim, { store, names }] = [uuidv7(), await storeOf()];
    await asks(ana, { state: 'RUNNING', claim, ends: '30 seconds' });
    const { exports, folder } = await worker(store);
    await exports.work();
    expect(await exports.of(ana.id)).toMatchObject({ state: 'RUNNING', claim });

    await store.put(`${claim}.zip`, await fileWith(folder, 'half'), 'application/zip');
    await platform.db
      .updateTable('exports')
      .set({ claimed_until: sql<Date>`now() - interval '1 second'` })
      .where('user_id', '=', ana.id)
      .execute();
    await exports.work();
    const own = await exports.of(ana.id);
    expect(own?.state).toBe('READY');
    expect(own?.claim).not.toBe(claim);
    expect(await names()).not.toContain(claim);
  });

  it('an export fails after three interrupted attempts, and can be requested again', async () => {
    const ana = await platform.member();
    await asks(ana, { state: 'RUNNING', ends: '-1 second' });
    await platform.db.updateTable('exports').set({ attempts: 3 }).where('user_id', '=', ana.id).execute();
    const { exports } = await worker((await storeOf()).store);
    await exports.work();
    expect((await exports.of(ana.id))?.state).toBe('FAILED');
    await exports.request(ana.id);
    await exports.work();
    expect(await exports.of(ana.id)).toMatchObject({ state: 'READY', attempts: 1 });
  });

  it("if an older release stored an export as READY without a worker's claim, the export is created again", async () => {
    const ana = await platform.member();
    await asks(ana, { state: 'READY' });
    const { exports } = await worker((await storeOf()).store);
    await exports.work();
    const own = await exports.of(ana.id);
    expect(own && (await exports.open(own))).toMatchObject({ size: own?.bytes });
  });

  it('if an export is deleted while it is being created, no file is left and no mail is sent', async () => {
    const ana = await platform.member();
    await asks(ana);
    const { store, names } = await storeOf((plain) => ({
      async put(key, path, mimeType) {
        await platform.db.deleteFrom('exports').where('user_id', '=', ana.id).execute();
        await plain.put(key, path, mimeType);
      },
    }));
    const { exports, mails } = await worker(store);
    await exports.work();
    expect([await names(), mails.includes(ana.id)]).toEqual(['', false]);
  });

  it('the row of an expired export is deleted only after its file has been deleted from the store', async () => {
    const ana = await platform.member();
    await asks(ana);
    let isAway = false;
    const { store, names } = await storeOf((plain) => ({
      delete: async (key) => (isAway ? Promise.reject(new Error('away')) : await plain.delete(key)),
    }));
    const { exports } = await worker(store);
    await exports.work();
    await platform.db
      .updateTable('exports')
      .set({ expires_at: new Date(0) })
      .where('user_id', '=', ana.id)
      .execute();
    isAway = true;
    await exports.work();
    expect((await exports.of(ana.id))?.state).toBe('READY');
    isAway = false;
    await exports.work();
    expect([await exports.of(ana.id), await names()]).toEqual([undefined, '']);
  });

  it.each([
    ['that is too short', (bytes: Buffer) => Readable.from([bytes.subarray(0, 10)])],
    ['that is too long', (bytes: Buffer) => Readable.from([bytes, bytes])],
    [
      'whose stream breaks off half-way',
      () => new Readable({ read: (): void => undefined }).destroy(new Error('reset')),
    ],
  ])(
    'if the store returns a picture %s, the export fails, and the next export is still created',
    async (_how, given) => {
      const [ana, bia] = [await platform.member(), await platform.member()];
      const post = await platform.post(ana);
      const file = await platform.media.ingest(streamOf(await picture()), { ownerId: ana.id });
      await platform.media.attach(platform.db, {
        postId: post,
        ownerId: ana.id,
        items: [{ idFile: file.id, alt: '' }],
      });
      await asks(ana);
      await asks(bia);
      const bytes = await readFile('tests/support/media.ts');
      const { store, names } = await storeOf(() => ({
        open: () =>
          Promise.resolve({ size: bytes.length, etag: '""', read: () => given(bytes), close: () => Promise.resolve() }),
      }));
      const { exports, folder } = await worker(store);
      await exports.work();
      expect([(await exports.of(ana.id))?.state, (await exports.of(bia.id))?.state]).toEqual(['FAILED', 'READY']);
      expect(await names()).not.toContain((await exports.of(ana.id))?.claim);
      expect(await readdir(folder)).toEqual([]);
    },
  );
});

async function fileWith(folder: string, text: string) {
  const path = join(folder, 'file');
  await writeFile(path, text);
  return path;
}
