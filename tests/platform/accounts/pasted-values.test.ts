import { TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { isRecoveryCode } from '../../../bff/platform/auth/proofs.ts';
import { readCode } from '../../../bff/platform/http/codes.ts';
import { describePlatform, fieldOf } from '../../support/platform.ts';
import { aCode, from, mailTo, PASSWORD, somebody } from '../../support/sign-in.ts';

/**
 * The forms in which members paste a six-digit code, depending on where they have copied it: from a mail, an
 * authenticator app or a chat.
 */
const pasted: readonly [string, (code: string) => string][] = [
  ['a blank in the middle', (code) => `${code.slice(0, 3)} ${code.slice(3)}`],
  ['a no-break space', (code) => `${code.slice(0, 3)}\u00a0${code.slice(3)}`],
  ['a dash', (code) => `${code.slice(0, 3)}-${code.slice(3)}`],
  ['an invisible character', (code) => `\u200b${code}\u2060`],
  ['a line feed', (code) => `${code}\n`],
  ['text around it', (code) => `Código: ${code}.`],
  ['fullwidth digits', (code) => code.replace(/\d/g, (digit) => String.fromCodePoint(Number(digit) + 0xff10))],
];

it.each([
  ...['A2C3-E4G5-J6K7-PQRS', '2345-67AB-CDEF-GHJK', 'ABCD-EFGH-JK23-4567', '234567ABCDEFGHJK', 'abcd efgh jk23 4567'],
  ...['ABCD-2345-67EF-GHJK', 'AB23-4567-CDEF-GHJK'],
])('readCode() returns the whole recovery code %j, not six digits of it', (code) => {
  expect(isRecoveryCode(code)).toBe(true);
  expect(readCode(code)).toBe(code.replaceAll(' ', ''));
});

describePlatform('pasted code', (platform) => {
  it.each(pasted)('a code pasted with %s confirms an e-mail address', async (_how, paste) => {
    const ana = await somebody(platform, { email_confirmed_at: null });
    await platform.call('POST', '/api/email/codigo', { as: ana });
    const json = { codigo: paste(await mailTo(platform, ana.email, aCode)) };
    expect(await platform.call('POST', '/api/email/confirmar', { as: ana, json })).toMatchObject({ status: 200 });
  });

  it.each(pasted)('a code pasted with %s resets a password', async (_how, paste) => {
    const ana = await somebody(platform);
    await from(platform)('/api/resetarSenha', { email: ana.email });
    const codigo = paste(await mailTo(platform, ana.email, aCode));
    const answer = await from(platform)('/api/alterarSenha', { email: ana.email, codigo, novaSenha: 'chama-nova-123' });
    expect(answer).toMatchObject({ body: { status: true } });
  });

  it.each(pasted)('a code pasted with %s turns on two-factor sign-in and completes a sign-in', async (_how, paste) => {
    const ana = await somebody(platform);
    const secret = fieldOf((await platform.call('POST', '/api/totp', { as: ana })).body, 'segredo');
    const totp = new TOTP({ secret });
    const confirmed = await platform.call('POST', '/api/totp/confirmar', {
      as: ana,
      json: { codigo: paste(totp.generate()) },
    });
    expect(confirmed).toMatchObject({ status: 200 });
    const first = await from(platform)('/api/token', { email: ana.email, password: PASSWORD });
    const json = {
      desafio: fieldOf(first.body, 'desafio'),
      // Uses the TOTP code of the next 30 s, because the platform accepts each code a single time and has already
      // accepted the current one.
      codigo: paste(totp.generate({ timestamp: Date.now() + 30_000 })),
    };
    expect(await from(platform)('/api/token/segunda-etapa', json)).toMatchObject({ status: 200 });
  });
});

describePlatform('pasted e-mail address', (platform) => {
  const register = (email: string) =>
    from(platform)('/api/cadastrarUsuario', { nome: 'Ana', nascimento: '1990-05-03', email, senha: PASSWORD });
  const addressOf = async (id: string) =>
    (await platform.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;

  it.each([
    ['invisible characters (U+200B)', '\u200bANA@exemplo.example\u200b', 'ana@exemplo.example'],
    ['invisible characters (U+FEFF and U+00AD)', '\ufeffbia@exem\u00adplo.example', 'bia@exemplo.example'],
    ['mailto: before it', 'mailto:caio@exemplo.example', 'caio@exemplo.example'],
    ['MAILTO: and a subject', 'MAILTO:duda@exemplo.example?subject=Oi', 'duda@exemplo.example'],
    ['a name before it', 'Eva Luz <eva@exemplo.example>', 'eva@exemplo.example'],
    ['angle brackets around it', '<gil@exemplo.example>', 'gil@exemplo.example'],
    ['a fullwidth at sign', 'hugo＠exemplo.example', 'hugo@exemplo.example'],
    ['an international domain', 'ana@açaí.com.br', 'ana@xn--aa-4iaz.com.br'],
    ['an international domain in NFD', 'bia@ac\u0327ai\u0301.com.br', 'bia@xn--aa-4iaz.com.br'],
  ])(
    'sign-up and sign-in accept an e-mail address pasted with %s and convert it to its plain form',
    async (_how, typed, address) => {
      const registered = await register(typed);
      expect(registered).toMatchObject({ body: { status: true } });
      expect(await addressOf(fieldOf(registered.body, 'id'))).toBe(address);
      for (const email of [typed, address])
        expect(await from(platform)('/api/token', { email, password: PASSWORD })).toMatchObject({ status: 200 });
    },
  );

  it.each(['ana luz@exemplo.example', 'ana@', 'ana@b c.example', '@açaí.com.br', 'ana@a@b.example', 'ana@-ç-.', 'ç'])(
    'sign-up refuses the e-mail address %j',
    async (email) => {
      expect(await register(email)).toMatchObject({ body: { status: false, field: 'email' } });
    },
  );
});
