import { randomBytes } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { TOTP } from 'otpauth';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { describePlatform, fieldOf, type TestPlatform } from '../../support/platform.ts';
import { from } from '../../support/sign-in.ts';

// Replaces argon2 by a fake hash function, because the tests hash hundreds of passwords and argon2 is slow.
vi.mock('@node-rs/argon2', () => ({
  hash: (password: string) => Promise.resolve(`$argon2 ${password}`),
  verify: vi.fn((hash: string, password: string) => Promise.resolve(hash === `$argon2 ${password}`)),
}));

/**
 * The number of failed sign-in tries that an account allows per day to all unknown devices together. Known devices have
 * a separate limit of the same size.
 */
const A_DAY = 100;
const newDevice = () => randomBytes(32).toString('base64url');
const statusOf = ({ status }: { status: number }) => status;
const times = async <T>(count: number, run: (at: number) => Promise<T>) => {
  const done: T[] = [];
  for (let at = 0; at < count; at += 1) done.push(await run(at));
  return done;
};

/**
 * Creates a member with a password.
 * @returns the member, and a function `compared` that returns how often the platform has compared a password with the
 * member's hash
 */
async function member(platform: TestPlatform) {
  const password = `senha-${newDevice()}`;
  const ana = await platform.member({ password_hash: `$argon2 ${password}`, email_confirmed_at: new Date() });
  const compared = () => vi.mocked(verify).mock.calls.filter(([hash]) => hash === `$argon2 ${password}`).length;
  return { ...ana, password, compared };
}

function signIn(platform: TestPlatform, email: string, password = 'errada-errada', aparelho?: string) {
  return from(platform)('/api/token', { email, password, aparelho });
}

/** Makes all recorded sign-in tries `minutes` older, as if that time had passed. */
async function wait(platform: TestPlatform, minutes: number) {
  await sql`update sign_in_tries set tries = array(
    select at - ${minutes} * interval '1 minute' from unnest(tries) at)`.execute(platform.db);
}

/** Adds `more` copies of the last try to each counter of this name. Making a hundred real tries would take too long. */
async function addTries(platform: TestPlatform, name: string, more: number) {
  await sql`update sign_in_tries set tries = tries || array_fill(tries[cardinality(tries)], array[${more}::integer])
    where bucket ~ ${`^(${name}):`}`.execute(platform.db);
}

async function untilKnown(platform: TestPlatform, id: string, devices: number) {
  const rows = () => platform.db.selectFrom('known_devices').select('user_id').where('user_id', '=', id).execute();
  await expect.poll(rows).toHaveLength(devices);
}

async function devicesOf(
  platform: TestPlatform,
  { id, email }: { id: string; email: string },
  password: string,
  count: number,
) {
  const devices = Array.from({ length: count }, newDevice);
  for (const device of devices) {
    await signIn(platform, email, password, device);
    await wait(platform, 24 * 60);
  }
  await untilKnown(platform, id, count);
  return devices;
}

/** Signs another person up with the e-mail address of an existing member. */
async function claimOf(platform: TestPlatform, email: string, password: string) {
  const form = { nome: 'Outra Pessoa', nascimento: '01/02/1990', email, senha: password };
  await from(platform)('/api/cadastrarUsuario', form);
  const { body } = await signIn(platform, email, password);
  await wait(platform, 24 * 60);
  return { id: fieldOf(body, 'usuarioId'), token: fieldOf(body, 'token'), email, name: form.nome };
}

describePlatform('password guessing at a confirmed account', (platform) => {
  it('if only another account with the same e-mail knows a device, its password tries count as of an unknown device', async () => {
    const ana = await member(platform);
    const claim = await claimOf(platform, ana.email, 'a-senha-da-outra-9');
    const known = await devicesOf(platform, claim, 'a-senha-da-outra-9', 12);
    await times(10, () => signIn(platform, ana.email));
    for (const device of known)
      expect(await signIn(platform, ana.email, ana.password, device)).toMatchObject({ status: 401 });
    expect(await signIn(platform, ana.email, ana.password)).toMatchObject({ status: 429 });
    const atHome = await signIn(platform, ana.email, 'a-senha-da-outra-9', known[0]);
    expect(atHome).toMatchObject({ status: 200, body: { usuarioId: claim.id } });
  });

  it('sign-ins to another account with the same e-mail count as tries too: the eleventh is answered with 429', async () => {
    const ana = await member(platform);
    const claim = await claimOf(platform, ana.email, 'primeiro-palpite-1');
    const statuses = await times(14, async (at) => {
      const novaSenha = `palpite-numero-${at}`;
      await platform.call('POST', '/api/senha', { as: claim, json: { novaSenha } });
      return statusOf(await signIn(platform, ana.email, novaSenha));
    });
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429, 429, 429]);
  });

  it('an account allows 100 wrong passwords a day from unknown devices, and 100 more from known devices', async () => {
    const ana = await member(platform);
    const claim = await claimOf(platform, ana.email, 'a-senha-da-outra-9');
    const known = await devicesOf(platform, claim, 'a-senha-da-outra-9', 1);
    const own = await devicesOf(platform, ana, ana.password, 2);
    const before = ana.compared();
    const round = async () => {
      for (const device of [undefined, ...known, ...own])
        await times(10, () => signIn(platform, ana.email, 'errada-errada', device));
      await wait(platform, 16);
    };
    await round();
    await addTries(platform, 'strangers password a day|devices password', 70);
    await times(3, round);
    expect(ana.compared() - before).toBe(2 * (A_DAY - 70));

    const held = await signIn(platform, ana.email, ana.password, own[0]);
    expect(held).toMatchObject({ status: 429, body: { code: 'TOO_MANY_TRIES' } });
    expect(fieldOf(held.body, 'error')).toMatch(/^Muitas tentativas\. Tente novamente em \d+ horas\.$/);
    await wait(platform, 24 * 60);
    expect(await signIn(platform, ana.email, ana.password)).toMatchObject({ status: 200 });
  });

  it('after strangers have used up the sign-in tries of a day, the member can still sign in on a known device', async () => {
    const ana = await member(platform);
    const [home] = await devicesOf(platform, ana, ana.password, 1);
    const round = async () => {
      await times(11, () => signIn(platform, ana.email));
      await wait(platform, 16);
    };
    await round();
    await addTries(platform, 'strangers password a day', 80);
    await times(2, round);
    expect(await signIn(platform, ana.email, ana.password)).toMatchObject({ status: 429 });
    expect(await signIn(platform, ana.email, ana.password, home)).toMatchObject({ status: 200 });
  });

  it('a password reset by mail lets the member sign in on devices that were throttled before it', async () => {
    const ana = await member(platform);
    const [home] = await devicesOf(platform, ana, ana.password, 1);
    await times(11, () => signIn(platform, ana.email));
    await times(11, () => signIn(platform, ana.email, 'errada-errada', home));
    await from(platform)('/api/resetarSenha', { email: ana.email });
    const row = () =>
      platform.db.selectFrom('password_resets').select('code_hash').where('user_id', '=', ana.id).executeTakeFirst();
    await expect.poll(row).toBeDefined();
    const codigo = ((await row())?.code_hash ?? '').replace('$argon2 ', '');
    await from(platform)('/api/alterarSenha', { email: ana.email, codigo, novaSenha: 'outra-senha-boa-9' });
    for (const device of [undefined, home])
      expect(await signIn(platform, ana.email, 'outra-senha-boa-9', device)).toMatchObject({ status: 200 });
  });
});

describePlatform('guesses at second-step codes and at the proof of identity', (platform) => {
  async function withTwoSteps() {
    const ana = await member(platform);
    const draft = await platform.call('POST', '/api/totp', { as: ana });
    const codigo = new TOTP({ secret: fieldOf(draft.body, 'segredo') }).generate();
    await platform.call('POST', '/api/totp/confirmar', { as: ana, json: { codigo } });
    return ana;
  }

  /**
   * Enters five wrong codes for the second step of one sign-in. After the fifth code, the platform accepts no further
   * code for this sign-in.
   */
  async function guess(email: string, password: string, aparelho?: string) {
    const { body } = await signIn(platform, email, password, aparelho);
    const desafio = fieldOf(body, 'desafio');
    return await times(5, async () =>
      statusOf(await from(platform)('/api/token/segunda-etapa', { desafio, codigo: '000000', aparelho })),
    );
  }

  it('if only another account with the same e-mail knows a device, its code tries count as of an unknown device', async () => {
    const ana = await withTwoSteps();
    const claim = await claimOf(platform, ana.email, 'a-senha-da-outra-9');
    const known = await devicesOf(platform, claim, 'a-senha-da-outra-9', 4);
    const statuses = (await times(4, (at) => guess(ana.email, ana.password, known[at]))).flat();
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  });

  it('an account allows 100 wrong second-step codes a day from unknown devices, and 100 more from known devices', async () => {
    const ana = await member(platform);
    const own = await devicesOf(platform, ana, ana.password, 2);
    const draft = await platform.call('POST', '/api/totp', { as: ana });
    const codigo = new TOTP({ secret: fieldOf(draft.body, 'segredo') }).generate();
    await platform.call('POST', '/api/totp/confirmar', { as: ana, json: { codigo } });
    const round = async () => {
      const answers = [];
      for (const device of [undefined, ...own])
        answers.push(
          ...(await guess(ana.email, ana.password, device)),
          ...(await guess(ana.email, ana.password, device)),
        );
      await wait(platform, 16);
      return answers;
    };
    const first = await round();
    await addTries(platform, 'strangers code a day|devices code', 70);
    const statuses = [first, ...(await times(3, round))];
    expect(statuses.flat().filter((status) => status === 400)).toHaveLength(2 * (A_DAY - 70));
  });

  it('for the proof of identity, all sessions of a member together allow 100 wrong passwords a day', async () => {
    const ana = await member(platform);
    const sessions = await times(4, async () => {
      const { body } = await signIn(platform, ana.email, ana.password);
      return { ...ana, token: fieldOf(body, 'token') };
    });
    const round = async () => {
      const answers = [];
      for (const as of sessions)
        answers.push(
          ...(await times(11, () => platform.call('POST', '/api/confirmacao', { as, json: { senha: 'errada' } }))),
        );
      await wait(platform, 16);
      return answers.map(statusOf);
    };
    const first = await round();
    await addTries(platform, 'sessions', 50);
    const statuses = [...first, ...(await round())];
    expect(statuses.filter((status) => status === 400)).toHaveLength(A_DAY - 50);
    const json = { senha: ana.password };
    expect(await platform.call('POST', '/api/confirmacao', { as: ana, json })).toMatchObject({ status: 429 });
    expect(await signIn(platform, ana.email, ana.password)).toMatchObject({ status: 200 });
  });
});

describePlatform('sign-in from one shared IP', (platform) => {
  const neighbours = from(platform, '203.0.113.7');
  const form = (name: string) => ({
    nome: name,
    nascimento: '01/02/1990',
    email: `${newDevice().toLowerCase()}@exemplo.example`,
    senha: 'ventania-azul-77',
  });

  it('after 200 wrong passwords from one IP, another member can still sign in from that IP', async () => {
    await times(200, (at) => neighbours('/api/token', { email: `v${at}@exemplo.example`, password: 'errada' }));
    const ana = await member(platform);
    expect(await neighbours('/api/token', { email: ana.email, password: ana.password })).toMatchObject({ status: 200 });
  });

  it('after 300 failed sign-ins from one IP, only known devices can sign in from it, but sign-ups still succeed', async () => {
    const ana = await member(platform);
    const [home] = await devicesOf(platform, ana, ana.password, 1);
    const guess = async (at: number) =>
      statusOf(await neighbours('/api/token', { email: `p${at}@exemplo.example`, password: 'errada' }));
    const first = await guess(0);
    await addTries(platform, 'address', 289);
    const statuses = [first, ...(await times(20, (at) => guess(at + 1)))];
    expect(statuses.filter((status) => status === 401)).toHaveLength(300 - 289);
    expect(await neighbours('/api/token', { email: ana.email, password: ana.password })).toMatchObject({ status: 429 });
    const { password, email } = ana;
    expect(await neighbours('/api/token', { email, password, aparelho: home })).toMatchObject({ status: 200 });

    const made = await neighbours('/api/cadastrarUsuario', form('Bia Reis'));
    expect(made).toMatchObject({ status: 200, body: { status: true, sessao: { userName: 'Bia Reis' } } });
    const { id, sessao } = z.object({ id: z.string(), sessao: z.object({ token: z.string() }) }).parse(made.body);
    const as = { id, token: sessao.token, email: '', name: '' };
    expect(await platform.call('GET', '/api/user-v2/profile-info', { as })).toMatchObject({ body: { idUser: id } });
  });
});

describePlatform('sign-in from IPv6 networks', (platform) => {
  it('after 1,200 failed sign-ins from an IPv6 /56 network, that network is throttled; other /56 networks are not', async () => {
    const guess = async (address: string, email = `${newDevice()}@exemplo.example`) =>
      statusOf(await from(platform, address)('/api/token', { email, password: 'errada' }));
    expect(await guess('2001:db8:7::1')).toBe(401);
    // The platform allows 300 failed tries to a /64 subnet of IPv6 addresses, 1,200 to a /56 subnet and 4,800 to a /48
    // subnet.
    await addTries(platform, 'address', 1_198);
    expect(await guess('2001:db8:7:1::1')).toBe(401);
    expect(await guess('2001:db8:7:2::1')).toBe(429);
    expect(await guess('2001:db8:7:100::1')).toBe(401);
    expect(await guess('2001:db8:8::1')).toBe(401);
  });
});

describePlatform('sessions and devices of a sign-up', (platform) => {
  it('if the session of a sign-up cannot be stored, no account is created, and repeating the sign-up succeeds', async () => {
    const form = {
      nome: 'Caio Reis',
      nascimento: '01/02/1990',
      email: 'caio@exemplo.example',
      senha: 'ventania-azul-77',
    };
    await sql`alter table sessions add constraint no_sessions check (false) not valid`.execute(platform.db);
    expect(await from(platform)('/api/cadastrarUsuario', form)).toMatchObject({ status: 500 });
    await sql`alter table sessions drop constraint no_sessions`.execute(platform.db);
    const left = await platform.db.selectFrom('users').select('id').where('email', '=', form.email).execute();
    expect(left).toEqual([]);
    expect(await from(platform)('/api/cadastrarUsuario', form)).toMatchObject({ body: { status: true } });
  });

  it('the device used for a sign-up is a known device, so wrong passwords of strangers do not throttle it', async () => {
    const aparelho = newDevice();
    const form = {
      nome: 'Davi Reis',
      nascimento: '01/02/1990',
      email: 'davi@exemplo.example',
      senha: 'ventania-azul-77',
    };
    const { body } = await from(platform)('/api/cadastrarUsuario', { ...form, aparelho });
    await untilKnown(platform, fieldOf(body, 'id'), 1);
    await times(11, () => signIn(platform, form.email));
    expect(await signIn(platform, form.email, form.senha, aparelho)).toMatchObject({ status: 200 });
  });
});
