import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { hashPassword } from '../../bff/platform/accounts/passwords.ts';
import { holdRow, untilWaiting } from '../support/held-row.ts';
import { mailsIn } from '../support/outbox.ts';
import { describeOnEachDatabase, fieldOf, type Member, type TestPlatform } from '../support/platform.ts';
import { provedAgo } from '../support/proof.ts';

const PASSWORD = 'ventania-azul-77';
const STEP = 30_000; // ms
let address = 0;

/** From an address of their own, so that suites do not count each other's failures. */
function from(platform: TestPlatform, at = `198.51.100.${++address}`) {
  return (path: string, json: unknown, as: Member | null = null) =>
    platform.call('POST', path, { json, as, headers: { 'x-forwarded-for': at } });
}

async function somebody(platform: TestPlatform, given = {}) {
  const password_hash = await hashPassword(PASSWORD);
  return await platform.member({ password_hash, email_confirmed_at: new Date(), ...given });
}

const codesOf = z.object({ codigos: z.array(z.string()) });

/** Turns the second step on; the app's codes are of steps of their own, since none is taken twice. */
async function withTwoStep(platform: TestPlatform) {
  const ana = await somebody(platform);
  const { body } = await platform.call('POST', '/api/totp', { as: ana });
  const totp = new TOTP({ secret: fieldOf(body, 'segredo') });
  const codeAt = (steps: number) => totp.generate({ timestamp: Date.now() + steps * STEP });
  const confirmed = await platform.call('POST', '/api/totp/confirmar', { as: ana, json: { codigo: codeAt(-1) } });
  return { ana, codeAt, recovery: codesOf.parse(confirmed.body).codigos };
}

async function mailTo(platform: TestPlatform, email: string, pattern: RegExp) {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const mails = (await mailsIn(platform.dataDir)).filter((mail) => mail.includes(`To: ${email}`));
      const texts = mails.map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '='));
      found = texts.map((text) => pattern.exec(text)?.[1]).findLast((match) => match !== undefined);
      return found;
    })
    .toBeDefined();
  return found ?? '';
}
const aCode = /^(\d{6})\r?$/m;
const aLink = /#([\w-]{43})/;

describeOnEachDatabase('wrong passwords', (platform) => {
  const wrong = { status: 401, body: { code: 'INVALID_CREDENTIALS' } };
  const held = { status: 429, body: { code: 'TOO_MANY_TRIES' } };

  it('of one account are ten within 15 minutes, from wherever; many at once get no more', async () => {
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

  it('are counted for an address nobody has an account with, in the same words', async () => {
    const email = 'ninguem@exemplo.example';
    for (let tried = 0; tried < 10; tried += 1)
      expect(await from(platform)('/api/token', { email, password: 'errada' })).toMatchObject(wrong);
    expect(await from(platform)('/api/token', { email, password: 'errada' })).toMatchObject(held);
  });

  it('from one address are ten, whatever accounts they are of; right ones are not counted', async () => {
    const ask = from(platform);
    const ana = await somebody(platform);
    for (let tried = 0; tried < 12; tried += 1)
      expect(await ask('/api/token', { email: ana.email, password: PASSWORD })).toMatchObject({ status: 200 });
    for (let tried = 0; tried < 10; tried += 1)
      expect(await ask('/api/token', { email: `x${tried}@exemplo.example`, password: 'errada' })).toMatchObject(wrong);
    expect(await ask('/api/token', { email: ana.email, password: PASSWORD })).toMatchObject(held);
    expect(await from(platform)('/api/token', { email: ana.email, password: PASSWORD })).toMatchObject({ status: 200 });
  });

  it('of somebody else do not shut a member out of a device that is known', async () => {
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

  it('are forgotten after 15 minutes', async () => {
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

describeOnEachDatabase('signing up with an address that has an account', (platform) => {
  const form = (email: string) => ({ nome: 'Rita', nascimento: '01/02/1990', email, senha: 'outra-senha-boa-9' });

  it('is answered as for any other, signs in to an account of its own, and its owner alone is told', async () => {
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

  it('can never confirm it', async () => {
    const ana = await somebody(platform);
    await from(platform)('/api/cadastrarUsuario', form(ana.email));
    await mailTo(platform, ana.email, /(cadastro ou em outra conta)/);
    const mails = (await mailsIn(platform.dataDir)).filter((mail) => mail.includes(`To: ${ana.email}`));
    expect(mails.filter((mail) => aCode.test(mail))).toEqual([]);
  });
});

describeOnEachDatabase('an address', (platform) => {
  it('is confirmed by the code of the mail, once', async () => {
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

  it('is guessed five times, not more', async () => {
    const ana = await somebody(platform, { email_confirmed_at: null });
    await platform.call('POST', '/api/email/codigo', { as: ana });
    const right = await mailTo(platform, ana.email, aCode);
    const wrong = right === '000000' ? '111111' : '000000';
    for (let tried = 0; tried < 5; tried += 1)
      await platform.call('POST', '/api/email/confirmar', { as: ana, json: { codigo: wrong } });
    const late = await platform.call('POST', '/api/email/confirmar', { as: ana, json: { codigo: right } });
    expect(late).toMatchObject({ status: 400, body: { code: 'INVALID_CODE' } });
  });

  it('changes by the code at the new one; the one before can take it back, which ends every session', async () => {
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

  it('that is taken back is lost to who changed it twice: their own way back is gone', async () => {
    const ana = await somebody(platform);
    const change = async (email: string) => {
      expect(await platform.call('POST', '/api/email', { as: ana, json: { email } })).toMatchObject({ status: 200 });
      const json = { codigo: await mailTo(platform, email, aCode) };
      expect(await platform.call('POST', '/api/email/trocar', { as: ana, json })).toMatchObject({ body: { email } });
    };
    const [first, second] = [`ladra.${ana.email}`, `ladra.2.${ana.email}`];
    await change(first);
    // A second code is sent a minute after the first at the earliest.
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

  it('that is taken back takes the second factors along that were added meanwhile, and leaves older ones', async () => {
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
    await addPasskey('Da dona', new Date(Date.now() - 3_600_000));
    // Begun before the address is changed, and confirmed after.
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

  it('that was taken by another meanwhile cannot be taken back, and the link is not used up by that', async () => {
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

  it.runIf(platform.kind === 'postgres')('is not changed by a session that ends in that moment', async () => {
    const ana = await somebody(platform);
    const { body } = await from(platform)('/api/token', { email: ana.email, password: PASSWORD });
    const thief = { ...ana, token: fieldOf(body, 'token') };
    const email = `ladra.${ana.email}`;
    await platform.call('POST', '/api/email', { as: thief, json: { email } });
    const json = { codigo: await mailTo(platform, email, aCode) };
    const release = await holdRow(platform, 'users', { id: ana.id });
    const changing = platform.call('POST', '/api/email/trocar', { as: thief, json });
    await untilWaiting(platform);
    expect(await platform.call('DELETE', '/api/sessoes/outras', { as: ana })).toMatchObject({ body: { ended: 1 } });
    await release();
    expect(await changing).toMatchObject({ status: 401 });
    expect(await platform.call('GET', '/api/seguranca', { as: ana })).toMatchObject({ body: { email: ana.email } });
  });

  it.runIf(platform.kind === 'postgres')(
    'that is given up opens nothing by a code for the password that it asked for in that moment',
    async () => {
      const ana = await somebody(platform);
      const email = `nova.${ana.email}`;
      await platform.call('POST', '/api/email', { as: ana, json: { email } });
      const json = { codigo: await mailTo(platform, email, aCode) };
      const release = await holdRow(platform, 'users', { id: ana.id });
      const changing = platform.call('POST', '/api/email/trocar', { as: ana, json });
      await untilWaiting(platform);
      await from(platform)('/api/resetarSenha', { email: ana.email });
      await untilWaiting(platform, 2);
      await release();
      expect(await changing).toMatchObject({ body: { email } });
      await setTimeout(200);
      const live = platform.db.selectFrom('password_resets').select('code_hash').where('user_id', '=', ana.id);
      expect(await live.execute()).toEqual([]);
    },
  );

  it.runIf(platform.kind === 'postgres')(
    'that two confirm in one moment is one of theirs, and the other is told',
    async () => {
      const [ana, bia] = [await somebody(platform, { email_confirmed_at: null }), await somebody(platform)];
      await platform.call('POST', '/api/email/codigo', { as: ana });
      const codigo = await mailTo(platform, ana.email, aCode);
      await platform.call('POST', '/api/email', { as: bia, json: { email: ana.email } });
      await expect.poll(() => mailTo(platform, ana.email, aCode)).not.toBe(codigo);
      const json = { codigo: await mailTo(platform, ana.email, aCode) };
      const release = await holdRow(platform, 'users', { id: ana.id });
      const confirming = platform.call('POST', '/api/email/confirmar', { as: ana, json: { codigo } });
      await untilWaiting(platform);
      expect(await platform.call('POST', '/api/email/trocar', { as: bia, json })).toMatchObject({ status: 200 });
      await release();
      expect(await confirming).toMatchObject({ status: 400, body: { code: 'INVALID_CODE' } });
    },
  );

  it('that nobody confirmed is sent no words of a stranger', async () => {
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

  it('that has an account is no other answer, and cannot be taken', async () => {
    const [ana, bia] = [await somebody(platform), await somebody(platform)];
    const asked = await platform.call('POST', '/api/email', { as: ana, json: { email: bia.email } });
    expect(asked).toMatchObject({ status: 200, body: { email: bia.email } });
    await mailTo(platform, bia.email, /(cadastro ou em outra conta)/);
    expect((await mailsIn(platform.dataDir)).filter((mail) => mail.includes(bia.email) && aCode.test(mail))).toEqual(
      [],
    );
  });

  it('of somebody who has not confirmed it takes no second factor', async () => {
    const ana = await somebody(platform, { email_confirmed_at: null });
    for (const path of ['/api/totp', '/api/passkeys/registro'])
      expect(await platform.call('POST', path, { as: ana })).toMatchObject({ body: { code: 'EMAIL_NOT_CONFIRMED' } });
  });
});

describeOnEachDatabase('a password', (platform) => {
  const change = (as: Member, novaSenha: string) => platform.call('POST', '/api/senha', { as, json: { novaSenha } });
  const signIn = async (ana: Member, password: string) => {
    const { status, body } = await from(platform)('/api/token', { email: ana.email, password });
    return { status, as: status === 200 ? { ...ana, token: fieldOf(body, 'token') } : null };
  };

  it('is changed by its member: the other sessions end, this one goes on, and the mailbox is told', async () => {
    const ana = await somebody(platform);
    const elsewhere = (await signIn(ana, PASSWORD)).as;
    expect(await change(ana, 'outra-senha-boa-9')).toMatchObject({ status: 200, body: { ended: 1 } });
    expect(await platform.call('GET', '/api/seguranca', { as: ana })).toMatchObject({ status: 200 });
    expect(await platform.call('GET', '/api/seguranca', { as: elsewhere })).toMatchObject({ status: 401 });
    expect(await signIn(ana, PASSWORD)).toMatchObject({ status: 401 });
    expect(await signIn(ana, 'outra-senha-boa-9')).toMatchObject({ status: 200 });
    await mailTo(platform, ana.email, /(A senha da sua conta foi trocada)/);
  });

  it('that is short or common is refused, and nothing changes', async () => {
    const ana = await somebody(platform);
    const elsewhere = (await signIn(ana, PASSWORD)).as;
    for (const weak of ['curta', 'password123'])
      expect(await change(ana, weak)).toMatchObject({ status: 400, body: { code: 'WEAK_PASSWORD' } });
    expect(await platform.call('GET', '/api/seguranca', { as: elsewhere })).toMatchObject({ status: 200 });
    expect(await signIn(ana, PASSWORD)).toMatchObject({ status: 200 });
  });

  it('that changes ends what somebody else may have begun: a reset, another address', async () => {
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

  it('of two who change it at once, from two sessions, is one of theirs, and the other session has ended', async () => {
    const ana = await somebody(platform);
    const other = (await signIn(ana, PASSWORD)).as ?? ana;
    const [one, two] = await Promise.all([change(ana, 'primeira-senha-1'), change(other, 'segunda-senha-2')]);
    expect([one.status, two.status].sort()).toEqual([200, 401]);
    const winner = one.status === 200 ? 'primeira-senha-1' : 'segunda-senha-2';
    expect(await signIn(ana, winner)).toMatchObject({ status: 200 });
  });
});

describeOnEachDatabase('a new device', (platform) => {
  it('is told by notice and mail, and ended by the link; the first one is no news', async () => {
    const ana = await somebody(platform);
    const notices = () =>
      platform.db.selectFrom('notifications').selectAll().where('recipient_id', '=', ana.id).execute();
    const at = (aparelho: string) => from(platform)('/api/token', { email: ana.email, password: PASSWORD, aparelho });
    const [mine, theirs] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];
    await at(mine);
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
    expect(await platform.call('GET', '/api/seguranca', { as: ana })).toMatchObject({ status: 200 });
    expect(await from(platform)('/api/sessoes/nao-fui-eu', { token })).toMatchObject({ status: 400 });
  });
});

describeOnEachDatabase('the second step', (platform) => {
  const challengeOf = ({ body }: { body: unknown }) => fieldOf(body, 'desafio');
  const start = (ana: Member) => from(platform)('/api/token', { email: ana.email, password: PASSWORD });
  const finish = (desafio: string, codigo: string) => from(platform)('/api/token/segunda-etapa', { desafio, codigo });

  it('follows a right password, which alone opens nothing', async () => {
    const { ana, codeAt } = await withTwoStep(platform);
    const first = await start(ana);
    expect(first).toMatchObject({ status: 401, body: { code: 'SECOND_FACTOR_REQUIRED' } });
    expect(JSON.stringify(first.body)).not.toContain('token');
    const wrong = await from(platform)('/api/token', { email: ana.email, password: 'errada-errada' });
    expect(wrong).toMatchObject({ body: { code: 'INVALID_CREDENTIALS' } });

    const session = await finish(challengeOf(first), codeAt(0));
    expect(session).toMatchObject({ status: 200, body: { usuarioId: ana.id } });
  });

  it('takes no code twice, and no challenge twice', async () => {
    const { ana, codeAt } = await withTwoStep(platform);
    const [one, other] = [challengeOf(await start(ana)), challengeOf(await start(ana))];
    const code = codeAt(0);
    expect(await finish(one, code)).toMatchObject({ status: 200 });
    expect(await finish(other, code)).toMatchObject({ status: 400, body: { code: 'INVALID_CODE' } });
    expect(await finish(one, codeAt(1))).toMatchObject({ status: 400, body: { code: 'CHALLENGE_OVER' } });
  });

  it('of two at once with one code lets one in', async () => {
    const { ana, codeAt } = await withTwoStep(platform);
    const challenges = [challengeOf(await start(ana)), challengeOf(await start(ana))];
    const code = codeAt(0);
    const answers = await Promise.all(challenges.map((challenge) => finish(challenge, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('is held back as passwords are, from wherever', async () => {
    const { ana, codeAt } = await withTwoStep(platform);
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const challenge = challengeOf(await start(ana));
      for (let tried = 0; tried < 5; tried += 1) statuses.push((await finish(challenge, '000000')).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), ...Array.from({ length: 5 }, () => 429)]);
    expect(await finish(challengeOf(await start(ana)), codeAt(0))).toMatchObject({ status: 429 });
  });

  it('is over when the password was changed meanwhile', async () => {
    const { ana, codeAt } = await withTwoStep(platform);
    const challenge = challengeOf(await start(ana));
    const password_hash = await hashPassword('outra-senha-boa-9');
    await platform.db.updateTable('users').set({ password_hash }).where('id', '=', ana.id).execute();
    expect(await finish(challenge, codeAt(0))).toMatchObject({ status: 401 });
  });

  it.runIf(platform.kind === 'postgres')('is not turned on by a session that ends in that moment', async () => {
    const ana = await somebody(platform);
    const { body } = await from(platform)('/api/token', { email: ana.email, password: PASSWORD });
    const thief = { ...ana, token: fieldOf(body, 'token') };
    const draft = await platform.call('POST', '/api/totp', { as: thief });
    const json = { codigo: new TOTP({ secret: fieldOf(draft.body, 'segredo') }).generate() };
    const release = await holdRow(platform, 'users', { id: ana.id });
    const confirming = platform.call('POST', '/api/totp/confirmar', { as: thief, json });
    await untilWaiting(platform);
    await platform.call('DELETE', '/api/sessoes/outras', { as: ana });
    await release();
    expect(await confirming).toMatchObject({ status: 401 });
    expect(await platform.call('GET', '/api/seguranca', { as: ana })).toMatchObject({
      body: { duasEtapas: false, codigosRestantes: 0 },
    });
  });

  it('takes each recovery code once, however it is typed; new ones end the old ones', async () => {
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

  it('keeps neither secret nor codes as they are', async () => {
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

describeOnEachDatabase('proving once more who one is', (platform) => {
  const needed = { status: 403, body: { code: 'STEP_UP_REQUIRED' } };
  const topUp = (as: Member) => platform.call('POST', '/api/payment/balance/add-balance', { as, json: { value: 50 } });

  it('is asked for changes to the account after 15 minutes, and lasts', async () => {
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

  it('is asked for money after 30 days, or after 15 minutes where there is a second factor', async () => {
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

  it('takes the code where there is a second factor, and no password', async () => {
    const { ana, codeAt } = await withTwoStep(platform);
    await provedAgo(platform, ana, 16);
    const prove = (json: unknown) => platform.call('POST', '/api/confirmacao', { as: ana, json });
    expect(await prove({ senha: PASSWORD })).toMatchObject({ status: 400 });
    expect(await prove({ codigo: codeAt(0) })).toMatchObject({ status: 204 });
    expect(await platform.call('DELETE', '/api/totp', { as: ana })).toMatchObject({ body: { duasEtapas: false } });
  });

  it('is guessed ten times in 15 minutes, not more', async () => {
    const ana = await somebody(platform);
    for (let tried = 0; tried < 10; tried += 1)
      await platform.call('POST', '/api/confirmacao', { as: ana, json: { senha: 'errada' } });
    const right = await platform.call('POST', '/api/confirmacao', { as: ana, json: { senha: PASSWORD } });
    expect(right).toMatchObject({ status: 429, body: { code: 'TOO_MANY_TRIES' } });
  });

  it('for one session proves nothing for another', async () => {
    const ana = await somebody(platform);
    const { body } = await from(platform)('/api/token', { email: ana.email, password: PASSWORD });
    await provedAgo(platform, ana, 16);
    const other = { ...ana, token: fieldOf(body, 'token') };
    await platform.call('POST', '/api/confirmacao', { as: other, json: { senha: PASSWORD } });
    expect(await platform.call('POST', '/api/totp', { as: other })).toMatchObject({ status: 200 });
    expect(await platform.call('POST', '/api/totp', { as: ana })).toMatchObject(needed);
  });
});
