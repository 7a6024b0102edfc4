import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailsIn } from '../../support/outbox.ts';
import { createOwnDatabase, makeMember, type OwnDatabase, type OwnMember } from '../../support/own-database.ts';
import { killPlatformProcesses, startPlatformProcess } from '../../support/platform-process.ts';
import { usualKinds } from '../../support/platform.ts';

describe.each(usualKinds)('mail queue after a crash (%s)', (kind) => {
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

  it('if the process is killed between commit and sending, the mail is sent at the next start', async () => {
    const start = () => startPlatformProcess(own.dataDir, own.databaseUrl, {}, { failPoints: {} });
    const first = await start();
    // Holds the request at the commit, its fourth SQL statement from the `delete`. The statements before it delete the
    // TOTP secret and its recovery codes and queue the mail.
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
