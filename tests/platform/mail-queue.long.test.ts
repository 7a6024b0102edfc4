import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailsIn } from '../support/outbox.ts';
import { createOwnDatabase, makeMember, type OwnDatabase, type OwnMember } from '../support/own-database.ts';
import { killPlatformProcesses, startPlatformProcess } from '../support/platform-process.ts';
import { usualKinds } from '../support/platform.ts';

describe.each(usualKinds)('a mail about a change (%s)', (kind) => {
  let own: OwnDatabase;
  let ana: OwnMember;
  beforeEach(async () => {
    own = await createOwnDatabase(kind, 'mails');
    ana = await own.use((db) => makeMember(db));
  });
  afterEach(async () => {
    killPlatformProcesses();
    await own.remove();
  });

  it('is sent by the next start where the process is killed between commit and mail', async () => {
    const start = () => startPlatformProcess(own.dataDir, own.databaseUrl, {}, { failPoints: {} });
    const first = await start();
    // The app, its recovery codes, the mail, the commit.
    await first.arm({ removal: { at: 4, from: 'delete from "totp_secrets"' } });
    const headers = { authorization: `Bearer ${ana.token}`, 'x-work': 'removal' };
    const cut = fetch(`${first.url}/api/totp`, { method: 'DELETE', headers }).catch(() => null);
    await first.stands('removal');
    await first.end('SIGKILL');
    expect(await cut).toBeNull();
    expect(await mailsIn(own.dataDir)).toEqual([]);

    const second = await start();
    await expect.poll(async () => (await mailsIn(own.dataDir)).length).toBe(1);
    expect(await second.end('SIGTERM')).toBe(0);
    const left = await own.use((db) => db.selectFrom('mails').select('id').execute());
    expect([left, await mailsIn(own.dataDir)]).toEqual([[], [expect.stringContaining(ana.id)]]);
  });
});
