import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { weaknessOf } from '../../../bff/platform/auth/passwords.ts';
import { describePlatform } from '../../support/platform.ts';

const forms = ['cora\u00e7\u00e3o-de-le\u00e3o-2026', 'corac\u0327a\u0303o-de-lea\u0303o-2026'];

it.each([
  ['a zero-width space at the end', 'fogueira-2026\u200b'],
  ['only zero-width spaces', '\u200b'.repeat(8)],
  ['only unassigned code points', '\u0378'.repeat(8)],
  ['an unassigned code point', 'fogueira-\u0378-2026'],
  ['a control character', 'abc\u0007def-2026'],
  ['a tab', 'fogueira\t2026'],
  ['a line feed at the end', 'fogueira-2026\n'],
  ['a line separator', 'fogueira\u20282026'],
  ['a byte order mark at the start', '\ufefffogueira-2026'],
  ['a soft hyphen', 'foguei\u00adra-2026'],
  ['a direction mark', '\u202afogueira-2026\u202c'],
  ['a filler', 'fogueira\u31642026'],
  ['a blank Braille character', 'fogueira\u28002026'],
  ['a private code point', 'fogueira-\ue000-2026'],
  ['an object replacement character', 'fogueira-2026\ufffc'],
  ['a non-joiner between Latin letters', 'fogueira\u200c2026'],
  ['a zero-width joiner at the end', 'fogueira-2026\u200d'],
  ['a variation selector after a letter', 'fogueira\ufe0f-2026'],
  ['forty variation selectors after an emoji', `fogueira❤${'\ufe0f'.repeat(40)}`],
])('a new password with %s is refused, because it could not be typed later', (_what, password) => {
  expect(weaknessOf(password)).toBe('A senha tem caracteres que não podem ser usados.');
});

it('a new password of eight blanks is refused', () => {
  for (const blanks of [' '.repeat(8), '\u00a0'.repeat(8), '\u3000'.repeat(8)])
    expect(weaknessOf(blanks)).toBe('A senha não pode ter só espaços.');
});

it.each([
  ...[...forms, 'três\u00a0gatos azuis', ' fogueira 2026 ', 'fogueira❤️2026', '👩‍🚀👨‍👩‍👧‍👦 foguete', '🇧🇷 fogueira-2026'],
  ...['🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} fogueira', '1️⃣2️⃣ fogueira', 'می\u200cخواهم-2026'],
  ...[
    'क्\u200dष-fogueira',
    'пароль-2026',
    'パスワード二〇二六',
    '비밀번호를-잊었다'.normalize('NFD'),
    'ｆｏｇｕｅｉｒａ-2026',
  ],
])('the new password "%s", whose characters keyboards type, is accepted', (password) => {
  expect(weaknessOf(password)).toBeNull();
});

describePlatform('Unicode forms of a password', (platform) => {
  const signIn = (email: string, password: string) =>
    platform.call('POST', '/api/token', { json: { email, password } });
  const register = (email: string, senha: string) =>
    platform.call('POST', '/api/cadastrarUsuario', {
      json: { nome: 'Ana', nascimento: '1990-05-01', email, senha },
    });

  it.each([
    ['macOS', 'Windows', forms[1], forms[0]],
    ['Windows', 'macOS', forms[0], forms[1]],
    ['a keyboard that writes no-break spaces', 'another keyboard', 'três\u00a0gatos azuis', 'três gatos azuis'],
  ])(
    'a password registered on %s is also accepted when it is typed on %s',
    async (_one, _other, registered = '', typed = '') => {
      const email = `${crypto.randomUUID()}@exemplo.example`;
      expect(await register(email, registered)).toMatchObject({ body: { status: true } });
      for (const password of [registered, typed]) expect(await signIn(email, password)).toMatchObject({ status: 200 });
      expect(await signIn(email, 'coracao-de-leao-2026')).toMatchObject({ status: 401 });
    },
  );

  it('a password with an invisible character is refused at registration, and still signs in a member who registered with it before', async () => {
    const password = 'fogueira-2026\u200b';
    expect(await register(`${crypto.randomUUID()}@exemplo.example`, password)).toMatchObject({
      body: { status: false, field: 'senha', code: 'WEAK_PASSWORD' },
    });
    const ana = await platform.member({ password_hash: await hash(password) });
    expect(await signIn(ana.email, password)).toMatchObject({ status: 200 });
  });

  it.each(forms)(
    'if an older release hashed the password %j, it is accepted in both Unicode forms and is rehashed once',
    async (old) => {
      const ana = await platform.member({ password_hash: await hash(old) });
      const hashOf = async () =>
        (
          await platform.db
            .selectFrom('users')
            .select('password_hash')
            .where('id', '=', ana.id)
            .executeTakeFirstOrThrow()
        ).password_hash;
      for (const password of forms) expect(await signIn(ana.email, password)).toMatchObject({ status: 200 });
      const renewed = await hashOf();
      for (const password of forms) expect(await signIn(ana.email, password)).toMatchObject({ status: 200 });
      expect(await hashOf()).toBe(renewed);
      expect(await signIn(ana.email, 'coracao-de-leao-2026')).toMatchObject({ status: 401 });
    },
  );
});
