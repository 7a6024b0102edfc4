import { hash, verify } from '@node-rs/argon2';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TestPlatform } from '../../support/platform.ts';

vi.mock('@node-rs/argon2', { spy: true });

const nobody = 'ninguem@exemplo.example';
const password = 'ventania-azul-77';

/**
 * The time of an answer must not reveal whether an e-mail address has an account. Hashing takes most of that time, so
 * the tests count the password hashes. A measured time would vary with the load of the machine.
 */
describe('account enumeration by timing', () => {
  const platform = new TestPlatform('pglite');
  let known = '';

  beforeAll(async () => {
    await platform.start();
    known = `ana.${Date.now()}@exemplo.example`;
    const json = { nome: 'Ana', nascimento: '01/02/1990', email: known, senha: password };
    await platform.call('POST', '/api/cadastrarUsuario', { json });
  });
  afterAll(() => platform.stop());

  async function workOf(path: string, json: object) {
    vi.mocked(hash).mockClear();
    vi.mocked(verify).mockClear();
    const { body } = await platform.call('POST', path, { json });
    return { body, made: vi.mocked(hash).mock.calls.length, compared: vi.mocked(verify).mock.calls.length };
  }

  it.each([
    ['signing in', '/api/token', { password: 'errada-errada' }],
    ['asking for a reset code', '/api/resetarSenha', {}],
    ['trying a reset code', '/api/alterarSenha', { codigo: '000000', novaSenha: 'outra-senha-boa-9' }],
  ])(
    '%s computes as many password hashes for an unknown e-mail address as for a known one',
    async (_what, path, form) => {
      const [ofKnown, ofNobody] = [
        await workOf(path, { email: known, ...form }),
        await workOf(path, { email: nobody, ...form }),
      ];
      expect(ofNobody).toEqual(ofKnown);
      expect(ofKnown.made + ofKnown.compared).toBeGreaterThan(0);
    },
  );

  it.each([
    ['signing in', '/api/token', { password: 'errada-errada' }],
    ['trying a reset code', '/api/alterarSenha', { codigo: '000000', novaSenha: 'outra-senha-boa-9' }],
  ])(
    '%s on a known device runs the same queries for an unknown e-mail as for a known one',
    async (_what, path, form) => {
      const asked = vi.spyOn(PGlite.prototype, 'query');
      const askedOf = async (email: string) => {
        asked.mockClear();
        await platform.call('POST', path, { json: { email, aparelho: 'd'.repeat(43), ...form } });
        const statements = asked.mock.calls.map(([statement]) => statement);
        // Drops the SQL statements of the platform's background work, which runs at the same time.
        return statements.filter((each) => /users|known_devices|password_resets|sign_in_tries/.test(each));
      };
      const ofKnown = await askedOf(known);
      expect(await askedOf(nobody)).toEqual(ofKnown);
      expect(ofKnown.some((each) => each.includes('known_devices'))).toBe(true);
      asked.mockRestore();
    },
  );

  it('passwords and reset codes are stored as argon2id hashes', async () => {
    await platform.call('POST', '/api/resetarSenha', { json: { email: known } });
    const argon2 = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;
    const ana = await platform.db.selectFrom('users').selectAll().where('email', '=', known).executeTakeFirstOrThrow();
    expect(ana.password_hash).toMatch(argon2);
    const code = async () => {
      const rows = platform.db.selectFrom('password_resets').select('code_hash').where('user_id', '=', ana.id);
      return (await rows.executeTakeFirst())?.code_hash ?? '';
    };
    await expect.poll(code).toMatch(argon2);
  });
});
