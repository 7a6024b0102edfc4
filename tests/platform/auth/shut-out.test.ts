import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { hashPassword } from '../../../bff/platform/auth/passwords.ts';
import { balance, inDays, publishProfile } from '../../support/ads.ts';
import { opened, payByCard } from '../../support/cards.ts';
import { desk, SOON } from '../../support/moderation.ts';
import { mailsIn } from '../../support/outbox.ts';
import { describePlatform, fieldOf, type Member } from '../../support/platform.ts';
import { DAY_MS, vipWorld } from '../../support/vip.ts';
import { jsonIn, unzipped } from '../../support/zip.ts';

const PASSWORD = 'ventania-azul-77';
const privacy = z.object({
  datDeletes: z.string().nullable(),
  export: z.object({ idExport: z.string(), desState: z.string() }).nullable(),
});
const notices = z.object({ avisos: z.array(z.object({ idDecision: z.string(), desDecision: z.string() })) });
const payments = z.object({ payments: z.array(z.object({ idPayment: z.string(), desKind: z.string() })) });

describePlatform('suspended or banned member', (platform) => {
  const { reportedCase, decide, restore } = desk(platform);
  let bia: Member;
  let helena: Member;

  beforeAll(async () => {
    bia = await platform.member();
    helena = await platform.member({ role: 'MODERATOR' });
  });

  const newcomer = async () => await platform.member({ password_hash: await hashPassword(PASSWORD) });

  /**
   * Bans or suspends a member.
   * @returns the id of the moderation case, and the member with an access token: the platform gives it with a refused
   * sign-in, in place of a session token
   */
  async function shutOut(member: Member, how: 'BAN' | 'SUSPEND' = 'BAN') {
    const caseId = await reportedCase(bia, 'PROFILE', member.id);
    expect((await decide(helena, [caseId], how, how === 'SUSPEND' ? { datUntil: SOON() } : {})).status).toBe(200);
    return { caseId, access: await accessOf(member) };
  }

  async function accessOf(member: Member): Promise<Member> {
    const { status, body } = await platform.call('POST', '/api/token', {
      json: { email: member.email, password: PASSWORD },
    });
    expect(status).toBe(403);
    return { ...member, token: fieldOf(body, 'acesso') };
  }

  const stateOf = async (as: Member) => privacy.parse((await platform.call('GET', '/api/privacidade', { as })).body);

  it.each(['BAN', 'SUSPEND'] as const)(
    'after the moderation decision %s, the member can request and download a data export',
    async (how) => {
      const duda = await newcomer();
      await platform.post(duda, { text: 'palavras minhas' });
      const { access } = await shutOut(duda, how);
      const other = await shutOut(await newcomer());
      expect((await platform.call('POST', '/api/privacidade/exportacao', { as: access })).status).toBe(202);
      await platform.exports.work();
      const { export: own } = await stateOf(access);
      expect(own?.desState).toBe('READY');
      const path = `/api/privacidade/exportacao/${own?.idExport ?? ''}`;
      const response = await fetch(platform.url + path, { headers: { authorization: `Bearer ${access.token}` } });
      expect(response.status).toBe(200);
      const files = unzipped(Buffer.from(await response.arrayBuffer()));
      expect(jsonIn(files, 'posts.json')).toMatchObject([{ texto: 'palavras minhas' }]);
      expect(
        (await platform.call('GET', path, { as: other.access })).status,
        'another member cannot download the export',
      ).toBe(404);
      const { body } = await platform.call('POST', `${path}/bilhete`, { as: access });
      const byTicket = () => fetch(`${platform.url}${path}?bilhete=${fieldOf(body, 'bilhete')}`);
      expect((await byTicket()).status, 'the download link works without a session').toBe(200);
      expect((await platform.call('POST', `${path}/bilhete`, { as: other.access })).status).toBe(404);
      await platform.call('DELETE', '/api/token', { as: access });
      expect((await byTicket()).status, 'the link ends with the access that created it').toBe(401);
      const again = await platform.call('POST', `${path}/bilhete`, { as: await accessOf(duda) });
      const byAnother = () => fetch(`${platform.url}${path}?bilhete=${fieldOf(again.body, 'bilhete')}`);
      expect((await byAnother()).status).toBe(200);
      await platform.db.updateTable('users').set({ locked_until: null }).where('id', '=', duda.id).execute();
      expect((await byAnother()).status, 'the link ends with the suspension').toBe(401);
    },
  );

  it('a banned member can request the deletion of the account, and can cancel it before it takes place', async () => {
    const [duda, edu] = [await newcomer(), await newcomer()];
    const { access } = await shutOut(duda);
    const begin = (as: Member) => platform.call('POST', '/api/privacidade/exclusao', { as, json: {} });
    expect((await begin(access)).status).toBe(200);
    expect((await stateOf(access)).datDeletes).not.toBeNull();
    const again = await accessOf(duda);
    expect((await platform.call('DELETE', '/api/privacidade/exclusao', { as: again })).body).toMatchObject({
      datDeletes: null,
    });
    expect((await stateOf(access)).datDeletes).toBeNull();

    const leaving = (await shutOut(edu)).access;
    await begin(leaving);
    await platform.db
      .updateTable('users')
      .set({ deletes_at: new Date(0) })
      .where('id', '=', edu.id)
      .execute();
    const late = await platform.call('POST', '/api/privacidade/exportacao', { as: leaving });
    expect(late.status, 'the access ends on the day of the deletion').toBe(401);
    await platform.erasure.work();
    const { name } = await platform.db
      .selectFrom('users')
      .select('name')
      .where('id', '=', edu.id)
      .executeTakeFirstOrThrow();
    expect(name).toBe('Conta excluída');
    expect(
      (await platform.call('GET', '/api/privacidade', { as: leaving })).status,
      'the access of an erased member is refused',
    ).toBe(401);
    expect((await platform.call('DELETE', '/api/privacidade/exclusao', { as: leaving })).status).toBe(401);
  });

  it('if a banned member requests the account deletion three times, a single mail with a cancel link is sent', async () => {
    const { access } = await shutOut(await newcomer());
    const begin = () => platform.call('POST', '/api/privacidade/exclusao', { as: access, json: {} });
    const [first, ...others] = [...(await Promise.all([begin(), begin()])), await begin()];
    for (const { status, body } of others) expect({ status, body }).toEqual({ status: 200, body: first.body });
    const links = await platform.db
      .selectFrom('mail_links')
      .select('purpose')
      .where('user_id', '=', access.id)
      .execute();
    expect(links).toEqual([{ purpose: 'KEEP_ACCOUNT' }]);
  });

  it('if a deletion is requested and cancelled repeatedly, one mail an hour is sent, and its link cancels the deletion', async () => {
    const duda = await newcomer();
    const { access } = await shutOut(duda);
    const mails = async () => (await mailsIn(platform.dataDir)).filter((mail) => mail.includes(`To: ${duda.email}`));
    const change = async (method: 'POST' | 'DELETE') => {
      const call = await platform.call(method, '/api/privacidade/exclusao', { as: access, json: {} });
      expect(call.status).toBe(200);
    };
    await change('POST');
    await expect.poll(async () => (await mails()).length).toBe(1);
    for (let round = 0; round < 3; round += 1) {
      await change('DELETE');
      await change('POST');
    }
    await sql`update users set deletes_at = deletes_at + interval '59 minutes' where id = ${duda.id}`.execute(
      platform.db,
    );
    const links = sql<{ lasts: boolean }>`select l.expires_at > u.deletes_at as lasts from mail_links l
      join users u on u.id = l.user_id where u.id = ${duda.id}`;
    expect((await links.execute(platform.db)).rows).toEqual([{ lasts: true }]);

    await change('DELETE');
    await sql`update mail_links set expires_at = expires_at - interval '1 hour' where user_id = ${duda.id}`.execute(
      platform.db,
    );
    await change('POST');
    await expect.poll(async () => (await mails()).length).toBe(2);
    const token = /account\/keep#([\w-]+)/.exec(((await mails())[0] ?? '').replace(/=\r?\n/g, ''))?.[1];
    const kept = await platform.call('POST', '/api/privacidade/manter', { json: { token } });
    expect(kept).toMatchObject({ status: 200, body: { email: duda.email } });
    expect((await stateOf(access)).datDeletes).toBeNull();
    expect(await mails()).toHaveLength(2);
  });

  it("a banned member's requests are recorded with their IP address, and a sign-in attempt on a new device sends a mail", async () => {
    const duda = await platform.member({
      password_hash: await hashPassword(PASSWORD),
      email_confirmed_at: new Date(),
    });
    await shutOut(duda);
    const accessFrom = async (address: string, aparelho: string) => {
      const json = { email: duda.email, password: PASSWORD, aparelho };
      const headers = { 'x-forwarded-for': address };
      return fieldOf((await platform.call('POST', '/api/token', { json, headers })).body, 'acesso');
    };
    const addresses = async () =>
      (await platform.db.selectFrom('access_records').select('address').where('user_id', '=', duda.id).execute()).map(
        (each) => each.address,
      );
    const links = async () =>
      await platform.db.selectFrom('mail_links').select('purpose').where('user_id', '=', duda.id).execute();
    await expect.poll(links).toHaveLength(1);
    const token = await accessFrom('203.0.113.31', 'B'.repeat(43));
    expect(await addresses()).toContain('203.0.113.31');
    await expect.poll(links).toEqual([{ purpose: 'NOT_ME' }, { purpose: 'NOT_ME' }]);
    const headers = { 'x-forwarded-for': '203.0.113.32' };
    await platform.call('GET', '/api/privacidade', { as: { ...duda, token }, headers });
    await expect.poll(addresses).toContain('203.0.113.32');
  });

  it('if a banned member signs out with an access token, only that token becomes invalid', async () => {
    const duda = await newcomer();
    const { access } = await shutOut(duda);
    const other = await accessOf(duda);
    const read = async ({ token }: Member) =>
      (await platform.call('POST', '/api/bloqueio', { json: { acesso: token } })).status;
    expect(await read(access)).toBe(200);
    expect((await platform.call('DELETE', '/api/token', { as: access })).status).toBe(204);
    expect(await read(access)).toBe(404);
    expect((await platform.call('GET', '/api/privacidade', { as: access })).status).toBe(401);
    expect(await read(other)).toBe(200);
  });

  it('a banned member can have the unspent part of a card payment refunded', async () => {
    const duda = await newcomer();
    const intent = opened.parse(
      (await platform.call('POST', '/api/payment/balance/add-balance', { as: duda, json: { centavos: 4_000 } })).body,
    );
    await payByCard(platform.url, intent);
    const { paymentIntentId } = intent;
    await platform.call('POST', '/api/payment/balance/confirm-add-balance', { as: duda, json: { paymentIntentId } });
    await publishProfile(platform, duda, { startDate: inDays(1), endDate: inDays(1) });
    // The ad was to start tomorrow. The ban ends it before its first day, so the whole price returns to the balance.
    const { access } = await shutOut(duda);
    const left = await balance(platform, duda);
    expect(left).toBe(4_000);
    const { body } = await platform.call('GET', '/api/payments', { as: access });
    const paid = payments.parse(body).payments.find(({ desKind }) => desKind === 'TOP_UP');
    const path = `/api/payments/${paid?.idPayment ?? ''}`;
    expect((await platform.call('GET', path, { as: access })).body).toMatchObject({ valRefundable: left });
    expect((await platform.call('POST', `${path}/refund`, { as: access })).body).toMatchObject({
      status: 'SUCCEEDED',
      centavos: left,
      balanceCentavos: 0,
    });
    const stranger = (await shutOut(await newcomer())).access;
    expect((await platform.call('POST', `${path}/refund`, { as: stranger })).status).toBe(404);
  });

  it('a suspended member can read each moderation decision about their content and appeal against it', async () => {
    const duda = await newcomer();
    const warned = await reportedCase(bia, 'POST', await platform.post(duda));
    await decide(helena, [warned], 'WARN');
    const { access } = await shutOut(duda, 'SUSPEND');
    const { body } = await platform.call('GET', '/api/avisos', { as: access });
    const { avisos } = notices.parse(body);
    expect(avisos.map(({ desDecision }) => desDecision)).toEqual(['SUSPEND', 'WARN']);
    const path = `/api/avisos/${avisos[1]?.idDecision ?? ''}`;
    expect((await platform.call('GET', path, { as: access })).status).toBe(200);
    const appealed = await platform.call('POST', `${path}/recurso`, {
      as: access,
      json: { desText: 'Não foi assim.' },
    });
    expect(appealed.body).toMatchObject({ desAppeal: 'OPEN' });
  });

  it('if a suspended member ends a VIP subscription, it charges nothing after the suspension', async () => {
    const { world, buy, paidUntil, renewAll, balances } = vipWorld(platform);
    const { ana: duda, owner, id } = await world(50_000);
    const password_hash = await hashPassword(PASSWORD);
    await platform.db.updateTable('users').set({ password_hash }).where('id', '=', duda.id).execute();
    await buy(duda, id);
    const paid = await balances(duda, owner);
    const end = await paidUntil(duda, id);
    const { access } = await shutOut(duda, 'SUSPEND');
    await renewAll(end);
    const { body } = await platform.call('GET', '/api/assinaturas', { as: access });
    expect(body).toMatchObject({ assinaturas: [{ idCommunity: id, status: 'PAST_DUE' }] });
    const ended = await platform.call('DELETE', `/api/assinaturas/${id}`, { as: access });
    expect(ended).toMatchObject({ status: 200, body: { assinaturas: [] } });
    await platform.db.updateTable('users').set({ locked_until: null }).where('id', '=', duda.id).execute();
    await renewAll(new Date(end.getTime() + DAY_MS));
    expect(await balances(duda, owner)).toEqual(paid);
  });

  it("a suspended member's access token is refused after it expires, the suspension ends or the password changes", async () => {
    const ways = {
      over: ({ id }: Member) => sql`update auth_challenges set expires_at = now() where user_id = ${id}`,
      served: ({ id }: Member) => sql`update users set locked_until = now() where id = ${id}`,
      password: ({ id }: Member) => sql`update users set password_hash = 'other' where id = ${id}`,
    };
    const status = async (as: Member) => (await platform.call('GET', '/api/privacidade', { as })).status;
    for (const [why, end] of Object.entries(ways)) {
      const duda = await newcomer();
      const { access } = await shutOut(duda, 'SUSPEND');
      expect(await status(access)).toBe(200);
      await end(duda).execute(platform.db);
      expect(await status(access), why).toBe(401);
    }
    const { access, caseId } = await shutOut(await newcomer());
    expect((await restore(helena, caseId)).status).toBe(200);
    expect(await status(access), 'the access ends when the decision is undone').toBe(401);
  });
});
