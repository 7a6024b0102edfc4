import { copyFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import { pino } from 'pino';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { noteAddress } from '../../../bff/platform/accounts/security/address-acts.ts';
import { createFinalActs, finalActsPath, readFinalActs } from '../../../bff/platform/backup/final-acts.ts';
import { createSecretBox } from '../../../bff/platform/auth/totp.ts';
import { takeRecoveryCode } from '../../../bff/platform/auth/second-factors.store.ts';
import type { Database } from '../../../bff/platform/db/client.ts';
import { keptSecret } from '../../../bff/platform/settings/secret.ts';
import { fieldOf, TestPlatform, usualKinds, type Member } from '../../support/platform.ts';
import { removeFolder } from '../../support/remove-folder.ts';
import { backUp, restoredPlace } from '../../support/restored-place.ts';
import { aCode, aLink, from, mailTo, PASSWORD, somebody } from '../../support/sign-in.ts';

const EARLIER = 'the-secret-that-the-platform-had-before-1';
const codesOf = z.object({ codigos: z.array(z.string()) });

describe.each(usualKinds)('access to an account after a restore (%s)', (kind) => {
  const platform = new TestPlatform(kind);
  let folder = '';
  let file = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'brasa-ways-in-'));
    file = join(folder, 'brasa.backup');
    await platform.start();
  });
  afterAll(async () => {
    await platform.stop();
    await removeFolder(folder);
  });

  /** Restores the backup on a second installation, with the final acts and the secret of the first installation. */
  const restored = async (how = {}) => {
    await platform.finalActs.work();
    const place = await restoredPlace(kind, folder);
    const secret = await keptSecret(platform.dataDir);
    const restore = async (more = {}) =>
      await place.restore(file, { finalActs: [finalActsPath(platform.dataDir)], secrets: [secret], ...more });
    return { ...place, restoreAgain: restore, restored: await restore(how) };
  };
  const inBackup = async (look: (database: Database) => Promise<void>) => {
    const place = await restored();
    const database = await place.open();
    try {
      await look(database);
    } finally {
      await database.close();
      await place.remove();
    }
  };
  const changeAddress = async (as: Member, email: string) => {
    // Deletes the last code, because a member can request a new code only after a minute.
    await platform.db.deleteFrom('email_codes').where('user_id', '=', as.id).execute();
    expect((await platform.call('POST', '/api/email', { as, json: { email } })).status).toBe(200);
    const json = { codigo: await mailTo(platform, email, aCode) };
    expect((await platform.call('POST', '/api/email/trocar', { as, json })).status).toBe(200);
  };
  const erased = async ({ id }: Member) => {
    const users = platform.db.updateTable('users').set({ deletes_at: new Date(0) });
    await users.where('id', '=', id).execute();
    await platform.erasure.work();
  };
  /** Counts the final acts of a member in a file. Only acts that contain an encrypted e-mail address are counted. */
  const sealedIn = async (path: string, { id }: Member) =>
    ((await readFinalActs(path))?.acts ?? []).filter(({ userId, detail }) => userId === id && detail.address).length;
  const noted = async ({ id }: Member, email: string, secret: string) =>
    await platform.db
      .transaction()
      .execute((tx) => noteAddress(tx, createSecretBox(secret), id, email, { link: null }));
  const addressOf = async ({ db }: Pick<Database, 'db'>, { id }: Member) =>
    (await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;
  const turnOn = async (as: Member) => {
    const { body } = await platform.call('POST', '/api/totp', { as });
    const totp = new TOTP({ secret: fieldOf(body, 'segredo') });
    const json = { codigo: totp.generate() };
    return codesOf.parse((await platform.call('POST', '/api/totp/confirmar', { as, json })).body).codigos;
  };
  const signIn = async ({ email }: Member) =>
    await from(platform)('/api/token', { email, password: PASSWORD, aparelho: 'a'.repeat(43) });

  it('if an e-mail address change was undone after the backup, a restore undoes it again and deletes its undo links', async () => {
    const ana = await somebody(platform);
    await changeAddress(ana, `ladra.${ana.email}`);
    const token = await mailTo(platform, ana.email, aLink);
    await changeAddress(ana, `ladra.outra.${ana.email}`);
    await mailTo(platform, `ladra.${ana.email}`, aLink);
    await backUp(platform, file);
    expect((await from(platform)('/api/email/desfazer', { token })).status).toBe(200);
    await inBackup(async (database) => {
      expect(await addressOf(database, ana)).toBe(ana.email);
      const links = database.db.selectFrom('mail_links').select('email').where('user_id', '=', ana.id);
      expect(await links.execute()).toEqual([]);
    });
  });

  it('if an e-mail address was changed after the backup, a restore repeats the change, and its undo link stays valid', async () => {
    const ana = await somebody(platform);
    await backUp(platform, file);
    await changeAddress(ana, `nova.${ana.email}`);
    const token = await mailTo(platform, ana.email, aLink);
    const place = await restored();
    const back = await place.start();
    try {
      expect(await addressOf(back, ana)).toBe(`nova.${ana.email}`);
      const { port } = await back.listen(0);
      const undone = await fetch(`http://127.0.0.1:${port}/api/email/desfazer`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      });
      expect(await undone.json()).toEqual({ email: ana.email });
      expect(await addressOf(back, ana)).toBe(ana.email);
    } finally {
      await back.close();
      await place.remove();
    }
  });

  it('a restore mails the undo link of an e-mail address change again, unless the change was already undone', async () => {
    const [ana, bia] = [await somebody(platform), await somebody(platform)];
    await backUp(platform, file);
    for (const member of [ana, bia]) await changeAddress(member, `nova.${member.email}`);
    const taken = await from(platform)('/api/email/desfazer', { token: await mailTo(platform, bia.email, aLink) });
    expect(taken.status).toBe(200);
    const place = await restored();
    const back = await place.start({ mediaSecret: await keptSecret(platform.dataDir) });
    try {
      const owed = await back.db.selectFrom('mails').select('user_id').execute();
      expect(owed.filter(({ user_id }) => user_id === bia.id)).toEqual([]);
      const { port } = await back.listen(0);
      const undone = await fetch(`http://127.0.0.1:${port}/api/email/desfazer`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token: await mailTo(place, ana.email, aLink) }),
      });
      expect(await undone.json()).toEqual({ email: ana.email });
    } finally {
      await back.close();
      await place.remove();
    }
  });

  it("if the backup's mail queue already contains the mail about an address change, a restore adds no second one", async () => {
    const ana = await somebody(platform);
    await changeAddress(ana, `nova.${ana.email}`);
    await platform.db.deleteFrom('mails').where('user_id', '=', ana.id).execute();
    const waits = { content: Buffer.from('-'), code_for: null, is_sealed: true };
    const [due_at, ends_at] = [new Date(Date.now() + 1_800_000), new Date(Date.now() + 3_600_000)];
    await platform.db
      .insertInto('mails')
      .values({ id: v7(), user_id: ana.id, due_at, ends_at, ...waits })
      .execute();
    await backUp(platform, file);
    const place = await restored();
    const database = await place.open();
    try {
      const owed = await database.db.selectFrom('mails').select('id').where('user_id', '=', ana.id).execute();
      expect(owed).toHaveLength(1);
    } finally {
      await database.close();
      await place.remove();
    }
  });

  it('if an e-mail address passed to another account after the backup, that account has it after a restore', async () => {
    const [ana, bia] = [await somebody(platform), await somebody(platform)];
    await backUp(platform, file);
    await changeAddress(ana, `nova.${ana.email}`);
    await changeAddress(bia, ana.email);
    await inBackup(async (database) => {
      expect(await addressOf(database, bia)).toBe(ana.email);
      expect(await addressOf(database, ana)).toBe(`nova.${ana.email}`);
    });
  });

  it('if two-factor sign-in was turned off after the backup, a restore deletes its secret, codes and known devices', async () => {
    const ana = await somebody(platform);
    await signIn(ana);
    await turnOn(ana);
    await backUp(platform, file);
    await from(platform)('/api/resetarSenha', { email: ana.email });
    const codigo = await mailTo(platform, ana.email, aCode);
    await from(platform)('/api/alterarSenha', { email: ana.email, codigo, novaSenha: 'trovoada-verde-88' });
    await inBackup(async ({ db }) => {
      for (const table of ['totp_secrets', 'recovery_codes', 'known_devices'] as const)
        expect(await db.selectFrom(table).select('user_id').where('user_id', '=', ana.id).execute(), table).toEqual([]);
    });
  });

  it('after a restore, recovery codes used or replaced after the backup are invalid, and the unused codes are valid', async () => {
    const [ana, bia] = [await somebody(platform), await somebody(platform)];
    const [used = '', unused = ''] = await turnOn(ana);
    const [replaced = ''] = await turnOn(bia);
    await backUp(platform, file);
    expect(await takeRecoveryCode(platform.db, ana.id, used)).toBe(true);
    expect((await platform.call('POST', '/api/codigos-de-recuperacao', { as: bia })).status).toBe(200);
    await inBackup(async ({ db }) => {
      expect(await takeRecoveryCode(db, ana.id, used)).toBe(false);
      expect(await takeRecoveryCode(db, ana.id, unused)).toBe(true);
      expect(await takeRecoveryCode(db, bia.id, replaced)).toBe(false);
      expect(
        await db.selectFrom('totp_secrets').select('user_id').where('user_id', '=', bia.id).execute(),
      ).toHaveLength(1);
    });
  });

  it('the final-acts file contains e-mail addresses only in encrypted form, and none of an erased account', async () => {
    const ana = await somebody(platform);
    await changeAddress(ana, `nova.${ana.email}`);
    await platform.finalActs.work();
    const told = JSON.stringify((await readFinalActs(finalActsPath(platform.dataDir)))?.acts);
    expect(told).toContain('sealed');
    expect(told).not.toContain(ana.email);
    await erased(ana);
    const acts = platform.db.selectFrom('final_acts').select('detail').where('user_id', '=', ana.id);
    expect(JSON.stringify(await acts.execute())).not.toContain('sealed');
    expect(await sealedIn(finalActsPath(platform.dataDir), ana)).toBe(1);
    await platform.finalActs.work();
    expect(await sealedIn(finalActsPath(platform.dataDir), ana), 'the next run removes the sealed act').toBe(0);
  });

  it('a start removes the e-mail addresses of erased accounts from the final-acts file, and keeps every act', async () => {
    const [ana, bia] = [await somebody(platform), await somebody(platform)];
    for (const member of [ana, bia]) await changeAddress(member, `nova.${member.email}`);
    await platform.finalActs.work();
    const path = join(folder, 'older.jsonl');
    await copyFile(finalActsPath(platform.dataDir), path);
    await erased(ana);
    const { db } = platform;
    const started = createFinalActs({ db, path, logger: pino({ level: 'silent' }) });
    await started.work();
    expect([await sealedIn(path, ana), await sealedIn(path, bia)]).toEqual([0, 1]);
    const ids = (await readFinalActs(path))?.ids ?? [];
    const noted = await db.selectFrom('final_acts').select('id').execute();
    expect(
      noted.filter(({ id }) => !ids.includes(id)),
      'all acts are in the file',
    ).toEqual([]);
  });

  it('a restore with another MEDIA_SECRET is refused; with partialActs it replaces e-mail addresses by placeholders', async () => {
    const ana = await somebody(platform);
    await backUp(platform, file);
    await changeAddress(ana, `nova.${ana.email}`);
    const secrets = ['another-secret-than-the-platform-had-01'];
    await expect(restored({ secrets })).rejects.toThrow(/another MEDIA_SECRET. Give --secret FILE/);
    const place = await restored({ secrets, partialActs: true });
    const database = await place.open();
    try {
      expect(await addressOf(database, ana)).toMatch(/@perdido\.invalid$/);
    } finally {
      await database.close();
      await place.remove();
    }
  });

  it('a restore that is given earlier secrets decrypts each address with the secret that encrypted it', async () => {
    const [ana, bia] = [await somebody(platform), await somebody(platform)];
    await backUp(platform, file);
    await noted(ana, `nova.${ana.email}`, EARLIER);
    await changeAddress(bia, `nova.${bia.email}`);
    const place = await restored({ secrets: [await keptSecret(platform.dataDir), EARLIER] });
    const database = await place.open();
    try {
      for (const member of [ana, bia]) expect(await addressOf(database, member)).toBe(`nova.${member.email}`);
    } finally {
      await database.close();
      await place.remove();
    }
  });

  it('if an encrypted e-mail address was replaced or erased later, a restore does not need the secret of that address', async () => {
    const [replaced, gone] = [await somebody(platform), await somebody(platform)];
    await backUp(platform, file);
    const stranger = await somebody(platform);
    for (const member of [replaced, gone, stranger]) await noted(member, `antes.${member.email}`, EARLIER);
    await noted(replaced, `nova.${replaced.email}`, await keptSecret(platform.dataDir));
    await platform.finalActs.work();
    const older = join(folder, 'older.jsonl');
    await copyFile(finalActsPath(platform.dataDir), older);
    await erased(gone);
    const place = await restored({ finalActs: [finalActsPath(platform.dataDir), older] });
    const database = await place.open();
    try {
      expect(await addressOf(database, replaced)).toBe(`nova.${replaced.email}`);
    } finally {
      await database.close();
      await place.remove();
    }
  });
});
