import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { describePlatform } from '../../support/platform.ts';

const forms = ['cora\u00e7\u00e3o-de-le\u00e3o-2026', 'corac\u0327a\u0303o-de-lea\u0303o-2026'];

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
