import { randomBytes } from 'node:crypto';
import { TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { hashPassword } from '../../../bff/platform/auth/passwords.ts';
import { lockRow, untilWaiting } from '../../support/locked-row.ts';
import { describePlatform, fieldOf, type Member, type TestPlatform } from '../../support/platform.ts';
import { provedAgo } from '../../support/proof.ts';
import { aCode, aLink, from, mailTo, PASSWORD, somebody } from '../../support/sign-in.ts';

const STEP_MS = 30_000;
const codesOf = z.object({ codigos: z.array(z.string()) });

/**
 * Turns on two-factor sign-in for a new member. Uses the TOTP codes of different 30 s periods, because the platform
 * accepts each code a single time.
 */
async function withTwoStep(platform: TestPlatform) {
  const ana = await somebody(platform);
  const { body } = await platform.call('POST', '/api/totp', { as: ana });
  const totp = new TOTP({ secret: fieldOf(body, 'segredo') });
  const codeAt = (steps: number) => totp.generate({ timestamp: Date.now() + steps * STEP_MS });
  const confirmed = await platform.call('POST', '/api/totp/confirmar', { as: ana, json: { codigo: codeAt(-1) } });
  return { ana, codeAt, recovery: codesOf.parse(confirmed.body).codigos };
}

describePlatform('wrong passwords', (platform) => {
  const wrong = { status: 401, body: { code: 'INVALID_CREDENTIALS' } };
  const held = { status: 429, body: { code: 'TOO_MANY_TRIES' } };

  it('an account allows ten wrong passwords in 15 minutes from any IPs; the next sign-in is answered with 429', async () => {
    const ana = await somebody(platform);
    const guess = () => from(platform)('/api/token', { email: ana.email, password: 'errada-errada' });
    const answers = await Promise.all(Array.from({ length: 14 }, guess));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    const [refused] = answers.filter(({ status }) => status === 429);
    expect(refused).toMatchObject(held);
    const wait = Number(refused?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(900);
    expect(await from(platform)('/api/token', { email: ana.email, password: PASSWORD })).toMatchObject(held);
  });

  it('wrong passwords for an unknown e-mail get the answers of an account: ten times 401, then 429', async () => {
    const email = 'ninguem@exemplo.example';
    for (let tried = 0; tried < 10; tried += 1)
      expect(await from(platform)('/api/token', { email, password: 'errada' })).toMatchObject(wrong);
    expect(await from(platform)('/api/token', { email, password: 'errada' })).toMatchObject(held);
  });

  it('wrong passwords from unknown devices do not throttle sign-ins on a known device', async () => {
    const ana = await somebody(platform);
    const aparelho = randomBytes(32).toString('base64url');
    const mine = { email: ana.email, password: PASSWORD, aparelho };
    const home = from(platform);
    expect(await home('/api/token', mine)).toMatchObject({ status: 200 });
    await expect
      .poll(() => platform.db.selectFrom('known_devices').selectAll().where('user_id', '=', ana.id).execute())
      .toHaveLength(1);
    for (let tried = 0; tried < 11; tried += 1)
      await from(platform)('/api/token', { email: ana.email, password: 'errada', aparelho: `${'A'.repeat(42)}B` });
    expect(await from(platform)('/api/token', { email: ana.email, password: PASSWORD })).toMatchObject(held);
    expect(await home('/api/token', mine)).toMatchObject({ status: 200 });
    for (let tried = 0; tried < 10; tried += 1)
      expect(await home('/api/token', { ...mine, password: 'errada' })).toMatchObject(wrong);
    expect(await home('/api/token', mine)).toMatchObject(held);
  });

  it('wrong passwords no longer count towards the limit after 15 minutes', async () => {
    const ana = await somebody(platform);
    const ask = from(platform);
    for (let tried = 0; tried < 10; tried += 1) await ask('/api/token', { email: ana.email, password: 'errada' });
    expect(await ask('/api/token', { email: ana.email, password: PASSWORD })).toMatchObject(held);
    const long = new Date(Date.now() - 15 * 60_000 - 1_000);
    await platform.db
      .updateTable('sign_in_tries')
      .set({ tries: Array.from({ length: 10 }, () => long) })
      .execute();
    expect(await ask('/api/token', { email: ana.email, password: PASSWORD })).toMatchObject({ status: 200 });
  });
});

describePlatform('change of the password', (platform) => {
  const change = (as: Member, novaSenha: string) => platform.call('POST', '/api/senha', { as, json: { novaSenha } });
  const signIn = async (ana: Member, password: string) => {
    const { status, body } = await from(platform)('/api/token', { email: ana.email, password });
    return { status, as: status === 200 ? { ...ana, token: fieldOf(body, 'token') } : null };
  };

  it('changing the password ends all other sessions of the member and sends a mail', async () => {
    const ana = await somebody(platform);
    const elsewhere = (await signIn(ana, PASSWORD)).as;
    expect(await change(ana, 'outra-senha-boa-9')).toMatchObject({ status: 200, body: { ended: 1 } });
    expect(await platform.call('GET', '/api/seguranca', { as: ana })).toMatchObject({ status: 200 });
    expect(await platform.call('GET', '/api/seguranca', { as: elsewhere })).toMatchObject({ status: 401 });
    expect(await signIn(ana, PASSWORD)).toMatchObject({ status: 401 });
    expect(await signIn(ana, 'outra-senha-boa-9')).toMatchObject({ status: 200 });
    await mailTo(platform, ana.email, /(A senha da sua conta foi trocada)/);
  });

  it('a short or common password is refused with WEAK_PASSWORD and changes nothing', async () => {
    const ana = await somebody(platform);
    const elsewhere = (await signIn(ana, PASSWORD)).as;
    for (const weak of ['curta', 'password123'])
      expect(await change(ana, weak)).toMatchObject({ status: 400, body: { code: 'WEAK_PASSWORD' } });
    expect(await platform.call('GET', '/api/seguranca', { as: elsewhere })).toMatchObject({ status: 200 });
    expect(await signIn(ana, PASSWORD)).toMatchObject({ status: 200 });
  });

  it('changing the password invalidates mailed codes for a password reset and for an e-mail address change', async () => {
    const ana = await somebody(platform);
    await from(platform)('/api/resetarSenha', { email: ana.email });
    const reset = await mailTo(platform, ana.email, aCode);
    const email = `nova.${ana.email}`;
    await platform.call('POST', '/api/email', { as: ana, json: { email } });
    const json = { codigo: await mailTo(platform, email, aCode) };
    await change(ana, 'outra-senha-boa-9');
    expect(await platform.call('POST', '/api/email/trocar', { as: ana, json })).toMatchObject({ status: 400 });
    const used = { email: ana.email, codigo: reset, novaSenha: 'ainda-outra-senha-7' };
    expect(await from(platform)('/api/alterarSenha', used)).toMatchObject({ body: { code: 'INVALID_RESET_CODE' } });
  });

  it('of two sessions that change the password concurrently, one succeeds and the other gets 401', async () => {
    const ana = await somebody(platform);
    const other = (await signIn(ana, PASSWORD)).as ?? ana;
    const [one, two] = await Promise.all([change(ana, 'primeira-senha-1'), change(other, 'segunda-senha-2')]);
    expect([one.status, two.status].sort()).toEqual([200, 401]);
    const winner = one.status === 200 ? 'primeira-senha-1' : 'segunda-senha-2';
    expect(await signIn(ana, winner)).toMatchObject({ status: 200 });
  });
});

describePlatform('sign-in on a new device', (platform) => {
  it('a sign-in on a new device sends a mail with a link that ends all sessions', async () => {
    const mine = randomBytes(32).toString('base64url');
    const email = 'aparelho@exemplo.example';
    const form = { nome: 'Ana', nascimento: '01/02/1990', email, senha: PASSWORD, aparelho: mine };
    const { body } = await from(platform)('/api/cadastrarUsuario', form);
    const { sessao } = z.object({ sessao: z.object({ token: z.string(), usuarioId: z.string() }) }).parse(body);
    const ana: Member = { email, id: sessao.usuarioId, token: sessao.token, name: form.nome };
    await platform.db.updateTable('users').set({ email_confirmed_at: new Date() }).where('id', '=', ana.id).execute();
    const notices = () =>
      platform.db.selectFrom('notifications').selectAll().where('recipient_id', '=', ana.id).execute();
    const at = (aparelho: string) => from(platform)('/api/token', { email: ana.email, password: PASSWORD, aparelho });
    const theirs = randomBytes(32).toString('base64url');
    await expect
      .poll(() => platform.db.selectFrom('known_devices').selectAll().where('user_id', '=', ana.id).execute())
      .toHaveLength(1);
    await at(mine);
    const stolen = await at(theirs);
    await expect.poll(notices).toMatchObject([{ kind: 'NEW_SIGN_IN', detail: 'Outro programa' }]);

    const token = await mailTo(platform, ana.email, aLink);
    expect(await from(platform)('/api/sessoes/nao-fui-eu', { token })).toMatchObject({ body: { email: ana.email } });
    const thief = { ...ana, token: fieldOf(stolen.body, 'token') };
    expect(await platform.call('GET', '/api/seguranca', { as: thief })).toMatchObject({ status: 401 });
    expect(await platform.call('GET', '/api/seguranca', { as: ana }), 'every session has ended').toMatchObject({
      status: 401,
    });
    expect(await from(platform)('/api/sessoes/nao-fui-eu', { token })).toMatchObject({ status: 400 });
  });
});

describePlatform('second step of signing in', (platform) => {
  const challengeOf = ({ body }: { body: unknown }) => fieldOf(body, 'desafio');
  const start = (ana: Member) => from(platform)('/api/token', { email: ana.email, password: PASSWORD });
  const finish = (desafio: string, codigo: string) => from(platform)('/api/token/segunda-etapa', { desafio, codigo });

  const setLock = async ({ id }: Member, locked_until: Date | null) => {
    await platform.db.updateTable('users').set({ locked_until }).where('id', '=', id).execute();
  };

  it('if a second step is on, the right password answers SECOND_FACTOR_REQUIRED, and a code then opens a session', async () => {
    const { ana, codeAt } = await withTwoStep(platform);
    const first = await start(ana);
    expect(first).toMatchObject({ status: 401, body: { code: 'SECOND_FACTOR_REQUIRED' } });
    expect(JSON.stringify(first.body)).not.toContain('token');
    const wrong = await from(platform)('/api/token', { email: ana.email, password: 'errada-errada' });
    expect(wrong).toMatchObject({ body: { code: 'INVALID_CREDENTIALS' } });

    const session = await finish(challengeOf(first), codeAt(0));
    expect(session).toMatchObject({ status: 200, body: { usuarioId: ana.id } });
  });

  it('a second-step code and the challenge of a sign-in are each accepted only once', async () => {
    const { ana, codeAt } = await withTwoStep(platform);
    const [one, other] = [challengeOf(await start(ana)), challengeOf(await start(ana))];
    const code = codeAt(0);
    expect(await finish(one, code)).toMatchObject({ status: 200 });
    expect(await finish(other, code)).toMatchObject({ status: 400, body: { code: 'INVALID_CODE' } });
    expect(await finish(one, codeAt(1))).toMatchObject({ status: 400, body: { code: 'CHALLENGE_OVER' } });
  });

  it('of two concurrent sign-ins with the same second-step code, one succeeds', async () => {
    const { ana, codeAt } = await withTwoStep(platform);
    const challenges = [challengeOf(await start(ana)), challengeOf(await start(ana))];
    const code = codeAt(0);
    const answers = await Promise.all(challenges.map((challenge) => finish(challenge, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('the first ten wrong second-step codes are answered with 400, and each later code with 429', async () => {
    const { ana, codeAt } = await withTwoStep(platform);
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const challenge = challengeOf(await start(ana));
      for (let tried = 0; tried < 5; tried += 1) statuses.push((await finish(challenge, '000000')).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), ...Array.from({ length: 5 }, () => 429)]);
    expect(await finish(challengeOf(await start(ana)), codeAt(0))).toMatchObject({ status: 429 });
  });

  it('if the password was changed after the first step of a sign-in, the second step is answered with 401', async () => {
    const { ana, codeAt } = await withTwoStep(platform);
    const challenge = challengeOf(await start(ana));
    const password_hash = await hashPassword('outra-senha-boa-9');
    await platform.db.updateTable('users').set({ password_hash }).where('id', '=', ana.id).execute();
    expect(await finish(challenge, codeAt(0))).toMatchObject({ status: 401 });
  });

  it.runIf(platform.kind === 'postgres')(
    'if the session is ended concurrently, turning on the second step is answered with 401 (needs PostgreSQL)',
    async () => {
      const ana = await somebody(platform);
      const { body } = await from(platform)('/api/token', { email: ana.email, password: PASSWORD });
      const thief = { ...ana, token: fieldOf(body, 'token') };
      const draft = await platform.call('POST', '/api/totp', { as: thief });
      const json = { codigo: new TOTP({ secret: fieldOf(draft.body, 'segredo') }).generate() };
      const release = await lockRow(platform, 'users', { id: ana.id });
      const confirming = platform.call('POST', '/api/totp/confirmar', { as: thief, json });
      await untilWaiting(platform);
      await platform.call('DELETE', '/api/sessoes/outras', { as: ana });
      await release();
      expect(await confirming).toMatchObject({ status: 401 });
      expect(await platform.call('GET', '/api/seguranca', { as: ana })).toMatchObject({
        body: { duasEtapas: false, codigosRestantes: 0 },
      });
    },
  );

  it('each recovery code works once, in any letter case and spacing, and new codes replace the old ones', async () => {
    const { ana, recovery } = await withTwoStep(platform);
    expect(recovery).toHaveLength(10);
    expect(new Set(recovery).size).toBe(10);
    const [first = '', second = '', third = ''] = recovery;
    expect(await finish(challengeOf(await start(ana)), first.toLowerCase().replaceAll('-', ' '))).toMatchObject({
      status: 200,
    });
    expect(await finish(challengeOf(await start(ana)), first)).toMatchObject({ status: 400 });
    expect(await finish(challengeOf(await start(ana)), second)).toMatchObject({ status: 200 });
    const renewed = await platform.call('POST', '/api/codigos-de-recuperacao', { as: ana });
    expect(renewed).toMatchObject({ status: 200, body: { codigosRestantes: 10 } });
    expect(await finish(challengeOf(await start(ana)), third)).toMatchObject({ status: 400 });
  });

  it('using a recovery code sends a mail to the owner even if the account is suspended', async () => {
    const { ana, recovery } = await withTwoStep(platform);
    const challenge = challengeOf(await start(ana));
    await setLock(ana, new Date(Date.now() + 3_600_000));
    expect(await finish(challenge, recovery[0] ?? '')).toMatchObject({ status: 403, body: { code: 'ACCOUNT_LOCKED' } });
    expect(await mailTo(platform, ana.email, /(recupera=C3=A7=C3=A3o foi usado|recuperação foi usado)/)).not.toBe('');
  });

  it('a sign-in with a second step cancels the account deletion only if its first step asked to keep the account', async () => {
    const { ana, codeAt } = await withTwoStep(platform);
    const leaving = new Date(Date.now() + 3 * 86_400_000);
    await platform.db.updateTable('users').set({ deletes_at: leaving }).where('id', '=', ana.id).execute();
    await setLock(ana, new Date(Date.now() + 3_600_000));
    const challenge = challengeOf(await start(ana));
    await setLock(ana, null);
    const json = { email: ana.email, password: PASSWORD, manter: true };
    expect(await finish(challenge, codeAt(0))).toMatchObject({ status: 400, body: { code: 'ACCOUNT_LEAVING' } });
    expect(await finish(challengeOf(await from(platform)('/api/token', json)), codeAt(1))).toMatchObject({
      status: 200,
    });
  });

  it('the database contains neither the TOTP secret nor the recovery codes in plain text', async () => {
    const { ana, recovery } = await withTwoStep(platform);
    const [secrets, codes] = await Promise.all([
      platform.db.selectFrom('totp_secrets').selectAll().where('user_id', '=', ana.id).execute(),
      platform.db.selectFrom('recovery_codes').selectAll().where('user_id', '=', ana.id).execute(),
    ]);
    expect(secrets[0]?.secret.length).toBe(12 + 20 + 16);
    const kept = codes.map(({ code_hash }) => Buffer.from(code_hash).toString('latin1')).join();
    for (const code of recovery) expect(kept).not.toContain(code.replaceAll('-', ''));
  });
});

describePlatform('step-up authentication', (platform) => {
  const needed = { status: 403, body: { code: 'STEP_UP_REQUIRED' } };
  const topUp = (as: Member) => platform.call('POST', '/api/payment/balance/add-balance', { as, json: { value: 50 } });

  it('if the proof of identity is older than 15 minutes, changing sign-in settings fails with STEP_UP_REQUIRED', async () => {
    const ana = await somebody(platform);
    await provedAgo(platform, ana, 14);
    expect(await platform.call('POST', '/api/totp', { as: ana })).toMatchObject({ status: 200 });
    await provedAgo(platform, ana, 16);
    const asking: [string, string, unknown][] = [
      ['POST', '/api/totp', undefined],
      ['POST', '/api/totp/confirmar', { codigo: '000000' }],
      ['DELETE', '/api/totp', undefined],
      ['POST', '/api/codigos-de-recuperacao', undefined],
      ['POST', '/api/passkeys/registro', undefined],
      ['POST', '/api/passkeys', {}],
      ['DELETE', `/api/passkeys/${ana.id}`, undefined],
      ['POST', '/api/email', { email: 'x@exemplo.example' }],
      ['POST', '/api/email/trocar', { codigo: '000000' }],
      ['POST', '/api/senha', { novaSenha: 'outra-senha-boa-9' }],
    ];
    for (const [method, path, json] of asking)
      expect(await platform.call(method, path, { as: ana, json }), path).toMatchObject(needed);

    const wrong = await platform.call('POST', '/api/confirmacao', { as: ana, json: { senha: 'errada-errada' } });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'INVALID_CREDENTIALS' } });
    expect(await platform.call('POST', '/api/totp', { as: ana })).toMatchObject(needed);
    expect(await platform.call('POST', '/api/confirmacao', { as: ana, json: { senha: PASSWORD } })).toMatchObject({
      status: 204,
    });
    expect(await platform.call('POST', '/api/totp', { as: ana })).toMatchObject({ status: 200 });
  });

  it('paying needs a proof of identity of the last 30 days, or of the last 15 minutes if a second sign-in step is on', async () => {
    const bia = await somebody(platform);
    await provedAgo(platform, bia, 29 * 24 * 60);
    expect(await topUp(bia)).not.toMatchObject(needed);
    await provedAgo(platform, bia, 31 * 24 * 60);
    expect(await topUp(bia)).toMatchObject(needed);

    const { ana } = await withTwoStep(platform);
    await provedAgo(platform, ana, 14);
    expect(await topUp(ana)).not.toMatchObject(needed);
    await provedAgo(platform, ana, 16);
    const calls = [
      '/api/payment/balance/add-balance',
      '/api/payment/ads/create-my-business-intent',
      '/api/payment/ads/create-my-profile-intent',
      '/api/anuncios/publish/my-business',
      '/api/anuncios/publish/my-profile',
      `/api/comunidades/${ana.id}/subscription`,
      `/api/payments/${ana.id}/refund`,
    ];
    for (const path of calls)
      expect(await platform.call('POST', path, { as: ana, json: {} }), path).toMatchObject(needed);
  });

  it('a member with a second sign-in step proves their identity with a code; the password alone is refused', async () => {
    const { ana, codeAt } = await withTwoStep(platform);
    await provedAgo(platform, ana, 16);
    const prove = (json: unknown) => platform.call('POST', '/api/confirmacao', { as: ana, json });
    expect(await prove({ senha: PASSWORD })).toMatchObject({ status: 400 });
    expect(await prove({ codigo: codeAt(0) })).toMatchObject({ status: 204 });
    expect(await platform.call('DELETE', '/api/totp', { as: ana })).toMatchObject({ body: { duasEtapas: false } });
  });

  it('after ten wrong passwords in 15 minutes, a proof of identity with the right password is answered with 429', async () => {
    const ana = await somebody(platform);
    for (let tried = 0; tried < 10; tried += 1)
      await platform.call('POST', '/api/confirmacao', { as: ana, json: { senha: 'errada' } });
    const right = await platform.call('POST', '/api/confirmacao', { as: ana, json: { senha: PASSWORD } });
    expect(right).toMatchObject({ status: 429, body: { code: 'TOO_MANY_TRIES' } });
  });

  it('a proof of identity in one session does not count for another session', async () => {
    const ana = await somebody(platform);
    const { body } = await from(platform)('/api/token', { email: ana.email, password: PASSWORD });
    await provedAgo(platform, ana, 16);
    const other = { ...ana, token: fieldOf(body, 'token') };
    await platform.call('POST', '/api/confirmacao', { as: other, json: { senha: PASSWORD } });
    expect(await platform.call('POST', '/api/totp', { as: other })).toMatchObject({ status: 200 });
    expect(await platform.call('POST', '/api/totp', { as: ana })).toMatchObject(needed);
  });
});
