import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { forgetExpired } from '../../../bff/platform/accounts/accounts.store.ts';
import { mailsIn } from '../../support/outbox.ts';
import { describePlatform, fieldOf, type Member } from '../../support/platform.ts';
import { aCode, aLink, from, mailTo, PASSWORD, somebody } from '../../support/sign-in.ts';

const DAY_MS = 86_400_000;
const NEW_PASSWORD = 'trovoada-verde-88';
const device = () => randomBytes(32).toString('base64url');

describePlatform('recovery of an account from a thief', (platform) => {
  const addPasskey = async ({ id }: Member, name: string, days: number) => {
    await platform.db
      .insertInto('passkeys')
      .values({
        id: randomUUID(),
        user_id: id,
        credential_id: randomUUID(),
        public_key: Buffer.from(name),
        counter: 0,
        name,
        created_at: new Date(Date.now() - days * DAY_MS),
      })
      .execute();
  };
  const passkeysOf = async ({ id }: Member) =>
    (await platform.db.selectFrom('passkeys').select('name').where('user_id', '=', id).execute()).map(
      ({ name }) => name,
    );
  const turnOnTwoSteps = async (as: Member) => {
    const { body } = await platform.call('POST', '/api/totp', { as });
    const totp = new TOTP({ secret: fieldOf(body, 'segredo') });
    expect((await platform.call('POST', '/api/totp/confirmar', { as, json: { codigo: totp.generate() } })).status).toBe(
      200,
    );
  };
  const signIn = async ({ email }: Member, password: string, aparelho?: string, at?: ReturnType<typeof from>) =>
    await (at ?? from(platform))('/api/token', { email, password, aparelho });
  const recover = async (ana: Member, more = {}) => {
    await from(platform)('/api/resetarSenha', { email: ana.email });
    const codigo = await mailTo(platform, ana.email, aCode);
    return await from(platform)('/api/alterarSenha', { email: ana.email, codigo, novaSenha: NEW_PASSWORD, ...more });
  };
  const devicesOf = async ({ id }: Member) =>
    await platform.db.selectFrom('known_devices').selectAll().where('user_id', '=', id).execute();

  it('a password reset removes a recently added passkey and second sign-in step, and keeps a 15-day-old passkey', async () => {
    const ana = await somebody(platform);
    await addPasskey(ana, 'Da dona', 15);
    await addPasskey(ana, 'Da ladra', 1);
    await signIn(ana, PASSWORD, device());
    await expect.poll(() => devicesOf(ana)).toHaveLength(1);
    await turnOnTwoSteps(ana);
    const { body } = await recover(ana);
    expect(body).toMatchObject({
      status: true,
      removidos: ['a chave de acesso "Da ladra"', 'a verificação em duas etapas'],
    });
    expect(await passkeysOf(ana)).toEqual(['Da dona']);
    expect(await devicesOf(ana), 'all earlier devices are forgotten').toEqual([]);
    expect(await signIn(ana, NEW_PASSWORD)).toMatchObject({ status: 200 });
  });

  it('a password reset keeps a second sign-in step and recovery codes that were added 15 days before it', async () => {
    const ana = await somebody(platform);
    await turnOnTwoSteps(ana);
    const old = sql`now() - interval '15 days'`;
    await sql`update totp_secrets set confirmed_at = ${old} where user_id = ${ana.id}`.execute(platform.db);
    await sql`update recovery_codes set created_at = ${old} where user_id = ${ana.id}`.execute(platform.db);
    expect((await recover(ana)).body).toMatchObject({ removidos: [] });
    expect(await signIn(ana, NEW_PASSWORD)).toMatchObject({ body: { code: 'SECOND_FACTOR_REQUIRED' } });
    const codes = sql`select 1 from recovery_codes where user_id = ${ana.id}`;
    expect((await codes.execute(platform.db)).rows).toHaveLength(10);
  });

  it('the undo link for a new second sign-in step removes it and the passkeys added later, and ends all sessions', async () => {
    const ana = await somebody(platform);
    await addPasskey(ana, 'Da dona', 0);
    await turnOnTwoSteps(ana);
    const token = await mailTo(platform, ana.email, aLink);
    await addPasskey(ana, 'Da ladra, depois', 0);
    const undo = () => from(platform)('/api/seguranca/desfazer', { token });
    const answers = await Promise.all([undo(), undo()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await passkeysOf(ana)).toEqual(['Da dona']);
    expect((await platform.call('GET', '/api/seguranca', { as: ana })).status).toBe(401);
    expect(await signIn(ana, PASSWORD)).toMatchObject({ status: 200 });
  });

  it('a second-step undo link lasts 14 days, but becomes invalid if the change to its recipient address is undone', async () => {
    const ana = await somebody(platform);
    await turnOnTwoSteps(ana);
    const link = await platform.db
      .selectFrom('mail_links')
      .selectAll()
      .where('user_id', '=', ana.id)
      .where('purpose', '=', 'UNDO_FACTOR')
      .executeTakeFirstOrThrow();
    expect(Math.round((link.expires_at.getTime() - Date.now()) / DAY_MS)).toBe(14);

    const email = `ladra.${ana.email}`;
    await platform.call('POST', '/api/email', { as: ana, json: { email } });
    await platform.call('POST', '/api/email/trocar', {
      as: ana,
      json: { codigo: await mailTo(platform, email, aCode) },
    });
    await platform.call('POST', '/api/codigos-de-recuperacao', { as: ana });
    const theirs = await mailTo(platform, email, aLink);
    const mine = await mailTo(platform, ana.email, /undo-email#([\w-]{43})/);
    expect(await from(platform)('/api/email/desfazer', { token: mine })).toMatchObject({ body: { email: ana.email } });
    expect(await from(platform)('/api/seguranca/desfazer', { token: theirs })).toMatchObject({ status: 400 });
    expect(await signIn(ana, PASSWORD), "the thief's second step is gone").toMatchObject({ status: 200 });
  });

  it('the device that set a new password can sign in while wrong passwords throttle all other devices', async () => {
    const ana = await somebody(platform);
    const [aparelho, at] = [device(), from(platform)];
    await recover(ana, { aparelho });
    for (let tried = 0; tried < 12; tried += 1) await signIn(ana, 'errada-errada', device());
    expect(await signIn(ana, NEW_PASSWORD, device()), 'other devices are throttled').toMatchObject({ status: 429 });
    expect(await signIn(ana, NEW_PASSWORD, aparelho, at)).toMatchObject({ status: 200 });
  });

  it('a sign-in sends a notification if its device was unused for 91 days, or if the member has no known device', async () => {
    const ana = await somebody(platform);
    const aparelho = device();
    const told = async () =>
      (
        await platform.db
          .selectFrom('notifications')
          .select('id')
          .where('recipient_id', '=', ana.id)
          .where('kind', '=', 'NEW_SIGN_IN')
          .execute()
      ).length;
    const away = async (days: number) => {
      const last_used_at = new Date(Date.now() - days * DAY_MS);
      await platform.db.updateTable('known_devices').set({ last_used_at }).where('user_id', '=', ana.id).execute();
    };
    await signIn(ana, PASSWORD, aparelho);
    await expect.poll(() => devicesOf(ana)).toHaveLength(1);
    await away(89);
    await signIn(ana, PASSWORD, aparelho);
    await expect
      .poll(async () => (await devicesOf(ana))[0]?.last_used_at.getTime())
      .toBeGreaterThan(Date.now() - DAY_MS);
    await expect.poll(told, { message: 'the first sign-in sends a notification' }).toBe(1);
    await platform.db.deleteFrom('notifications').where('recipient_id', '=', ana.id).execute();
    await away(91);
    await signIn(ana, PASSWORD, aparelho);
    await expect.poll(told).toBe(1);

    await away(400);
    await platform.db.deleteFrom('notifications').where('recipient_id', '=', ana.id).execute();
    await forgetExpired(platform.db);
    expect(await devicesOf(ana), 'all devices are forgotten').toEqual([]);
    await signIn(ana, PASSWORD, device());
    await expect.poll(told, { message: 'a new device sends a notification even if no device is known' }).toBe(1);
  });

  const changeAddress = async (ana: Member, as: Member, email: string) => {
    await platform.call('POST', '/api/email', { as, json: { email } });
    const json = { codigo: await mailTo(platform, email, aCode) };
    expect(await platform.call('POST', '/api/email/trocar', { as, json })).toMatchObject({ body: { email } });
    return await mailTo(platform, ana.email, /undo-email#([\w-]{43})/);
  };
  const leave = async (as: Member) => {
    expect((await platform.call('POST', '/api/privacidade/exclusao', { as, json: {} })).status).toBe(200);
  };
  const leavesAt = async ({ id }: Member) =>
    (await platform.db.selectFrom('users').select('deletes_at').where('id', '=', id).executeTakeFirst())?.deletes_at;

  it('if the link in a sign-in mail signed a device out, the next sign-in on that device sends another mail', async () => {
    const ana = await somebody(platform);
    const theirs = device();
    await signIn(ana, PASSWORD, theirs);
    const notMe = () => mailTo(platform, ana.email, /not-me#([\w-]{43})/);
    const token = await notMe();
    expect(await from(platform)('/api/sessoes/nao-fui-eu', { token })).toMatchObject({ status: 200 });
    await signIn(ana, PASSWORD, theirs);
    await expect.poll(notMe, { message: 'the second sign-in sends another mail' }).not.toBe(token);
  });

  it('the undo link for a sign-in or a second step also undoes a later change of the e-mail address', async () => {
    for (const [path, pattern] of [
      ['/api/sessoes/nao-fui-eu', /not-me#([\w-]{43})/],
      ['/api/seguranca/desfazer', /undo-factor#([\w-]{43})/],
    ] as const) {
      const ana = await somebody(platform);
      if (path === '/api/seguranca/desfazer') await turnOnTwoSteps(ana);
      else await signIn(ana, PASSWORD, device());
      const token = await mailTo(platform, ana.email, pattern);
      await changeAddress(ana, ana, `ladra.${ana.email}`);
      expect(await from(platform)(path, { token })).toMatchObject({ status: 200, body: { email: ana.email } });
      expect(await signIn(ana, PASSWORD), path).toMatchObject({ status: 200 });
    }
  });

  it('the undo link of an e-mail address change still works after 13 of its 14 days', async () => {
    const ana = await somebody(platform);
    const token = await changeAddress(ana, ana, `ladra.${ana.email}`);
    const thirteen = sql`expires_at - interval '13 days'`;
    await sql`update mail_links set expires_at = ${thirteen} where user_id = ${ana.id}`.execute(platform.db);
    expect(await from(platform)('/api/email/desfazer', { token })).toMatchObject({ body: { email: ana.email } });
  });

  it('undoing an address change or rejecting a sign-in also cancels a later request to delete the account', async () => {
    const ana = await somebody(platform);
    const undo = await changeAddress(ana, ana, `ladra.${ana.email}`);
    await leave(ana);
    expect(await from(platform)('/api/email/desfazer', { token: undo })).toMatchObject({ status: 200 });
    expect(await leavesAt(ana)).toBeNull();

    const bia = await somebody(platform);
    await signIn(bia, PASSWORD, device());
    const token = await mailTo(platform, bia.email, /not-me#([\w-]{43})/);
    await leave(bia);
    expect(await from(platform)('/api/sessoes/nao-fui-eu', { token })).toMatchObject({ status: 200 });
    expect(await leavesAt(bia)).toBeNull();
  });

  it('five sign-ins with the right password and a wrong second-step code send the member one warning mail', async () => {
    const ana = await somebody(platform);
    await turnOnTwoSteps(ana);
    const guess = async () => {
      const started = await signIn(ana, PASSWORD);
      await from(platform)('/api/token/segunda-etapa', { desafio: fieldOf(started.body, 'desafio'), codigo: '000000' });
    };
    const mails = async () => {
      const all = (await mailsIn(platform.dataDir)).filter((mail) => mail.includes(`To: ${ana.email}`));
      return all.filter((mail) => mail.replaceAll('=\r\n', '').includes('senha da sua conta e errou')).length;
    };
    await guess();
    await guess();
    expect(await mails()).toBe(0);
    for (let more = 0; more < 3; more += 1) await guess();
    await expect.poll(mails).toBe(1);
  });
});
