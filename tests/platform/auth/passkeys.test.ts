import { expect, it } from 'vitest';
import { z } from 'zod';
import { openSession } from '../../../bff/platform/auth/session.ts';
import { lockRow, untilWaiting } from '../../support/locked-row.ts';
import { newCredential, newPasskey, signedWith } from '../../support/passkey.ts';
import { describePlatform, type Member, type TestPlatform } from '../../support/platform.ts';

const ORIGIN = 'http://localhost:4000';
const options = z.object({ opcoes: z.object({ challenge: z.string() }) });
const named = z.object({ passkeys: z.array(z.object({ nome: z.string() })) });

/** Starts the registration of a passkey. @returns the response that the member's device would give */
async function begin(platform: TestPlatform, as: Member, origin = ORIGIN) {
  const { body } = await platform.call('POST', '/api/passkeys/registro', { as });
  return newPasskey(options.parse(body).opcoes.challenge, origin);
}

const add = (platform: TestPlatform, as: Member, passkey: unknown, nome: string) =>
  platform.call('POST', '/api/passkeys', { as, json: { passkey, nome } });

describePlatform('passkeys', (platform) => {
  const somebody = () => platform.member({ email_confirmed_at: new Date() });

  it("a passkey registration can be completed once, only by the member who began it and only from the site's origin", async () => {
    const [ana, bia] = [await somebody(), await somebody()];
    const refused = { status: 400, body: { code: 'INVALID_PASSKEY' } };
    expect(await add(platform, bia, await begin(platform, ana), 'Dela')).toMatchObject(refused);
    expect(await add(platform, ana, await begin(platform, ana, 'http://brasa.example'), 'De fora')).toMatchObject(
      refused,
    );

    const passkey = await begin(platform, ana);
    const { status, body } = await add(platform, ana, passkey, 'Meu celular');
    expect(status).toBe(201);
    expect(named.parse(body).passkeys).toMatchObject([{ nome: 'Meu celular' }]);
    expect(await add(platform, ana, passkey, 'De novo')).toMatchObject(refused);
  });

  it.runIf(platform.kind === 'postgres')(
    'if the session is ended concurrently, a request to add a passkey is answered with 401 (needs PostgreSQL)',
    async () => {
      const ana = await somebody();
      const thief = { ...ana, token: (await openSession(platform.db, ana.id, 'none')) ?? '' };
      const passkey = await begin(platform, thief);
      const release = await lockRow(platform, 'users', { id: ana.id });
      const adding = add(platform, thief, passkey, 'Da ladra');
      await untilWaiting(platform);
      await platform.call('DELETE', '/api/sessoes/outras', { as: ana });
      await release();
      expect(await adding).toMatchObject({ status: 401 });
      expect(await platform.call('GET', '/api/seguranca', { as: ana })).toMatchObject({ body: { passkeys: [] } });
    },
  );

  it.runIf(platform.kind === 'postgres')(
    'if the passkey is deleted concurrently, a sign-in with it is answered with 401 (needs PostgreSQL)',
    async () => {
      const ana = await somebody();
      const credential = newCredential();
      const begun = await platform.call('POST', '/api/passkeys/registro', { as: ana });
      const made = newPasskey(options.parse(begun.body).opcoes.challenge, ORIGIN, credential);
      expect(await add(platform, ana, made, 'Da ladra')).toMatchObject({ status: 201 });
      const signIn = async () => {
        const { body } = await platform.call('POST', '/api/passkeys/desafio');
        const passkey = signedWith(credential, options.parse(body).opcoes.challenge, ORIGIN);
        return await platform.call('POST', '/api/passkeys/entrada', { json: { passkey } });
      };
      expect(await signIn()).toMatchObject({ status: 200 });

      const release = await lockRow(platform, 'users', { id: ana.id }, 'no key update');
      const signingIn = signIn();
      await untilWaiting(platform);
      await platform.db.deleteFrom('passkeys').where('user_id', '=', ana.id).execute();
      await release();
      expect(await signingIn).toMatchObject({ status: 401 });
    },
  );

  it('a member gets at most 10 passkeys, even if 13 registrations were begun before the limit was reached', async () => {
    const ana = await somebody();
    const begun = [];
    for (let number = 0; number < 13; number += 1) begun.push(await begin(platform, ana));
    const answers = await Promise.all(begun.map((passkey, number) => add(platform, ana, passkey, `Chave ${number}`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    const tooMany = { status: 400, body: { error: 'Você pode ter no máximo 10 chaves de acesso.' } };
    for (const answer of answers.filter(({ status }) => status !== 201)) expect(answer).toMatchObject(tooMany);
    expect(await platform.call('POST', '/api/passkeys/registro', { as: ana })).toMatchObject(tooMany);
  });
});
