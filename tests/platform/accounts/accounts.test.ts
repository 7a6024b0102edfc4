import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '../../../bff/platform/auth/passwords.ts';
import { readRegistration, registrationBody } from '../../../bff/platform/accounts/sign-in/registration.ts';
import { ageOn, saoPauloDay } from '../../../bff/platform/calendar/sao-paulo.ts';
import { mailsIn } from '../../support/outbox.ts';
import { describePlatform, fieldOf, type TestPlatform } from '../../support/platform.ts';

const PASSWORD = 'ventania-azul-77';
let addresses = 0;

function signUp(given: Record<string, unknown> = {}) {
  addresses += 1;
  return {
    nome: 'Ana Lima',
    nascimento: '01/02/1990',
    email: `ana${addresses}@exemplo.example`,
    senha: PASSWORD,
    ...given,
  };
}

function register(platform: TestPlatform, body: unknown) {
  return platform.call('POST', '/api/cadastrarUsuario', { json: body });
}

function logIn(platform: TestPlatform, email: string, password = PASSWORD) {
  return platform.call('POST', '/api/token', { json: { email, password } });
}

describePlatform('sign-up', (platform) => {
  it('sign-up creates an account that can sign in', async () => {
    const body = signUp({ apelido: 'Aninha', preferencia: 'HOMEM,TRANS' });
    const made = await register(platform, body);
    expect(made).toMatchObject({ status: 200, body: { status: true } });

    expect(await logIn(platform, body.email)).toMatchObject({
      status: 200,
      body: {
        perfil: 'PROFISSIONAL',
        usuarioId: fieldOf(made.body, 'id'),
        userName: 'Ana Lima',
        apelido: 'Aninha',
        image: null,
        preferencia: 'HOMEM,TRANS',
      },
    });
  });

  it('sign-up uses the first name if no nickname is given, and creates a FREE profile for tipoPerfil PESSOAL', async () => {
    const body = signUp({ nome: 'Zuleica Prado', tipoPerfil: 'PESSOAL' });
    await register(platform, body);
    expect(await logIn(platform, body.email)).toMatchObject({
      body: { perfil: 'FREE', apelido: 'Zuleica', preferencia: '' },
    });
  });

  it('six concurrent sign-ups with the same first name get distinct nicknames with number suffixes', async () => {
    const bodies = Array.from({ length: 6 }, () => signUp({ nome: 'Yolanda Reis' }));
    await Promise.all(bodies.map((body) => register(platform, body)));
    const answers = await Promise.all(bodies.map(({ email }) => logIn(platform, email)));
    const nicknames = answers.map(({ body }) => fieldOf(body, 'apelido').toLowerCase());
    expect(new Set(nicknames).size).toBe(bodies.length);
    for (const nickname of nicknames) expect(nickname).toMatch(/^yolanda\d*$/);
  });

  it('of two concurrent sign-ups with nicknames that differ in letter case only, one succeeds and one is refused', async () => {
    const [one, other] = [signUp({ apelido: 'Brasinha' }), signUp({ apelido: 'BRASINHA' })];
    const answers = await Promise.all([register(platform, one), register(platform, other)]);
    const refused = answers.filter(({ body }) => JSON.stringify(body).includes('"status":false'));
    expect(refused).toMatchObject([
      {
        status: 200,
        body: { status: false, message: 'Este apelido já é de outra pessoa.', code: 'INVALID_INPUT', field: 'apelido' },
      },
    ]);
    expect(await register(platform, signUp({ apelido: 'brasinha' }))).toMatchObject({ body: { field: 'apelido' } });
    const again = answers[0] === refused[0] ? other : one;
    expect(await register(platform, again)).toMatchObject({ body: { field: 'email' } });
  });

  it('sign-up ignores the letter case of the e-mail address and blanks around it', async () => {
    const { email, ...rest } = signUp();
    await register(platform, { ...rest, email: `  ${email.toUpperCase()} ` });
    expect(await logIn(platform, email)).toMatchObject({ status: 200 });
    expect(await register(platform, { ...rest, email })).toMatchObject({ body: { status: false } });
  });

  it('six concurrent sign-ups with the same e-mail address create one account', async () => {
    const body = signUp();
    const answers = await Promise.all(Array.from({ length: 6 }, () => register(platform, body)));
    const made = answers.filter(({ body: answer }) => JSON.stringify(answer).includes('"status":true'));
    expect(made).toHaveLength(1);
    const refused = answers.filter((answer) => !made.includes(answer));
    for (const answer of refused) {
      expect(answer).toMatchObject({
        status: 200,
        body: { status: false, code: 'REGISTRATION_REFUSED', field: 'email' },
      });
    }
  });

  it('sign-up refuses a 17-year-old with UNDERAGE and accepts an 18-year-old', async () => {
    const year = Number(saoPauloDay().slice(0, 4));
    expect(await register(platform, signUp({ nascimento: `01/01/${year - 17}` }))).toMatchObject({
      status: 200,
      body: { status: false, code: 'UNDERAGE', field: 'nascimento' },
    });
    expect(await register(platform, signUp({ nascimento: `01/01/${year - 18}` }))).toMatchObject({
      body: { status: true },
    });
  });

  it.each([
    [{ nascimento: '31/02/1990' }, 'INVALID_INPUT', 'nascimento'],
    [{ nascimento: '29/02/1991' }, 'INVALID_INPUT', 'nascimento'],
    [{ nascimento: '1990' }, 'INVALID_INPUT', 'nascimento'],
    [{ nascimento: '01/01/1800' }, 'INVALID_INPUT', 'nascimento'],
    [{ nascimento: '01/01/2999' }, 'INVALID_INPUT', 'nascimento'],
    [{ nome: '   ' }, 'INVALID_INPUT', 'nome'],
    [{ nome: 'A'.repeat(81) }, 'INVALID_INPUT', 'nome'],
    [{ nome: 'Ana\u0000' }, 'INVALID_INPUT', 'nome'],
    [{ nome: 'Ana \ud800' }, 'INVALID_INPUT', 'nome'],
    // A name with an invisible character is refused, because it would look like another member's name or like an empty
    // name.
    [{ apelido: 'Duda\u200B' }, 'INVALID_INPUT', 'apelido'],
    [{ apelido: 'Duda\u200D' }, 'INVALID_INPUT', 'apelido'],
    [{ apelido: '\u202EaduD' }, 'INVALID_INPUT', 'apelido'],
    [{ nome: '\u3164' }, 'INVALID_INPUT', 'nome'],
    [{ nome: '\u2800' }, 'INVALID_INPUT', 'nome'],
    [{ apelido: 'B'.repeat(81) }, 'INVALID_INPUT', 'apelido'],
    [{ email: 'sem arroba' }, 'INVALID_INPUT', 'email'],
    [{ email: `${'x'.repeat(300)}@exemplo.example` }, 'INVALID_INPUT', 'email'],
    [{ email: 'a\u0000b@exemplo.example' }, 'INVALID_INPUT', 'email'],
    [{ senha: 'curta7!' }, 'WEAK_PASSWORD', 'senha'],
    [{ senha: 'password1' }, 'WEAK_PASSWORD', 'senha'],
    [{ senha: '12345678' }, 'WEAK_PASSWORD', 'senha'],
    [{ senha: 'PassWord' }, 'WEAK_PASSWORD', 'senha'],
    [{ senha: 'x'.repeat(300) }, 'WEAK_PASSWORD', 'senha'],
    [{ preferencia: 'GATOS' }, 'INVALID_INPUT', 'preferencia'],
    [{ tipoPerfil: 'REI' }, 'INVALID_INPUT', 'tipoPerfil'],
  ])(
    'sign-up with %j is refused with a code, the name of the invalid field and a message',
    async (given, code, field) => {
      const answer = await register(platform, signUp(given));
      expect(answer).toMatchObject({ status: 200, body: { status: false, code, field } });
      expect(fieldOf(answer.body, 'message')).toMatch(/[a-zç]/);
    },
  );

  it('sign-up refuses a nickname that equals a taken one after Unicode normalisation, and accepts emoji in names', async () => {
    expect(await register(platform, signUp({ apelido: 'Jo\u00e3o  da\u00a0Serra' }))).toMatchObject({
      body: { status: true },
    });
    expect(await register(platform, signUp({ apelido: 'Joa\u0303o da Serra' }))).toMatchObject({
      body: { status: false, field: 'apelido' },
    });
    for (const nome of ['Bia 👩‍🚀', 'Bia ❤️', 'Bia 👍🏽', 'Bia 1️⃣'])
      expect(await register(platform, signUp({ nome }))).toMatchObject({ body: { status: true } });
  });

  it('sign-up counts name and password lengths in code points, so a password of eight emoji is accepted', async () => {
    const nome = `${'🔥'.repeat(79)}é`;
    expect(await register(platform, signUp({ nome, senha: '🔑🔑🔑🔑🔑🔑🔑🔑' }))).toMatchObject({
      body: { status: true },
    });
    expect(await register(platform, signUp({ senha: '🔑🔑🔑🔑🔑🔑🔑' }))).toMatchObject({
      body: { code: 'WEAK_PASSWORD' },
    });
  });

  it.each([
    ['a number as the name', { nome: 7 }],
    ['an array as the e-mail address', { email: ['a@b.example'] }],
    ['null as the password', { senha: null }],
    ['an object as the birth date', { nascimento: {} }],
  ])('sign-up with %s is refused with 400 INVALID_INPUT and the name of the field', async (_what, given) => {
    const answer = await register(platform, signUp(given));
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', field: Object.keys(given)[0] } });
  });
});

describe('minimum age', () => {
  it('readRegistration() accepts a member from midnight in São Paulo on the 18th birthday', () => {
    const lateInSaoPaulo = new Date('2026-05-15T02:59:59Z'); // This is 23:59:59 on 14 May in São Paulo.
    const midnightInSaoPaulo = new Date('2026-05-15T03:00:00Z');
    const born = registrationBody.parse(signUp({ nascimento: '15/05/2008' }));
    expect(() => readRegistration(born, lateInSaoPaulo)).toThrow(expect.objectContaining({ code: 'UNDERAGE' }));
    expect(readRegistration(born, midnightInSaoPaulo)).toMatchObject({ birthDate: '2008-05-15' });
  });

  it('ageOn() counts a person born on 29 February as a year older from 1 March, not from 28 February', () => {
    expect(ageOn('2026-02-28', '2008-02-29')).toBe(17);
    expect(ageOn('2026-03-01', '2008-02-29')).toBe(18);
  });
});

describePlatform('sessions', (platform) => {
  it('sign-in answers the same error for a wrong password, an unknown e-mail address and a malformed e-mail address', async () => {
    const body = signUp();
    await register(platform, body);
    const wrong = await logIn(platform, body.email, 'outra-senha-1');
    const unknown = await logIn(platform, 'ninguem@exemplo.example', 'outra-senha-1');

    expect(wrong).toMatchObject({
      status: 401,
      body: { error: 'Email ou senha inválido', code: 'INVALID_CREDENTIALS' },
    });
    expect(unknown.body).toEqual(wrong.body);
    for (const email of ['', 'sem arroba', 'a\u0000b', '\ud800']) {
      expect(await logIn(platform, email)).toMatchObject({ status: 401, body: wrong.body });
    }
  });

  it('signing out ends the session, and signing out again is also answered with 204', async () => {
    const ana = await platform.member();
    expect(await platform.call('GET', '/api/user-v2/profile-info', { as: ana })).toMatchObject({
      status: 200,
      body: { idUser: ana.id, userImage: null, userName: ana.name },
    });
    expect(await platform.call('DELETE', '/api/token', { as: ana })).toMatchObject({ status: 204 });
    expect(await platform.call('DELETE', '/api/token', { as: ana })).toMatchObject({ status: 204 });
    expect(await platform.call('GET', '/api/user-v2/profile-info', { as: ana })).toMatchObject({ status: 401 });
  });

  it('a request with the token of an ended session is answered with 401, even on routes open to visitors', async () => {
    const ana = await platform.member();
    const post = await platform.post(ana);
    await platform.call('DELETE', '/api/token', { as: ana });
    for (const path of ['/api/feed-v2', `/api/post/${post}`, `/api/comment/${post}`, `/api/usuarios/${ana.id}`]) {
      expect(await platform.call('GET', path, { as: ana })).toMatchObject({
        status: 401,
        body: { code: 'UNAUTHENTICATED' },
      });
      expect(await platform.call('GET', path)).toMatchObject({ status: 200 });
    }
  });

  it.each(['Bearer', 'Bearer ', 'Basic YTpi', 'Bearer a b', `Bearer ${'x'.repeat(500)}`, "Bearer ' or 1=1"])(
    'a request with the Authorization header %j is answered with 401 UNAUTHENTICATED',
    async (authorization) => {
      const answer = await platform.call('GET', '/api/feed-v2', { headers: { authorization } });
      expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    },
  );

  it("the column sessions.token_hash does not contain the session's token", async () => {
    const ana = await platform.member();
    const rows = await platform.db.selectFrom('sessions').selectAll().where('user_id', '=', ana.id).execute();
    expect(rows).toHaveLength(1);
    expect(Buffer.from(rows[0]?.token_hash ?? []).toString('latin1')).not.toContain(ana.token);
  });
});

describePlatform('password reset', (platform) => {
  async function account() {
    const body = signUp();
    await register(platform, body);
    return body.email;
  }

  /** Waits for the newest mail to an address, because the platform sends mails after it has answered the request. */
  async function codeFor(email: string, after = 0) {
    for (;;) {
      const codes = (await mailsIn(platform.dataDir))
        .filter((mail) => mail.includes(`To: ${email}`) && mail.includes('trocar_a_senha'))
        .map((mail) => /^(\d{6})\r?$/m.exec(mail)?.[1]);
      if (codes.length > after) return codes.at(-1) ?? '';
      await delay(20);
    }
  }

  function ask(email: string) {
    return platform.call('POST', '/api/resetarSenha', { json: { email } });
  }

  /**
   * Requests a reset code ten times. Waits for the mail after each request, because a later mail would replace an
   * earlier one that is still in the queue.
   */
  async function askTenTimes(email: string) {
    for (let times = 0; times < 10; times += 1) {
      expect(await ask(email)).toMatchObject({ status: 200 });
      await codeFor(email, times);
    }
  }

  function redeem(email: string, codigo: string, novaSenha = 'nova-senha-boa-9', from = '203.0.113.1', aparelho = '') {
    const headers = { 'x-forwarded-for': from };
    return platform.call('POST', '/api/alterarSenha', { json: { email, codigo, novaSenha, aparelho }, headers });
  }

  const wrongOf = (code: string) => (code === '111111' ? '222222' : '111111');
  const held = { status: 200, body: { status: false, code: 'TOO_MANY_TRIES' } };

  const invalid = { status: 200, body: { status: false, code: 'INVALID_RESET_CODE' } };
  const changed = {
    status: 200,
    body: { status: true, message: 'Senha alterada com sucesso! Efetue o login com sua nova senha' },
  };

  it('a mailed reset code changes the password once and ends all sessions of the member', async () => {
    const email = await account();
    const token = fieldOf((await logIn(platform, email)).body, 'token');
    await ask(email);
    const code = await codeFor(email);

    expect(await redeem(email, code)).toMatchObject(changed);
    expect(await redeem(email, code)).toMatchObject(invalid);
    expect(await logIn(platform, email)).toMatchObject({ status: 401 });
    expect(await logIn(platform, email, 'nova-senha-boa-9')).toMatchObject({ status: 200 });
    const headers = { authorization: `Bearer ${token}` };
    expect(await platform.call('GET', '/api/user-v2/profile-info', { headers })).toMatchObject({ status: 401 });
  });

  it('a request to reset the password of an unknown e-mail address gets the answer for a known one, but sends no mail', async () => {
    const known = await ask(await account());
    const unknown = await ask('ninguem@exemplo.example');
    expect(unknown).toMatchObject({ status: 200, body: { status: true } });
    expect(unknown.body).toEqual(known.body);
    expect(await redeem('ninguem@exemplo.example', '000000')).toMatchObject(invalid);
    const mails = await mailsIn(platform.dataDir);
    expect(mails.some((mail) => mail.includes('ninguem@'))).toBe(false);
  });

  it('after five wrong reset codes for a known or an unknown e-mail address, the next try gets TOO_MANY_TRIES', async () => {
    const email = await account();
    await ask(email);
    const code = await codeFor(email);
    await Promise.all(Array.from({ length: 8 }, () => redeem(email, wrongOf(code))));
    expect(await redeem(email, code)).toMatchObject(held);
    expect(await redeem('ninguem@exemplo.example', '000000')).toMatchObject(invalid);
    for (let tries = 0; tries < 5; tries += 1) await redeem('ninguem@exemplo.example', '000000');
    expect(
      await redeem('ninguem@exemplo.example', '000000'),
      'an unknown address gets the answer of a known one',
    ).toMatchObject(held);
    expect(await logIn(platform, email)).toMatchObject({ status: 200 });
  });

  it('the right reset code changes the password after four wrong codes', async () => {
    const email = await account();
    await ask(email);
    const code = await codeFor(email);
    for (let tries = 0; tries < 4; tries += 1) await redeem(email, wrongOf(code));
    expect(await redeem(email, code)).toMatchObject(changed);
  });

  it('the right reset code sent twice concurrently changes the password once', async () => {
    const email = await account();
    await ask(email);
    const code = await codeFor(email);
    const answers = await Promise.all([
      redeem(email, code, 'primeira-senha-1'),
      redeem(email, code, 'segunda-senha-2'),
    ]);
    expect(
      answers.map(({ body }) => fieldOf(body, 'message')).filter((message) => message.startsWith('Senha alterada')),
    ).toHaveLength(1);
  });

  it('repeated password reset requests mail the same code until the code is used', async () => {
    const email = await account();
    await ask(email);
    const first = await codeFor(email);
    for (let times = 1; times < 4; times += 1) {
      await ask(email);
      expect(await codeFor(email, times)).toBe(first);
    }
    expect(await redeem(email, first)).toMatchObject(changed);
    await ask(email);
    await codeFor(email, 4);
    expect(await redeem(email, first), 'a used code is invalid').toMatchObject(invalid);
  });

  it('if a reset code is over 20 minutes old, the next request mails a new code and makes the old code invalid', async () => {
    const email = await account();
    await ask(email);
    const first = await codeFor(email);
    await platform.db
      .updateTable('password_resets')
      .set({ code_made_at: new Date(Date.now() - 21 * 60_000) })
      .execute();
    await ask(email);
    const second = await codeFor(email, 1);
    expect(second).not.toBe(first);
    expect(await redeem(email, first)).toMatchObject(invalid);
    expect(await redeem(email, second)).toMatchObject(changed);
  });

  it('if an older release stored only the hash of a reset code, the next request mails a new code', async () => {
    const email = await account();
    await ask(email);
    const first = await codeFor(email);
    // Stores a reset code as the previous release of the platform does: with its hash and without the encrypted code.
    const code_hash = await hashPassword('000000');
    await platform.db.updateTable('password_resets').set({ code_hash }).execute();
    await ask(email);
    const second = await codeFor(email, 1);
    expect(second).not.toBe(first);
    expect(await redeem(email, second)).toMatchObject(changed);
  });

  it('after 30 wrong reset codes for many accounts from one IP, that IP is throttled and another IP is not', async () => {
    const guess = async (name: string, from: string) =>
      await redeem(`${name}@brasa.example`, '123456', undefined, from);
    const line = '198.51.100.77';
    for (let tries = 0; tries < 30; tries += 1) {
      expect(await guess(`alvo-${tries}`, line)).toMatchObject(invalid);
    }
    expect(await guess('alvo-30', line)).not.toMatchObject(invalid);
    expect(await guess('alvo-30', '198.51.100.78')).toMatchObject(invalid);
  });

  it('a member can still reset the password after a stranger has asked 20 times for a reset code', async () => {
    const email = await account();
    await askTenTimes(email);
    for (let times = 0; times < 10; times += 1) await ask(email);
    await platform.db
      .updateTable('password_resets')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .execute();
    await ask(email);
    expect(await redeem(email, await codeFor(email, 10))).toMatchObject(changed);
  });

  it('wrong reset codes from one IP throttle that IP, and another IP can still reset the password', async () => {
    const email = await account();
    await ask(email);
    const code = await codeFor(email);
    for (let tries = 0; tries < 8; tries += 1) await redeem(email, wrongOf(code), undefined, '198.51.100.7');
    expect(await redeem(email, code, undefined, '198.51.100.7')).toMatchObject(held);
    expect(await redeem(email, code, undefined, '203.0.113.9')).toMatchObject(changed);
  });

  it('after 50 wrong reset codes for one account from an IPv6 /48 network, that network is throttled and another is not', async () => {
    const email = await account();
    await ask(email);
    const code = await codeFor(email);
    const wrong = (line: number) => redeem(email, wrongOf(code), undefined, `2001:db8:7:${line.toString(16)}::1`);
    for (let line = 0; line < 10; line += 1)
      for (const answer of await Promise.all(Array.from({ length: 5 }, () => wrong(line))))
        expect(answer).toMatchObject(invalid);
    expect(await wrong(10)).toMatchObject(held);
    expect(await redeem(email, code, undefined, '2001:db8:8::1')).toMatchObject(changed);
  });

  it('after 10,000 reset tries in a day, an IPv6 /48 network is throttled, and another network is not', async () => {
    const guess = async (name: string, from: string) =>
      await redeem(`${name}@brasa.example`, '123456', undefined, from);
    await platform.db.deleteFrom('sign_in_tries').execute();
    expect(await guess('rede-0', '2001:db8:9::1')).toMatchObject(invalid);
    // Sets the number of used tries to 9,999 of the 10,000 that the network has per day.
    await sql`
      update sign_in_tries set tries = array_fill(tries[1], array[9999])
      where bucket like 'resets by a network a day:%'`.execute(platform.db);
    expect(await guess('rede-1', '2001:db8:9:1::1')).toMatchObject(invalid);
    expect(await guess('rede-2', '2001:db8:9:2::1')).not.toMatchObject(invalid);
    expect(await guess('rede-2', '2001:db8:a::1')).toMatchObject(invalid);
  });

  it('after 500 wrong reset codes for an account in a day, only a known device can still reset the password', async () => {
    const email = await account();
    const home = randomBytes(32).toString('base64url');
    await platform.call('POST', '/api/token', { json: { email, password: PASSWORD, aparelho: home } });
    await ask(email);
    const code = await codeFor(email);
    const wrong = (network: number) => redeem(email, wrongOf(code), undefined, `198.51.${network}.1`);
    await platform.db.deleteFrom('sign_in_tries').execute();
    for (const answer of await Promise.all(Array.from({ length: 5 }, () => wrong(0))))
      expect(answer).toMatchObject(invalid);
    // Sets the number of used tries to 495 of the 500 that the account has per day.
    await sql`
      update sign_in_tries set tries = array_fill(tries[1], array[495])
      where bucket like 'resets a day:%'`.execute(platform.db);
    for (const answer of await Promise.all(Array.from({ length: 5 }, (_, index) => wrong(index + 1))))
      expect(answer).toMatchObject(invalid);
    expect(await wrong(200)).toMatchObject(held);
    expect(await redeem(email, code, undefined, '203.0.113.9')).toMatchObject(held);
    expect(await redeem(email, code, undefined, '198.51.0.1', home)).toMatchObject(changed);
  });

  it('a reset code expires after ten minutes', async () => {
    const email = await account();
    await ask(email);
    const code = await codeFor(email);
    const { expires_at: expiresAt } = await platform.db
      .selectFrom('password_resets as r')
      .innerJoin('users as u', 'u.id', 'r.user_id')
      .select('r.expires_at')
      .where('u.email', '=', email)
      .executeTakeFirstOrThrow();
    const minutesLeft = (expiresAt.getTime() - Date.now()) / 60_000;
    expect(minutesLeft).toBeGreaterThan(9);
    expect(minutesLeft).toBeLessThanOrEqual(10.01);

    await platform.db
      .updateTable('password_resets')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .execute();
    expect(await redeem(email, code)).toMatchObject(invalid);
  });

  it('a reset with a weak new password is refused with WEAK_PASSWORD and does not count as a wrong reset code', async () => {
    const email = await account();
    await ask(email);
    const code = await codeFor(email);
    for (let tries = 0; tries < 6; tries += 1) {
      expect(await redeem(email, code, '12345678')).toMatchObject({
        body: { status: false, code: 'WEAK_PASSWORD', field: 'novaSenha' },
      });
    }
    expect(await redeem(email, code)).toMatchObject(changed);
  });

  it('twelve requests in a row for a reset code send only ten mails', async () => {
    const email = await account();
    await askTenTimes(email);
    for (let times = 0; times < 2; times += 1) expect(await ask(email)).toMatchObject({ status: 200 });
    // The mail to the second account is queued after the mails to the first. So once it has been sent, an eleventh code
    // for the first account would have been sent too.
    const later = await account();
    await ask(later);
    await codeFor(later);
    const mails = await mailsIn(platform.dataDir);
    const codes = mails.filter((mail) => mail.includes(`To: ${email}`) && mail.includes('trocar_a_senha'));
    expect(codes).toHaveLength(10);
  });
});
