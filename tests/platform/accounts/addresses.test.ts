import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { lockRow, untilIdle, untilWaiting } from '../../support/locked-row.ts';
import { mailsIn } from '../../support/outbox.ts';
import { describePlatform, fieldOf } from '../../support/platform.ts';
import { aCode, aLink, from, mailTo, PASSWORD, somebody } from '../../support/sign-in.ts';

describePlatform('sign-up with an e-mail that has an account', (platform) => {
  const form = (email: string) => ({ nome: 'Rita', nascimento: '01/02/1990', email, senha: 'outra-senha-boa-9' });

  it('sign-up with a taken e-mail address succeeds, opens a separate account and warns the first account by mail', async () => {
    const ana = await somebody(platform);
    const taken = await from(platform)('/api/cadastrarUsuario', form(ana.email));
    const free = await from(platform)('/api/cadastrarUsuario', form('livre@exemplo.example'));
    const shape = ({ status, body }: typeof taken) => ({ status, keys: Object.keys(z.object({}).loose().parse(body)) });
    expect(shape(taken)).toEqual(shape(free));

    const signedIn = await from(platform)('/api/token', { email: ana.email, password: 'outra-senha-boa-9' });
    expect(signedIn).toMatchObject({ status: 200, body: { usuarioId: fieldOf(taken.body, 'id') } });
    const own = await from(platform)('/api/token', { email: ana.email, password: PASSWORD });
    expect(own).toMatchObject({ status: 200, body: { usuarioId: ana.id } });
    await mailTo(platform, ana.email, /(cadastro ou em outra conta)/);
    for (const email of [ana.email, 'livre@exemplo.example'])
      expect(await from(platform)('/api/cadastrarUsuario', form(email))).toMatchObject({
        body: { status: false, code: 'REGISTRATION_REFUSED' },
      });
  });

  it('sign-up with a taken e-mail address mails no confirmation code', async () => {
    const ana = await somebody(platform);
    await from(platform)('/api/cadastrarUsuario', form(ana.email));
    await mailTo(platform, ana.email, /(cadastro ou em outra conta)/);
    const mails = (await mailsIn(platform.dataDir)).filter((mail) => mail.includes(`To: ${ana.email}`));
    expect(mails.filter((mail) => aCode.test(mail))).toEqual([]);
  });
});

describePlatform('e-mail addresses', (platform) => {
  it('a mailed code confirms an e-mail address once, and only for the account that asked for the code', async () => {
    const ana = await somebody(platform, { email_confirmed_at: null });
    expect(await platform.call('POST', '/api/email/codigo', { as: ana })).toMatchObject({ status: 200 });
    expect(await platform.call('POST', '/api/email/codigo', { as: ana })).toMatchObject({ status: 429 });
    const json = { codigo: await mailTo(platform, ana.email, aCode) };
    const other = await somebody(platform, { email_confirmed_at: null });
    expect(await platform.call('POST', '/api/email/confirmar', { as: other, json })).toMatchObject({ status: 400 });
    expect(await platform.call('POST', '/api/email/confirmar', { as: ana, json })).toMatchObject({ status: 200 });
    expect(await platform.call('POST', '/api/email/confirmar', { as: ana, json })).toMatchObject({ status: 400 });
    expect(await platform.call('GET', '/api/seguranca', { as: ana })).toMatchObject({
      body: { emailConfirmado: true },
    });
  });

  it('after five wrong codes, the right code for an e-mail address is refused with INVALID_CODE', async () => {
    const ana = await somebody(platform, { email_confirmed_at: null });
    await platform.call('POST', '/api/email/codigo', { as: ana });
    const right = await mailTo(platform, ana.email, aCode);
    const wrong = right === '000000' ? '111111' : '000000';
    for (let tried = 0; tried < 5; tried += 1)
      await platform.call('POST', '/api/email/confirmar', { as: ana, json: { codigo: wrong } });
    const late = await platform.call('POST', '/api/email/confirmar', { as: ana, json: { codigo: right } });
    expect(late).toMatchObject({ status: 400, body: { code: 'INVALID_CODE' } });
  });

  it('a mailed code changes the e-mail; an undo link mailed to the old address restores it and ends all sessions', async () => {
    const ana = await somebody(platform);
    const email = `nova.${ana.email}`;
    expect(await platform.call('POST', '/api/email', { as: ana, json: { email } })).toMatchObject({ status: 200 });
    const json = { codigo: await mailTo(platform, email, aCode) };
    expect(await platform.call('POST', '/api/email/trocar', { as: ana, json })).toMatchObject({ body: { email } });
    expect(await from(platform)('/api/token', { email, password: PASSWORD })).toMatchObject({ status: 200 });
    expect(await from(platform)('/api/token', { email: ana.email, password: PASSWORD })).toMatchObject({ status: 401 });

    const token = await mailTo(platform, ana.email, aLink);
    expect(await from(platform)('/api/email/desfazer', { token })).toMatchObject({ body: { email: ana.email } });
    expect(await platform.call('GET', '/api/seguranca', { as: ana })).toMatchObject({ status: 401 });
    expect(await from(platform)('/api/email/desfazer', { token })).toMatchObject({ status: 400 });
    expect(await from(platform)('/api/token', { email: ana.email, password: PASSWORD })).toMatchObject({ status: 200 });
  });

  it('after ten codes for an e-mail change in an hour, the next request is answered with 429 and the time to wait', async () => {
    const ana = await somebody(platform);
    const json = { email: `nova.${ana.email}` };
    expect(await platform.call('POST', '/api/email', { as: ana, json })).toMatchObject({ status: 200 });
    await platform.db
      .updateTable('email_codes')
      .set({
        requests: 10,
        sent_at: new Date(Date.now() - 120_000),
        window_started_at: new Date(Date.now() - 20 * 60_000),
      })
      .where('user_id', '=', ana.id)
      .execute();
    const refused = await platform.call('POST', '/api/email', { as: ana, json });
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_TRIES', error: 'Você já pediu um código. Aguarde 40 minutos.' },
    });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(39 * 60);
    expect(wait).toBeLessThanOrEqual(40 * 60);
  });

  it('undoing the first of two e-mail changes makes the undo link of the second change invalid', async () => {
    const ana = await somebody(platform);
    const change = async (email: string) => {
      expect(await platform.call('POST', '/api/email', { as: ana, json: { email } })).toMatchObject({ status: 200 });
      const json = { codigo: await mailTo(platform, email, aCode) };
      expect(await platform.call('POST', '/api/email/trocar', { as: ana, json })).toMatchObject({ body: { email } });
    };
    const [first, second] = [`ladra.${ana.email}`, `ladra.2.${ana.email}`];
    await change(first);
    // Deletes the code that was mailed for the first change. Otherwise the second change would be refused, because the
    // platform sends at most one code a minute.
    await platform.db.deleteFrom('email_codes').where('user_id', '=', ana.id).execute();
    await change(second);

    const theirs = await mailTo(platform, first, aLink);
    const token = await mailTo(platform, ana.email, aLink);
    expect(await from(platform)('/api/email/desfazer', { token })).toMatchObject({ body: { email: ana.email } });
    expect(await from(platform)('/api/email/desfazer', { token: theirs })).toMatchObject({
      status: 400,
      body: { code: 'CHALLENGE_OVER' },
    });
    expect(await from(platform)('/api/token', { email: ana.email, password: PASSWORD })).toMatchObject({ status: 200 });
  });

  it('undoing an e-mail change removes recently added TOTP and passkeys, and keeps a passkey that is 15 days old', async () => {
    const ana = await somebody(platform);
    const addPasskey = (name: string, created_at: Date) =>
      platform.db
        .insertInto('passkeys')
        .values({
          id: randomUUID(),
          user_id: ana.id,
          credential_id: `${name}-${ana.id}`,
          public_key: Buffer.from(name),
          counter: 0,
          name,
          created_at,
        })
        .execute();
    await addPasskey('Da dona', new Date(Date.now() - 15 * 86_400_000));
    await addPasskey('Da ladra, antes', new Date(Date.now() - 3_600_000));
    // The member starts to set up this TOTP secret before the change of the e-mail address, and confirms it after the
    // change.
    await platform.db
      .insertInto('totp_secrets')
      .values({ user_id: ana.id, secret: Buffer.from('hers'), last_step: 0 })
      .execute();
    const email = `ladra.${ana.email}`;
    await platform.call('POST', '/api/email', { as: ana, json: { email } });
    await platform.call('POST', '/api/email/trocar', {
      as: ana,
      json: { codigo: await mailTo(platform, email, aCode) },
    });
    await addPasskey('Da ladra', new Date(Date.now() + 60_000));
    await platform.db
      .updateTable('totp_secrets')
      .set({ confirmed_at: new Date(Date.now() + 60_000) })
      .where('user_id', '=', ana.id)
      .execute();
    expect(await from(platform)('/api/token', { email, password: PASSWORD })).toMatchObject({ status: 401 });

    const token = await mailTo(platform, ana.email, aLink);
    expect(await from(platform)('/api/email/desfazer', { token })).toMatchObject({ status: 200 });
    const left = await platform.db.selectFrom('passkeys').select('name').where('user_id', '=', ana.id).execute();
    expect(left).toEqual([{ name: 'Da dona' }]);
    expect(await from(platform)('/api/token', { email: ana.email, password: PASSWORD })).toMatchObject({ status: 200 });
  });

  it('undoing an e-mail change fails while another account has the old address, and succeeds after its deletion', async () => {
    const ana = await somebody(platform);
    const email = `nova.${ana.email}`;
    await platform.call('POST', '/api/email', { as: ana, json: { email } });
    const json = { codigo: await mailTo(platform, email, aCode) };
    await platform.call('POST', '/api/email/trocar', { as: ana, json });
    const token = await mailTo(platform, ana.email, aLink);
    const bia = await somebody(platform, { email: ana.email });
    expect(await from(platform)('/api/email/desfazer', { token })).toMatchObject({ body: { code: 'INVALID_CODE' } });
    await platform.db.deleteFrom('users').where('id', '=', bia.id).execute();
    expect(await from(platform)('/api/email/desfazer', { token })).toMatchObject({ body: { email: ana.email } });
  });

  it.runIf(platform.kind === 'postgres')(
    'an e-mail change is refused if the session that requested it is ended concurrently (needs PostgreSQL)',
    async () => {
      const ana = await somebody(platform);
      const { body } = await from(platform)('/api/token', { email: ana.email, password: PASSWORD });
      const thief = { ...ana, token: fieldOf(body, 'token') };
      const email = `ladra.${ana.email}`;
      await platform.call('POST', '/api/email', { as: thief, json: { email } });
      const json = { codigo: await mailTo(platform, email, aCode) };
      const release = await lockRow(platform, 'users', { id: ana.id });
      const changing = platform.call('POST', '/api/email/trocar', { as: thief, json });
      await untilWaiting(platform);
      expect(await platform.call('DELETE', '/api/sessoes/outras', { as: ana })).toMatchObject({ body: { ended: 1 } });
      await release();
      expect(await changing).toMatchObject({ status: 401 });
      expect(await platform.call('GET', '/api/seguranca', { as: ana })).toMatchObject({ body: { email: ana.email } });
    },
  );

  it.runIf(platform.kind === 'postgres')(
    'an e-mail change makes a concurrently requested password reset code invalid (needs PostgreSQL)',
    async () => {
      const ana = await somebody(platform);
      const email = `nova.${ana.email}`;
      await platform.call('POST', '/api/email', { as: ana, json: { email } });
      const json = { codigo: await mailTo(platform, email, aCode) };
      const release = await lockRow(platform, 'users', { id: ana.id });
      const changing = platform.call('POST', '/api/email/trocar', { as: ana, json });
      await untilWaiting(platform);
      await from(platform)('/api/resetarSenha', { email: ana.email });
      await untilWaiting(platform, 2);
      await release();
      expect(await changing).toMatchObject({ body: { email } });
      await untilIdle(platform);
      const live = platform.db.selectFrom('password_resets').select('code_hash').where('user_id', '=', ana.id);
      expect(await live.execute()).toEqual([]);
    },
  );

  it.runIf(platform.kind === 'postgres')(
    'if two members confirm the same e-mail address concurrently, the slower one gets INVALID_CODE (needs PostgreSQL)',
    async () => {
      const [ana, bia] = [await somebody(platform, { email_confirmed_at: null }), await somebody(platform)];
      await platform.call('POST', '/api/email/codigo', { as: ana });
      const codigo = await mailTo(platform, ana.email, aCode);
      await platform.call('POST', '/api/email', { as: bia, json: { email: ana.email } });
      await expect.poll(() => mailTo(platform, ana.email, aCode)).not.toBe(codigo);
      const json = { codigo: await mailTo(platform, ana.email, aCode) };
      const release = await lockRow(platform, 'users', { id: ana.id });
      const confirming = platform.call('POST', '/api/email/confirmar', { as: ana, json: { codigo } });
      await untilWaiting(platform);
      expect(await platform.call('POST', '/api/email/trocar', { as: bia, json })).toMatchObject({ status: 200 });
      await release();
      expect(await confirming).toMatchObject({ status: 400, body: { code: 'INVALID_CODE' } });
    },
  );

  it('mails to an unconfirmed e-mail address contain neither the name nor the nickname from the sign-up form', async () => {
    const bait = 'Resgate seu bônus em ganhe.example';
    const email = 'vizinha@exemplo.com.br';
    const form = { nome: bait, apelido: 'Resgate', nascimento: '1990-01-01', email, senha: PASSWORD };
    expect(await from(platform)('/api/cadastrarUsuario', form)).toMatchObject({ body: { status: true } });
    await mailTo(platform, email, aCode);
    await from(platform)('/api/resetarSenha', { email });
    await mailTo(platform, email, /(trocar a senha)/);
    const mails = (await mailsIn(platform.dataDir)).filter((mail) => mail.includes(`To: ${email}`));
    expect(mails).toHaveLength(2);
    for (const mail of mails) expect(mail).not.toMatch(/Resgate/);
  });

  it('a change to a taken e-mail is answered with 200 as for a free one, but mails a warning in place of a code', async () => {
    const [ana, bia] = [await somebody(platform), await somebody(platform)];
    const asked = await platform.call('POST', '/api/email', { as: ana, json: { email: bia.email } });
    expect(asked).toMatchObject({ status: 200, body: { email: bia.email } });
    await mailTo(platform, bia.email, /(cadastro ou em outra conta)/);
    expect((await mailsIn(platform.dataDir)).filter((mail) => mail.includes(bia.email) && aCode.test(mail))).toEqual(
      [],
    );
  });

  it("while a member's e-mail is not confirmed, adding TOTP or a passkey is refused with EMAIL_NOT_CONFIRMED", async () => {
    const ana = await somebody(platform, { email_confirmed_at: null });
    for (const path of ['/api/totp', '/api/passkeys/registro'])
      expect(await platform.call('POST', path, { as: ana })).toMatchObject({ body: { code: 'EMAIL_NOT_CONFIRMED' } });
  });
});
