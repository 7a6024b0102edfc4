import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { domainToASCII } from 'node:url';
import { TOTP } from 'otpauth';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { commandList, runCommand } from '../../../bff/platform/admin/commands.ts';
import { nicknamed } from '../../../bff/platform/accounts/security/nicknames.ts';
import { createMailQueue, writeOpenMail } from '../../../bff/platform/mail/mail-queue.ts';
import { createMailer } from '../../../bff/platform/mail/mailer.ts';
import { internalToken } from '../../../bff/platform/http/internal.ts';
import { actionLabel } from '../../../web/features/moderation/decisions.ts';
import { freePort } from '../../support/free-port.ts';
import { describePlatform, fieldOf, type Member, type TestPlatform } from '../../support/platform.ts';
import { argumentsOf } from '../../support/programs.ts';
import { from, mailTo, PASSWORD, somebody } from '../../support/sign-in.ts';

const SECRET = 'the-secret-of-an-admin-test-0123456789';
const names = commandList.split('\n').map((line) => line.trim().split(' ')[0] ?? '');

/**
 * Sends the mails that operator commands have queued. The platform itself sends them on a timer, and may already have
 * done so. This queue cannot decrypt the mails of the platform, and leaves them to it.
 */
async function sendQueuedMails({ db, dataDir }: Pick<TestPlatform, 'db' | 'dataDir'>) {
  const mailer = createMailer({ from: 'Brasa <a@brasa.example>', outboxDir: join(dataDir, 'outbox') });
  await createMailQueue({ db, mailer, logger: pino({ level: 'silent' }), secret: SECRET }).work();
}

describePlatform('operator commands', (platform) => {
  const admin = (command: string, who: string) => runCommand(platform.db, writeOpenMail, command, who);
  const confirmed = () => platform.member({ email_confirmed_at: new Date() });
  const moderation = async (as: Member) => (await platform.call('GET', '/api/moderacao/casos', { as })).status;
  const logOf = async ({ id }: Member) =>
    (
      await platform.db
        .selectFrom('moderation_log')
        .select(['action', 'actor_id'])
        .where('subject_id', '=', id)
        .orderBy('id')
        .execute()
    ).map(({ action, actor_id: actor }) => [action, actor]);

  it('make-moderator grants the moderator role and unmake-moderator revokes it; each writes one log entry', async () => {
    const ana = await confirmed();
    expect(await moderation(ana)).toBe(404);
    expect(await admin('make-moderator', ana.email)).toBe(`${ana.email} moderates now.`);
    expect(await moderation(ana)).toBe(200);
    expect(await admin('make-moderator', ana.id)).toContain('nothing to do');
    await admin('unmake-moderator', ana.email.toUpperCase());
    expect(await moderation(ana)).toBe(404);
    expect(await logOf(ana)).toEqual([
      ['MODERATOR_MADE', null],
      ['MODERATOR_UNMADE', null],
    ]);
  });

  it('an operator command finds a member by an e-mail address with an international domain', async () => {
    const email = `ana@${domainToASCII('açaí.com.br')}`;
    await platform.member({ email, email_confirmed_at: new Date() });
    expect(await admin('make-moderator', 'ana@AÇAÍ.com.br')).toBe(`${email} moderates now.`);
  });

  it('make-moderator refuses a member whose e-mail is not confirmed', async () => {
    const claim = await platform.member();
    await expect(admin('make-moderator', claim.email)).rejects.toThrow('is not confirmed');
    expect(await moderation(claim)).toBe(404);
    expect(await logOf(claim)).toEqual([]);
  });

  it('the command verify marks the member with the given nickname as verified, and unverify undoes it', async () => {
    const ana = await platform.member({ nickname: 'Ana_Verificada' });
    const profile = async () => (await platform.call('GET', `/api/usuarios/${ana.id}`, { as: ana })).body;
    await admin('verify', '@ana_verificada');
    expect(await profile()).toMatchObject({ verified: true });
    await admin('unverify', '@ana_verificada');
    expect(await profile()).toMatchObject({ verified: false });
  });

  it.each([
    ['@Çağrı_Ávila', '@çaĞrı_ávila'],
    ['@Анна_Ладья', '@АННА_ЛАДЬЯ'],
    ['@JoãoVerificado', '@JOÃOVERIFICADO'],
    ['@BrasaVerificada', '\u200b@\u2068brasaverificada\u2069'],
  ])('the command verify finds the member with the nickname %s by %s', async (nickname, typed) => {
    const member = await platform.member(nicknamed(nickname.slice(1)));
    expect(await admin('verify', typed)).toContain(member.email);
    expect(await admin('member', typed)).toMatch(/verified +yes/);
  });

  it('the command verify finds no member by a nickname that only looks like theirs', async () => {
    await platform.member(nicknamed('Clara_Verificada'));
    await expect(admin('verify', '@C1ara_Verificada')).rejects.toThrow('No member has @C1ara_Verificada.');
  });

  it('the command unlock lets a member who was throttled for wrong passwords sign in again', async () => {
    const ana = await somebody(platform);
    const signIn = async (password: string) =>
      (await from(platform)('/api/token', { email: ana.email, password, aparelho: aDevice() })).status;
    let status = 0;
    for (let tries = 0; tries < 30 && status !== 429; tries += 1) status = await signIn('errada-errada');
    expect(await signIn(PASSWORD)).toBe(429);
    await admin('unlock', ana.email);
    expect(await signIn(PASSWORD)).toBe(200);
  });

  it('the command end-sessions ends all sessions of a member and publishes an access event', async () => {
    const ana = await platform.member();
    expect(await admin('end-sessions', ana.email)).toContain('sessions: 1');
    expect((await platform.call('GET', '/api/user-v2/profile-info', { as: ana })).status).toBe(401);
    expect(platform.eventsOn('access')).toContainEqual({
      topic: 'access',
      payload: { type: 'session', idUser: ana.id },
    });
    expect(await admin('end-sessions', ana.email)).toContain('nothing to do');
  });

  it("the command reset-second-steps removes a member's TOTP, writes a log entry and queues a mail", async () => {
    const ana = await somebody(platform);
    const totp = new TOTP({ secret: fieldOf((await platform.call('POST', '/api/totp', { as: ana })).body, 'segredo') });
    await platform.call('POST', '/api/totp/confirmar', { as: ana, json: { codigo: totp.generate() } });
    const signIn = () => from(platform)('/api/token', { email: ana.email, password: PASSWORD, aparelho: aDevice() });
    expect((await signIn()).body).not.toHaveProperty('token');
    expect(await admin('member', ana.email)).toMatch(/second step +app/);
    expect(await admin('reset-second-steps', ana.email)).toContain('a verificação em duas etapas');
    expect((await signIn()).body).toHaveProperty('token');
    expect(await logOf(ana)).toEqual([['SECOND_STEPS_RESET', null]]);
    await sendQueuedMails(platform);
    expect(await mailTo(platform, ana.email, /(A equipe da Brasa retirou)/)).not.toBe('');
  });

  it('the command member prints neither session tokens nor the password hash, and writes no log entry', async () => {
    const ana = await somebody(platform);
    const said = await admin('member', ana.email);
    const row = await platform.db.selectFrom('users').selectAll().where('id', '=', ana.id).executeTakeFirstOrThrow();
    for (const secret of [ana.token, row.password_hash]) expect(said).not.toContain(secret);
    expect(said).toMatch(/moderates +no/);
    expect(await logOf(ana)).toEqual([]);
  });

  it('an unknown command fails and lists all commands; a command for an unknown member fails with "No member has"', async () => {
    await expect(admin('toString', 'x')).rejects.toThrow('make-moderator');
    for (const who of ['ninguem@brasa.example', '@ninguem', 'x', "' or 1 = 1"])
      await expect(admin('member', who), who).rejects.toThrow('No member has');
  });

  it('the command verify fails for an erased account with "No member has"', async () => {
    const gone = await platform.member({ deletes_at: new Date('9999-12-31T00:00:00.000Z') });
    await expect(admin('verify', gone.id)).rejects.toThrow('No member has');
  });
});

describePlatform(
  'npm run admin',
  (platform) => {
    const run = (args: string[], env: Record<string, string>) => {
      const child = spawn('node', [...argumentsOf('admin'), ...args], {
        env: { ...process.env, MEDIA_SECRET: SECRET, DATA_DIR: platform.dataDir, ...env },
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
      return new Promise<{ code: number | null; output: string }>((resolve) =>
        child.once('close', (code) => resolve({ code, output })),
      );
    };
    const database = () => (platform.databaseUrl === undefined ? undefined : { DATABASE_URL: platform.databaseUrl });
    const ofRunning = () => ({ PLATFORM_PORT: new URL(platform.url).port, ...database() });

    it('npm run admin runs its command in the running platform, which publishes the access event', async () => {
      const ana = await platform.member();
      expect(await run(['end-sessions', ana.email], ofRunning())).toMatchObject({ code: 0 });
      expect(platform.eventsOn('access')).toHaveLength(1);
      const refused = await run(['verify', 'ninguem@brasa.example'], ofRunning());
      expect(refused).toEqual({ code: 1, output: 'No member has ninguem@brasa.example.\n' });
    });

    it('if no platform runs, npm run admin uses DATABASE_URL; without that variable, it reports that no platform answers', async () => {
      const ana = await platform.member({ email_confirmed_at: new Date() });
      const done = await run(['make-moderator', ana.email], { PLATFORM_PORT: String(await freePort()), ...database() });
      if (platform.databaseUrl === undefined) expect(done.output).toContain('does not answer on PLATFORM_PORT');
      else expect(done).toEqual({ code: 0, output: `${ana.email} moderates now.\n` });
    });

    it('a mail queued by npm run admin is sent even if the platform has another MEDIA_SECRET (needs PostgreSQL)', async ({
      skip,
    }) => {
      skip(platform.databaseUrl === undefined);
      const ana = await platform.member({ email_confirmed_at: new Date() });
      const env = { MEDIA_SECRET: `${SECRET}-of-another`, PLATFORM_PORT: String(await freePort()), ...database() };
      expect(await run(['reset-second-steps', ana.email], env)).toMatchObject({ code: 0 });
      await sendQueuedMails(platform);
      expect(await mailTo(platform, ana.email, /(A equipe da Brasa retirou)/)).not.toBe('');
    });

    it('npm run admin prints its commands for --help, and its usage if an argument is missing', async () => {
      const help = await run(['--help'], {});
      expect(help.code).toBe(0);
      expect(help.output).toContain(commandList);
      const incomplete = await run(['verify'], {});
      expect(incomplete.code).toBe(1);
      expect(incomplete.output).toContain('Usage');
    });

    it('a call of POST /internal/admin without a token for that path is answered with 404', async () => {
      const ana = await platform.member();
      const json = { command: 'verify', who: ana.email };
      const tokens = ['', 'Bearer x', `Bearer ${internalToken(SECRET, '/internal/backup')}`];
      for (const authorization of tokens)
        expect((await platform.call('POST', '/internal/admin', { json, headers: { authorization } })).status).toBe(404);
      const authorization = `Bearer ${internalToken(SECRET, '/internal/admin')}`;
      expect((await platform.call('POST', '/internal/admin', { json, headers: { authorization } })).status).toBe(200);
      const broken = { json: { command: 1 }, headers: { authorization } };
      expect((await platform.call('POST', '/internal/admin', broken)).status).toBe(400);
    });
  },
  { mediaSecret: SECRET },
);

it('OPERATING.md lists exactly the operator commands', async () => {
  const members = (await readFile('bff/OPERATING.md', 'utf8')).split('## Members')[1]?.split('\n## ')[0] ?? '';
  const rows = members.split('\n').filter((line) => line.startsWith('| `'));
  expect(rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name))).toEqual(
    names,
  );
});

it('each operator command that changes data logs an action, and the moderation log has a label for the action', async () => {
  const source = await readFile('bff/platform/admin/commands.ts', 'utf8');
  const logged = [...source.matchAll(/logged: '([A-Z_]+)'/g)].map(([, action]) => action ?? '');
  expect(logged).toHaveLength(names.length - 1);
  for (const action of logged) expect(actionLabel(action), action).not.toBe(action);
});

function aDevice() {
  return randomBytes(32).toString('base64url');
}
