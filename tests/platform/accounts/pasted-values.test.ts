import { TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { emailIn, normalizeEmail } from '../../../bff/platform/accounts/email-address.ts';
import { isRecoveryCode } from '../../../bff/platform/auth/proofs.ts';
import { readCode } from '../../../bff/platform/http/codes.ts';
import { isEmailLike } from '../../../web/features/accounts/emailLike.ts';
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
  ['an en dash', (code) => `${code.slice(0, 3)}–${code.slice(3)}`],
  ['an invisible character', (code) => `\u200b${code}\u2060`],
  ['a line feed', (code) => `${code}\n`],
  ['text around it', (code) => `Código: ${code}.`],
  ['fullwidth digits', (code) => code.replace(/\d/g, (digit) => String.fromCodePoint(Number(digit) + 0xff10))],
];

it.each([
  ['an en dash', '123\u2013456'],
  ['a non-breaking hyphen', '123\u2011456'],
  ['a minus sign', '123\u2212456'],
  ['a middle dot', '123\u00b7456'],
  ['a slash', '123/456'],
  ['U+2800', '123\u2800456'],
  ['U+3164', '123\u3164456'],
  ['a dash between blanks', '123 \u2014 456'],
  ['commas', '1,2,3,4,5,6'],
  ['Arabic digits', '١٢٣٤٥٦'],
  ['Devanagari digits and a blank', '१२३ ४५६'],
  ['mathematical digits', '𝟏𝟐𝟑𝟜𝟝𝟞'],
  ['a date beside it', 'Código: 123456, enviado em 03/05/26'],
])('readCode() reads a code pasted with %s as 123456', (_how, text) => expect(readCode(text)).toBe('123456'));

it.each(['123456 ou 654321', '12345', 'a123456', '123–4567', '123....456'])('readCode() finds no code in %j', (text) =>
  expect(readCode(text)).toBe(text.replaceAll(' ', '')),
);

it.each([
  ['ana@пример.рф', 'ana@xn--e1afmkfd.xn--p1ai'],
  ['ana@почта.рус', 'ana@xn--80a1acny.xn--p1acf'],
  ['ana@例子.中国', 'ana@xn--fsqu00a.xn--fiqs8s'],
  ['ana@xn--e1afmkfd.xn--p1ai', 'ana@xn--e1afmkfd.xn--p1ai'],
  ['ana@உதாரணம்.இந்தியா', 'ana@xn--zkc6cc5bi7f6e.xn--xkc2dl3a5ee0h'],
  ['ana@x。com', 'ana@x.com'],
  ['ana@x.com.', 'ana@x.com'],
  ['ana@x.com,', 'ana@x.com'],
  ['(ana@x.com)', 'ana@x.com'],
  ['“ana@x.com”', 'ana@x.com'],
  ["'ana@x.com'", 'ana@x.com'],
  ['ana@x.com\u2800', 'ana@x.com'],
  ['\u2800 ana@x.com \u200b', 'ana@x.com'],
  ['• ana@x.com;', 'ana@x.com'],
  ['- ana@x.com', 'ana@x.com'],
  ['E-mail: ana@x.com', 'ana@x.com'],
  ['(mailto:ana@x.com?subject=Oi)', 'ana@x.com'],
  ['“Ana Luz” <ana@x.com>,', 'ana@x.com'],
  ['_ana+brasa@x.com', '_ana+brasa@x.com'],
  ...['ana&bia@x.com', 'ana!x@x.com', 'ana#1@x.com', 'ana/x@x.com', 'ana=x@x.com', 'ana~@x.com', 'a{n}|a%b@x.com'].map(
    (address): [string, string] => [address, address],
  ),
  ['ana@x.com (trabalho)', 'ana@x.com'],
  ['E-mail - ana@x.com', 'ana@x.com'],
  ['e-mail : ana@x.com', 'ana@x.com'],
  ['email-ana@x.com', 'email-ana@x.com'],
  ['[ana@x.com](mailto:ana@x.com)', 'ana@x.com'],
  ['[Ana Luz](mailto:ana@x.com?subject=Oi)', 'ana@x.com'],
  ['ana @x.com', 'ana@x.com'],
  ['ana@ x.com', 'ana@x.com'],
  ['joão@açaí.com.br', 'joão@xn--aa-4iaz.com.br'],
  ['JOA\u0303O@x.com', 'joão@x.com'],
  ['用户@例子.中国', '用户@xn--fsqu00a.xn--fiqs8s'],
  ['अनीता@x.com', 'अनीता@x.com'],
  ['ana.@docomo.ne.jp', 'ana.@docomo.ne.jp'],
  ['Ana. silva@exemplo. com. br', 'ana.silva@exemplo.com.br'],
  ['ana@exemplo. Com', 'ana@exemplo.com'],
  ['ana@exemplo.com. br (trabalho)', 'ana@exemplo.com.br'],
  ['E-mail. ana@x.com', 'ana@x.com'],
])('the pasted e-mail address %j is read as %j', (text, address) => {
  expect(emailIn(text)).toBe(address);
  expect(isEmailLike(text)).toBe(true);
});

it.each([
  'ana luz@exemplo.example',
  'ana@',
  '@ana@x.com',
  'ana@b c.example',
  'Ana <ana@x.com>, Bia <bia@x.com>',
  '..',
  'ana luz @x.com',
  'ana..luz@x.com',
  'ana @ bia@x.com',
  'ana@x.com (bia@x.com)',
  'ana@x.com. Grata',
  'Escreva. Para ana@x.com',
  'ana❤@x.com',
])('no e-mail address is read from %j', (text) => expect(emailIn(text)).toBeNull());

it.each(['ana luz@exemplo.example', 'ana', 'ana@', 'ana@x', '@x.com', 'ana@b c.example', ''])(
  'the forms refuse the e-mail address %j before they send it',
  (text) => expect(isEmailLike(text)).toBe(false),
);

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

it.each([
  ['signs', 'a!', '!'],
  ['at signs', 'a@', '@'],
])('normalizeEmail() of 100,000 %s reads only the first 1,000 of them', (_what, start, sign) => {
  expect(normalizeEmail(`${start.padEnd(100_000, sign)}a`).length).toBeLessThanOrEqual(1_000);
});
