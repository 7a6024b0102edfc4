import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { begin, requireCheckable } from '../../../bff/platform/age/age.store.ts';
import { hashPassword } from '../../../bff/platform/auth/passwords.ts';
import { handOverCommunities } from '../../../bff/platform/privacy/erase-communities.ts';
import { picture, streamOf } from '../../support/media.ts';
import { describePlatform, fieldOf, type Member } from '../../support/platform.ts';
import { provedAgo } from '../../support/proof.ts';

describePlatform(
  'age assurance by a provider',
  (platform) => {
    let ana: Member;
    let postId: string;

    beforeAll(async () => {
      ana = await adult();
      postId = await platform.post(ana, { text: 'só para adultos' });
    });

    async function adult() {
      const member = await platform.member();
      await give(member, 'VERIFIED');
      return member;
    }

    const give = async (member: Member, result: 'PENDING' | 'VERIFIED' | 'REJECTED', expires = 3_600_000) => {
      const row = {
        result,
        method: 'DOCUMENT' as const,
        reference: uuidv7(),
        expires_at: new Date(Date.now() + expires),
      };
      await platform.db
        .insertInto('age_assurances')
        .values({ user_id: member.id, ...row })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
        .execute();
      return row.reference;
    };
    const read = async (as: Member | null) => await platform.call('GET', `/api/post/${postId}`, { as });
    const stateOf = async (as: Member) => fieldOf((await platform.call('GET', '/api/idade', { as })).body, 'desState');
    const start = (as: Member) => platform.call('POST', '/api/idade/verificacao', { as });
    const begun = async (as: Member) => {
      const { status, body } = await start(as);
      expect(status).toBe(201);
      return { url: fieldOf(body, 'url'), reference: await referenceOf(as) };
    };
    const referenceOf = async ({ id }: Member) =>
      (
        await platform.db
          .selectFrom('age_assurances')
          .select('reference')
          .where('user_id', '=', id)
          .executeTakeFirstOrThrow()
      ).reference;
    const choose = (url: string, outcome: string) =>
      platform.call('POST', url, {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        text: `outcome=${outcome}`,
      });
    const sandbox = () => {
      if (!platform.age.sandbox) throw new Error('There is no sandbox.');
      return platform.age.sandbox;
    };
    const tell = (said: object, signature?: (body: string) => string) => {
      const text = JSON.stringify(said);
      return platform.call('POST', '/api/idade/retorno', {
        headers: { 'content-type': 'application/json', 'age-signature': (signature ?? sandbox().sign)(text) },
        text,
      });
    };
    const verified = (reference: string, expiresAt = new Date(Date.now() + 3_600_000).toISOString()) => ({
      reference,
      result: 'VERIFIED',
      method: 'FACE',
      expiresAt,
    });

    it('visitors and unverified members cannot read posts; a member whose age the provider has verified can', async () => {
      const bia = await platform.member();
      for (const somebody of [null, bia]) {
        expect(await read(somebody)).toMatchObject({ status: 403, body: { code: 'AGE_ASSURANCE_REQUIRED' } });
      }
      expect(await stateOf(bia)).toBe('UNVERIFIED');
      const { url } = await begun(bia);
      expect(await stateOf(bia)).toBe('PENDING');
      expect((await read(bia)).status, 'a pending check gives no access').toBe(403);

      expect((await platform.call('GET', url)).status).toBe(200);
      await choose(url, 'adult');
      await expect.poll(() => stateOf(bia)).toBe('VERIFIED');
      expect((await read(bia)).status).toBe(200);
      expect(platform.eventsOn('access')).toContainEqual({
        topic: 'access',
        payload: { type: 'age', idUser: bia.id },
      });
      expect((await start(bia)).status, 'a verified member starts no check').toBe(403);
    });

    it('a member without a verified age can still manage sessions, password, e-mail address and second factors', async () => {
      const bia = await platform.member({ password_hash: await hashPassword('ventania-azul-77') });
      const ask = async (method: string, path: string, json?: object) =>
        await platform.call(method, path, { as: bia, json });
      await provedAgo(platform, bia, 16);
      const unproved = await ask('POST', '/api/senha', { novaSenha: 'outra-ventania-78' });
      expect(unproved, 'a sensitive change still needs a recent proof of identity').toMatchObject({
        body: { code: 'STEP_UP_REQUIRED' },
      });
      expect((await ask('POST', '/api/confirmacao', { senha: 'ventania-azul-77' })).status).toBe(204);
      const open: [string, string, object?][] = [
        ['GET', '/api/sessoes'],
        ['GET', '/api/seguranca'],
        ['POST', '/api/email/codigo', {}],
        ['POST', '/api/totp', {}],
        ['POST', '/api/passkeys/registro', {}],
        ['DELETE', '/api/sessoes/outras'],
        ['GET', '/api/privacidade'],
      ];
      for (const [method, path, json] of open) expect((await ask(method, path, json)).status, path).not.toBe(403);
      const changed = await ask('POST', '/api/senha', { novaSenha: 'outra-ventania-78' });
      expect(changed.status, JSON.stringify(changed.body)).toBeLessThan(300);
      expect(await read(bia)).toMatchObject({ status: 403, body: { code: 'AGE_ASSURANCE_REQUIRED' } });
    });

    it('an age check stores only the member, its result, method, reference and expiry', async () => {
      const columns = Object.keys(
        await platform.db
          .selectFrom('age_assurances')
          .selectAll()
          .where('user_id', '=', ana.id)
          .executeTakeFirstOrThrow(),
      );
      expect(columns.sort()).toEqual(['expires_at', 'method', 'reference', 'result', 'user_id']);
    });

    it('until an appeal succeeds, a member whose age was rejected cannot read posts, and their own posts are hidden', async () => {
      const caio = await adult();
      const own = await platform.post(caio);
      const seen = async () => (await platform.call('GET', `/api/post/${own}`, { as: ana })).status;
      expect(await seen()).toBe(200);
      await platform.db.deleteFrom('age_assurances').where('user_id', '=', caio.id).execute();
      await choose((await begun(caio)).url, 'minor');
      await expect.poll(() => stateOf(caio)).toBe('REJECTED');
      expect((await read(caio)).status).toBe(403);
      expect(await seen(), 'the post of a rejected member is hidden').toBe(404);
      expect(
        (await platform.call('GET', '/api/user-v2/profile-info', { as: caio })).status,
        'the rejected member stays signed in',
      ).toBe(200);

      const { status, body } = await platform.call('POST', '/api/idade/recurso', { as: caio });
      expect(status).toBe(201);
      expect(await seen(), 'an open appeal leaves the post hidden').toBe(404);
      await choose(fieldOf(body, 'url'), 'adult');
      await expect.poll(() => stateOf(caio)).toBe('VERIFIED');
      expect([await seen(), (await read(caio)).status]).toEqual([200, 200]);
      expect((await platform.call('POST', '/api/idade/recurso', { as: caio })).status).toBe(403);
    });

    it('in 24 hours a rejected member can start three checks and three appeals; a start during an outage does not count', async () => {
      const gil = await platform.member();
      const refused = () => give(gil, 'REJECTED');
      const review = () => platform.call('POST', '/api/idade/recurso', { as: gil });
      await refused();
      sandbox().setAway(true);
      expect((await start(gil)).status, 'a try during an outage answers 503').toBe(503);
      sandbox().setAway(false);
      for (let nth = 0; nth < 3; nth += 1) {
        await refused();
        expect((await start(gil)).status).toBe(201);
      }
      await refused();
      const { status, body } = await start(gil);
      expect([status, fieldOf(body, 'code')]).toEqual([429, 'TOO_MANY_TRIES']);
      expect(fieldOf(body, 'error')).toBe(
        'Você já fez 3 tentativas em 24 horas. Peça a revisão por uma pessoa, ou tente novamente em 24 horas.',
      );
      expect(await stateOf(gil)).toBe('REJECTED');
      for (let nth = 0; nth < 3; nth += 1) {
        expect((await review()).status).toBe(201);
        await refused();
      }
      expect((await review()).status).toBe(429);
      await sql`update sign_in_tries set tries = array(select at - interval '1 day' from unnest(tries) at)`.execute(
        platform.db,
      );
      expect((await start(gil)).status).toBe(201);
    });

    it('restarting an unfinished age check counts towards the limit, whether or not the member was rejected before', async () => {
      for (const wasRefused of [false, true]) {
        const ivo = await platform.member();
        if (wasRefused) {
          await tell({ ...verified((await begun(ivo)).reference), result: 'REJECTED', expiresAt: undefined });
          expect(await stateOf(ivo)).toBe('REJECTED');
        } else await begun(ivo);
        for (let nth = 0; nth < 3; nth += 1) expect((await start(ivo)).status).toBe(201);
        expect(await start(ivo)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_TRIES' } });
        const past = new Date(Date.now() - 1);
        await platform.db
          .updateTable('age_assurances')
          .set({ expires_at: past })
          .where('user_id', '=', ivo.id)
          .execute();
        expect((await start(ivo)).status, 'an expired check lifts the limit only without a rejection').toBe(
          wasRefused ? 429 : 201,
        );
      }
    });

    it('while another age check is pending, a rejected member cannot appeal; after that check has expired, they can', async () => {
      const caio = await platform.member();
      const canAppeal = async () => (await platform.call('GET', '/api/idade', { as: caio })).body;
      const review = async () => (await platform.call('POST', '/api/idade/recurso', { as: caio })).status;
      const giveUp = () =>
        platform.db
          .updateTable('age_assurances')
          .set({ expires_at: new Date(Date.now() - 1) })
          .where('user_id', '=', caio.id)
          .execute();
      const { reference: first } = await begun(caio);
      expect(await canAppeal()).toMatchObject({ desState: 'PENDING', podeRecorrer: false });
      await giveUp();
      expect(await canAppeal(), 'an expired first check offers no appeal').toMatchObject({
        desState: 'EXPIRED',
        podeRecorrer: false,
      });
      expect([await review(), await referenceOf(caio)]).toEqual([403, first]);

      const { reference } = await begun(caio);
      expect((await tell({ ...verified(reference), result: 'REJECTED', expiresAt: undefined })).status).toBe(200);
      expect(await canAppeal()).toMatchObject({ desState: 'REJECTED', podeRecorrer: true });
      await begun(caio);
      expect(await canAppeal()).toMatchObject({ desState: 'PENDING', podeRecorrer: false });
      expect(await review()).toBe(403);
      await giveUp();
      expect(await canAppeal()).toMatchObject({ desState: 'EXPIRED', podeRecorrer: true });
      expect(await review()).toBe(201);
      expect(await canAppeal()).toMatchObject({ desState: 'PENDING', podeRecorrer: false });
    });

    it('concurrent requests to start an age check are answered with 201 or 409 and leave one open check', async () => {
      const ivo = await platform.member();
      const all = await Promise.all([1, 2, 3, 4].map(() => start(ivo)));
      for (const { status } of all) expect([201, 409]).toContain(status);
      const { reference } = await requireCheckable(platform.db, ivo.id);
      await expect(begin(platform.db, ivo.id, uuidv7(), undefined)).rejects.toMatchObject({ status: 409 });
      expect(await referenceOf(ivo)).toBe(reference);
    });

    it('after an owner is erased, a moderator with a verified age gets the community, not an unverified moderator', async () => {
      const { db } = platform;
      const owner = await adult();
      const moderators: Member[] = [];
      for (const result of ['UNVERIFIED', 'REJECTED', 'VERIFIED'] as const) {
        const moderator = await platform.member({ profile_type: 'PROFISSIONAL' });
        if (result !== 'UNVERIFIED') await give(moderator, result);
        moderators.push(moderator);
      }
      const community = await platform.community(owner, moderators);
      const inside = db.updateTable('community_members').where('community_id', '=', community);
      await inside.set({ role: 'MODERATOR' }).where('user_id', '<>', owner.id).execute();
      await handOverCommunities(db, owner.id, true);
      const { owner_id: heir } = await db
        .selectFrom('communities')
        .select('owner_id')
        .where('id', '=', community)
        .executeTakeFirstOrThrow();
      expect(heir).toBe(moderators[2]?.id);
    });

    it('while age assurance is on, the event of a new message does not contain the message text', async () => {
      const bia = await adult();
      const { body } = await platform.call('POST', '/api/conversas', { as: ana, json: { idUser: bia.id } });
      const path = `/api/conversas/${fieldOf(body, 'idConversation')}/mensagens`;
      const json = { idClient: uuidv7(), content: 'um segredo' };
      expect((await platform.call('POST', path, { as: ana, json })).status).toBe(201);
      const told = JSON.stringify(platform.eventsOn(`user:${bia.id}`));
      expect(told).toContain('"message"');
      expect(told).not.toContain('segredo');
    });

    it('after an age verification has expired, the member cannot read posts, and the periodic job publishes an event', async () => {
      const dani = await platform.member();
      await give(dani, 'VERIFIED', -1);
      expect([await stateOf(dani), (await read(dani)).status]).toEqual(['EXPIRED', 403]);
      const told = platform.eventsOn('access').length;
      await platform.age.check();
      expect(platform.eventsOn('access').slice(told)).toContainEqual({
        topic: 'access',
        payload: { type: 'age', idUser: dani.id },
      });
      await begun(dani);
      expect(await stateOf(dani)).toBe('PENDING');
    });

    it('the periodic job fetches the result of an age check whose callback was lost', async () => {
      const eva = await platform.member();
      sandbox().connect(undefined);
      await choose((await begun(eva)).url, 'adult');
      expect(await stateOf(eva)).toBe('PENDING');
      await expect.poll(() => platform.age.check().then(() => stateOf(eva))).toBe('VERIFIED');
      sandbox().connect(`${platform.url}/api/idade/retorno`);
    });

    it('while the provider is down, a request to start an age check is answered with 503 and the earlier result is kept', async () => {
      const fabio = await platform.member();
      const reference = await give(fabio, 'REJECTED');
      sandbox().setAway(true);
      expect((await start(fabio)).status).toBe(503);
      sandbox().setAway(false);
      expect([await stateOf(fabio), await referenceOf(fabio)]).toEqual(['REJECTED', reference]);
    });

    describe('age callbacks', () => {
      const newcomer = async () => {
        const member = await platform.member();
        return { member, ...(await begun(member)) };
      };
      const untouched = async (member: Member) => expect(await stateOf(member)).toBe('PENDING');

      it('an age callback without a valid signature is answered with 400 and changes nothing', async () => {
        const { member, reference } = await newcomer();
        const said = verified(reference);
        const forged = (text: string) => {
          const at = Math.floor(Date.now() / 1_000);
          return `t=${at},v1=${createHmac('sha256', 'another secret').update(`${at}.${text}`).digest('hex')}`;
        };
        const ofOther = () => sandbox().sign(JSON.stringify(verified(uuidv7())));
        for (const signature of [forged, ofOther, () => '', () => 't=1,v1=00', () => 'v1=abc']) {
          expect((await tell(said, signature)).status).toBe(400);
        }
        await untouched(member);
      });

      it('an age callback signed more than five minutes ago is answered with 400 and changes nothing', async () => {
        const { member, reference } = await newcomer();
        const late = (text: string) => sandbox().sign(text, Math.floor(Date.now() / 1_000) - 301);
        expect((await tell(verified(reference), late)).status).toBe(400);
        await untouched(member);
      });

      it('a repeated age callback is answered with 409, even after the age verification has expired', async () => {
        const { member, reference } = await newcomer();
        expect((await tell(verified(reference))).status).toBe(200);
        expect((await tell(verified(reference))).status).toBe(409);
        await give(member, 'VERIFIED', -1);
        await platform.db.updateTable('age_assurances').set({ reference }).where('user_id', '=', member.id).execute();
        expect((await tell(verified(reference))).status, 'a callback after the verification expired is refused').toBe(
          409,
        );
        expect(await stateOf(member)).toBe('EXPIRED');
      });

      it('an age callback for a replaced, unknown or expired check is answered with 409', async () => {
        const { member, reference } = await newcomer();
        await begun(member);
        expect((await tell(verified(reference))).status, 'a callback for a replaced check is refused').toBe(409);
        expect((await tell(verified(uuidv7()))).status).toBe(409);
        const open = await referenceOf(member);
        await platform.db
          .updateTable('age_assurances')
          .set({ expires_at: new Date(Date.now() - 1) })
          .where('reference', '=', open)
          .execute();
        expect((await tell(verified(open))).status, 'a callback for an expired check is refused').toBe(409);
        expect(await stateOf(member)).toBe('EXPIRED');
      });

      it('an age callback with a malformed body or an expiry in the past is answered with 400 and changes nothing', async () => {
        const { member, reference } = await newcomer();
        const past = verified(reference, new Date(Date.now() - 1).toISOString());
        for (const said of [{}, { reference, result: 'MAYBE' }, { reference, result: 'VERIFIED' }, past]) {
          expect((await tell(said)).status, JSON.stringify(said)).toBe(400);
        }
        await untouched(member);
      });
    });

    describe('file URLs under age assurance', () => {
      it("a file URL signed for a member answers 403 if the URL was changed, or after the member's age check has expired", async () => {
        const gil = await adult();
        const file = await platform.media.ingest(streamOf(await picture()), { ownerId: ana.id });
        await platform.media.attach(platform.db, { postId, ownerId: ana.id, items: [{ idFile: file.id, alt: '' }] });
        const url = /\/media\/[^"]+/.exec(JSON.stringify((await read(gil)).body))?.[0] ?? '';
        expect((await platform.call('GET', url)).status).toBe(200);

        const theirs = /\/media\/[^"]+/.exec(JSON.stringify((await read(ana)).body))?.[0] ?? '';
        expect(theirs).not.toBe(url);
        expect(url, 'the URL does not contain the id of the member').not.toContain(gil.id);
        const holderOf = (address: string) => new URL(address, platform.url).searchParams.get('h') ?? '';
        for (const changed of [url.replace(holderOf(url), holderOf(theirs)), url.replace(/&h=.*/, ''), `${url}x`]) {
          expect((await platform.call('GET', changed)).status).toBe(403);
        }
        expect((await platform.call('GET', platform.media.urlOf(file.variants[0]?.key ?? ''))).status).toBe(403);

        await give(gil, 'VERIFIED', -1);
        expect((await platform.call('GET', url)).status, 'the URL answers 403 once the verification has expired').toBe(
          403,
        );
        expect((await platform.call('GET', theirs)).status).toBe(200);
      });
    });
  },
  { age: { mode: 'provider', provider: { kind: 'sandbox' } } },
);

describePlatform('age without a provider', (platform) => {
  it('without an age provider, visitors can read posts, and the age verification routes answer 403 or 404', async () => {
    const ana = await platform.member();
    const { body } = await platform.call('GET', '/api/idade', { as: ana });
    expect(body).toMatchObject({ required: false, desState: 'UNVERIFIED' });
    expect((await platform.call('POST', '/api/idade/verificacao', { as: ana })).status).toBe(403);
    expect((await platform.call('POST', '/api/idade/retorno', { json: {} })).status).toBe(404);
    const post = await platform.post(ana);
    expect((await platform.call('GET', `/api/post/${post}`)).status).toBe(200);
  });
});
