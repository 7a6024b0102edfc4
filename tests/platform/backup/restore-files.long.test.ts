import { spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteStrays, noteStrays } from '../../../bff/platform/backup/stray-files.ts';
import { mediaKeys } from '../../../bff/platform/backup/snapshot.ts';
import { picture } from '../../support/media.ts';
import { fieldOf, TestPlatform, usualKinds } from '../../support/platform.ts';
import { argumentsOf } from '../../support/programs.ts';
import { removeFolder } from '../../support/remove-folder.ts';
import { backUp, restoredPlace, type Place } from '../../support/restored-place.ts';

describe.each(usualKinds)('files of a restore (%s)', (kind) => {
  const platform = new TestPlatform(kind);
  let folder = '';
  let place: Place;
  const [earlier, later] = ['earlier.backup', 'later.backup'] as const;
  const keys = { [earlier]: [''], [later]: [''] };
  const pathOf = (name: string) => join(folder, name);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'brasa-files-'));
    await platform.start();
    const ana = await platform.member();
    const upload = async () => {
      const form = new FormData();
      form.set('file', new Blob([Uint8Array.from(await picture())]));
      return fieldOf((await platform.call('POST', '/api/media', { as: ana, form })).body, 'idFile');
    };
    const [goes] = [await upload(), await upload()];
    await backUp(platform, pathOf(earlier));
    keys[earlier] = (await mediaKeys(platform.db)).sort();
    await platform.call('DELETE', `/api/media/${goes}`, { as: ana });
    await upload();
    await backUp(platform, pathOf(later));
    keys[later] = (await mediaKeys(platform.db)).sort();
  });
  afterAll(async () => {
    await platform.stop();
    await removeFolder(folder);
  });
  beforeEach(async () => {
    place = await restoredPlace(kind, folder);
    await place.restore(pathOf(earlier));
    expect(await place.files()).toEqual(keys[earlier]);
    return () => place.remove();
  });

  /** Runs the restore command and kills its process at the nth call of `rename` or `rm` for a media file. */
  async function killedAt(call: 'rename' | 'rm', nth: number) {
    const killer = `${pathToFileURL('tests/support/kill-point.mjs').href}?function=${call}&nth=${nth}`;
    const args = ['--import', killer, ...argumentsOf('restore'), '--overwrite', '--from', pathOf(later)];
    const child = spawn('node', args, { env: { ...process.env, ...place.env } });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const signal = await new Promise((resolve) => child.once('close', (_code, by) => resolve(by)));
    expect({ signal, output }).toEqual({ signal: 'SIGKILL', output: '' });
  }

  const membersIn = async () => {
    const database = await place.open();
    const { db } = database;
    const rows = await db.selectFrom('users').select('id').execute();
    await database.close();
    return rows.length;
  };

  const startsAndTidies = async () => {
    await place.untilFree();
    const running = await place.start();
    await running.listen(0);
    await running.close();
    return await place.files();
  };

  it('a restore that fails while copying files deletes the copied files and keeps the earlier files', async () => {
    let puts = 0;
    const broken = {
      ...place.store,
      put: async (...given: Parameters<typeof place.store.put>) => {
        await place.store.put(...given);
        puts += 1;
        if (puts === keys[later].length) throw new Error('the disk is full');
      },
    };
    await place.untilFree();
    await expect(place.restore(pathOf(later), { store: broken })).rejects.toThrow(/full/);
    expect(await place.files()).toEqual(keys[earlier]);
  });

  it('if the files that a restore replaced cannot be deleted, the next start deletes them', async () => {
    const store = { ...place.store, delete: () => Promise.reject(new Error('the store is away')) };
    await place.untilFree();
    const done = await place.restore(pathOf(later), { store });
    expect(done.isTidy).toBe(false);
    expect((await place.files()).length).toBeGreaterThan(keys[later].length);
    expect(await startsAndTidies()).toEqual(keys[later]);
  });

  it('if a leftover file cannot be deleted, the restore still succeeds, and a later deleteStrays() deletes the file', async () => {
    const before = await place.open();
    const [stuck, other] = ['0', 'f'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000.webp`);
    await noteStrays(before.db, [stuck ?? '', other ?? '']);
    await before.close();
    const store = {
      ...place.store,
      delete: async (key: string) => {
        if (key === stuck) throw new Error('it is locked');
        await place.store.delete(key);
      },
    };
    await place.untilFree();
    const done = await place.restore(pathOf(later), { store });
    expect(done.isTidy).toBe(false);
    expect(await place.files()).toEqual(keys[later]);
    const after = await place.open();
    expect(await after.db.selectFrom('stray_files').selectAll().execute()).toEqual([{ key: stuck }]);
    expect(await deleteStrays(after.db, place.store)).toEqual([]);
    expect(await after.db.selectFrom('stray_files').selectAll().execute()).toEqual([]);
    await after.close();
  });

  it.each([1, 4])(
    'after a restore was killed while adding file %i, the next start deletes the files it had added',
    async (nth) => {
      await killedAt('rename', nth);
      expect((await place.files()).length).toBeGreaterThanOrEqual(keys[earlier].length);
      expect(await startsAndTidies()).toEqual(keys[earlier]);
      expect(await membersIn()).toBe(1);
    },
  );

  it('after a restore was killed, running it again restores all files', async () => {
    await killedAt('rename', keys[later].length);
    await place.untilFree();
    await place.restore(pathOf(later));
    expect(await place.files()).toEqual(keys[later]);
  });

  it('if a restore was killed after writing the rows, the next start deletes the replaced files', async () => {
    await killedAt('rm', 1);
    expect((await place.files()).length).toBeGreaterThan(keys[later].length);
    expect(await startsAndTidies()).toEqual(keys[later]);
  });
});
