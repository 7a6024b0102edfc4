import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { renew } from '../../../bff/platform/communities/vip/vip.renewal.ts';
import { handOverCommunities } from '../../../bff/platform/privacy/erase-communities.ts';
import { balanceOf, provider, record, wallet } from '../../../bff/platform/wallet/ledger/ledger.ts';
import { answerOffer, handOver, offer } from '../../support/hand-over.ts';
import { lockRow, untilWaiting } from '../../support/locked-row.ts';
import { describePlatform, fieldOf, type Member } from '../../support/platform.ts';
import { DEFAULT_VIP_FEE_PERCENT } from '../../../schema/vip-fee.ts';
import { terms } from '../../support/vip.ts';

const PRICE_CENTAVOS = 1_990;

describePlatform('type of a profile', (platform) => {
  const call: typeof platform.call = (...asked) => platform.call(...asked);
  const professional = () => platform.member({ profile_type: 'PROFISSIONAL' });
  const state = async (as: Member) => (await call('GET', '/api/perfil', { as })).body;
  const become = (as: Member, perfil: unknown) => call('PUT', '/api/perfil', { as, json: { perfil } });

  async function community(as: Member, desKind: 'PRIVADA' | 'VIP', desName = 'Roda') {
    const json = { desKind, desName, ...(desKind === 'VIP' && { valPrice: PRICE_CENTAVOS }) };
    return fieldOf((await call('POST', '/api/comunidades', { as, json })).body, 'idCommunity');
  }

  async function topUp({ id }: Member) {
    const entries = [
      { account: wallet(id), centavos: 50_000 },
      { account: provider, centavos: -50_000 },
    ];
    const topUp = { key: `test:${uuidv7()}`, kind: 'TOP_UP' as const, memberId: id, entries };
    await platform.db.transaction().execute((tx) => record(tx, topUp));
  }

  const buy = (as: Member, id: string) =>
    call('POST', `/api/comunidades/${id}/subscription`, { as, json: { valPrice: PRICE_CENTAVOS } });

  async function subscriber(id: string) {
    const ana = await professional();
    await topUp(ana);
    expect((await buy(ana, id)).status).toBe(200);
    return ana;
  }

  async function membership(as: Member, id: string) {
    const { body } = await call('GET', `/api/comunidades/${id}`, { as });
    return body;
  }

  it('a FREE member who becomes PROFISSIONAL can create a community without signing in again', async () => {
    const bruno = await platform.member({ profile_type: 'FREE' });
    expect(await state(bruno)).toEqual({
      idUser: bruno.id,
      perfil: 'FREE',
      comunidadesPagas: [],
      comunidadesCuidadas: 0,
      renovacoes: 0,
      taxaVip: DEFAULT_VIP_FEE_PERCENT,
    });
    expect(await become(bruno, 'PROFISSIONAL')).toMatchObject({ status: 200, body: { perfil: 'PROFISSIONAL' } });
    expect((await call('GET', '/api/user-v2/profile-info', { as: bruno })).body).toMatchObject({
      perfil: 'PROFISSIONAL',
    });
    await community(bruno, 'PRIVADA');
    expect(await state(bruno)).toMatchObject({ comunidadesCuidadas: 1 });
  });

  it('ten concurrent requests to become PROFISSIONAL all answer 200 and publish a single event', async () => {
    const bruno = await platform.member({ profile_type: 'FREE' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => become(bruno, 'PROFISSIONAL')));
    expect(answers.map(({ status, body }) => [status, fieldOf(body, 'perfil')])).toEqual(
      answers.map(() => [200, 'PROFISSIONAL']),
    );
    const told = platform.events.filter(({ topic }) => topic === `user:${bruno.id}`);
    expect(told).toEqual([{ topic: `user:${bruno.id}`, payload: { type: 'profile', idUser: bruno.id } }]);
  });

  it('PUT /api/perfil answers 400 for an unknown profile type, and 401 to a visitor', async () => {
    const bruno = await platform.member({ profile_type: 'FREE' });
    for (const perfil of ['PESSOAL', 'profissional', '', null, 1, ['PROFISSIONAL']]) {
      expect((await become(bruno, perfil)).status).toBe(400);
    }
    expect((await call('PUT', '/api/perfil', { json: { perfil: 'PROFISSIONAL' } })).status).toBe(401);
    expect(await state(bruno)).toMatchObject({ perfil: 'FREE' });
  });

  it('a member who became FREE again can neither create a community nor receive an ownership offer', async () => {
    const [ana, bia] = [await professional(), await professional()];
    const id = await community(ana, 'PRIVADA');
    await call('POST', `/api/comunidades/${id}/membership`, { as: bia });
    await call('POST', `/api/comunidades/${id}/requests/${bia.id}`, { as: ana, json: { approve: true } });
    await become(bia, 'FREE');
    const json = { desKind: 'PRIVADA', desName: 'Roda' };
    expect(await call('POST', '/api/comunidades', { as: bia, json })).toMatchObject({
      status: 403,
      body: { code: 'NOT_ALLOWED' },
    });
    expect((await offer(platform, id, ana, bia)).status).toBe(403);
  });

  it('an owner of a community with subscribers cannot become FREE until that community is closed', async () => {
    const ana = await professional();
    const mesa = await community(ana, 'VIP', 'Mesa');
    await community(ana, 'VIP', 'Vazia');
    const bia = await subscriber(mesa);
    const refusal = {
      status: 400,
      body: {
        code: 'HAS_SUBSCRIBERS',
        error: 'Há assinantes em: Mesa. Transfira ou encerre antes de voltar a ser FREE.',
      },
    };
    expect(await become(ana, 'FREE')).toMatchObject(refusal);
    expect(await state(ana)).toMatchObject({
      perfil: 'PROFISSIONAL',
      comunidadesPagas: [{ idCommunity: mesa, desName: 'Mesa', assinantes: 1 }],
    });
    // Bia cancels the renewal. She has paid until the end of the month, and until then she still counts as a paying
    // member.
    await call('DELETE', `/api/comunidades/${mesa}/subscription`, { as: bia });
    expect(await become(ana, 'FREE')).toMatchObject(refusal);
    await call('DELETE', `/api/comunidades/${mesa}`, { as: ana });
    expect(await become(ana, 'FREE')).toMatchObject({ status: 200, body: { perfil: 'FREE', comunidadesPagas: [] } });
  });

  it('an owner can become FREE after handing over the community that has subscribers', async () => {
    const ana = await professional();
    const mesa = await community(ana, 'VIP', 'Mesa');
    const bia = await subscriber(mesa);
    await subscriber(mesa);
    await handOver(platform, mesa, ana, bia);
    expect((await become(ana, 'FREE')).status).toBe(200);
    expect((await become(bia, 'FREE')).status).toBe(400);
  });

  it('a VIP community takes no new subscription while its owner is FREE', async () => {
    const [ana, bia] = [await professional(), await professional()];
    const mesa = await community(ana, 'VIP');
    await topUp(bia);
    await become(ana, 'FREE');
    expect(await buy(bia, mesa)).toMatchObject({ status: 403, body: { code: 'NOT_ALLOWED' } });
    expect(await balanceOf(platform.db, wallet(bia.id))).toBe(50_000);
    await become(ana, 'PROFISSIONAL');
    expect((await buy(bia, mesa)).status).toBe(200);
  });

  it("if a community's first subscription and its owner's change to FREE are concurrent, only one of them succeeds", async () => {
    for (let round = 0; round < 12; round += 1) {
      const [ana, bia] = [await professional(), await professional()];
      const mesa = await community(ana, 'VIP');
      await topUp(bia);
      const both = [() => buy(bia, mesa), () => become(ana, 'FREE')];
      const asked = await Promise.all((round % 2 ? both : both.toReversed()).map((ask) => ask()));
      expect(asked.filter(({ status }) => status === 200)).toHaveLength(1);
      const paid = await balanceOf(platform.db, wallet(bia.id));
      expect([paid, fieldOf(await state(ana), 'perfil')]).toEqual(
        paid === 50_000 ? [50_000, 'FREE'] : [50_000 - PRICE_CENTAVOS, 'PROFISSIONAL'],
      );
    }
  });

  it('if a member concurrently accepts a community with subscribers and changes to FREE, only one request succeeds', async () => {
    for (let round = 0; round < 12; round += 1) {
      const ana = await professional();
      const mesa = await community(ana, 'VIP');
      const bia = await subscriber(mesa);
      await subscriber(mesa);
      await offer(platform, mesa, ana, bia);
      const both = [() => answerOffer(platform, mesa, bia), () => become(bia, 'FREE')];
      const asked = await Promise.all((round % 2 ? both : both.toReversed()).map((ask) => ask()));
      expect(asked.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });

  it.skipIf(platform.kind !== 'postgres')(
    'while a member is accepting a paid community, their change to FREE gets HAS_SUBSCRIBERS (needs PostgreSQL)',
    async () => {
      const [ana, bia, caio] = [await professional(), await professional(), await professional()];
      const mesa = await community(ana, 'VIP');
      await platform.db
        .insertInto('community_members')
        .values({ id: uuidv7(), community_id: mesa, user_id: bia.id, role: 'MODERATOR', status: 'ACTIVE' })
        .execute();
      await topUp(caio);
      await offer(platform, mesa, ana, bia);
      const letAccept = await lockRow(platform, 'community_offers', { community_id: mesa });
      const accepted = answerOffer(platform, mesa, bia);
      await untilWaiting(platform);
      const free = become(bia, 'FREE');
      await untilWaiting(platform, 2);
      const letPay = await lockRow(platform, 'ledger_accounts', { owner_id: caio.id });
      const paid = buy(caio, mesa);
      await untilWaiting(platform, 3);
      await letAccept();
      expect((await accepted).status).toBe(200);
      await Promise.race([free, untilWaitingForCommunities()]);
      await letPay();
      expect((await paid).status).toBe(200);
      expect((await free).body).toMatchObject({ code: 'HAS_SUBSCRIBERS' });
    },
  );

  async function untilWaitingForCommunities() {
    const waiting = sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        and query like '%from communities%order by id for no key update%'`;
    const count = async () => (await waiting.execute(platform.db)).rows.length;
    await expect.poll(count, { interval: 10 }).toBe(1);
  }

  it('a change to FREE keeps a paid VIP membership until its month ends, and ends an overdue membership immediately', async () => {
    const owner = await professional();
    const [mesa, roda] = [await community(owner, 'VIP', 'Mesa'), await community(owner, 'VIP', 'Roda')];
    const bia = await subscriber(mesa);
    await buy(bia, roda);
    await platform.db
      .updateTable('community_members')
      .set({ status: 'PAST_DUE' })
      .where('community_id', '=', roda)
      .where('user_id', '=', bia.id)
      .execute();
    expect(await state(bia)).toMatchObject({ renovacoes: 2 });
    expect(await become(bia, 'FREE')).toMatchObject({ status: 200, body: { perfil: 'FREE', renovacoes: 0 } });
    expect(await membership(bia, mesa)).toMatchObject({ membership: { status: 'CANCELS_AT_END' } });
    expect(await membership(bia, roda)).toMatchObject({ membership: { status: 'EXPIRED' } });
    expect(platform.events.map(({ payload }) => payload)).toContainEqual({
      type: 'membership',
      idUser: bia.id,
      idCommunity: roda,
    });
    // After the member has changed back to a PROFISSIONAL profile, they can resume the renewal.
    await become(bia, 'PROFISSIONAL');
    await call('POST', `/api/comunidades/${mesa}/subscription/resume`, { as: bia });
    expect(await membership(bia, mesa)).toMatchObject({ membership: { status: 'ACTIVE' } });
  });

  it('a member who became FREE stays in private communities and can leave them', async () => {
    const [ana, bia] = [await professional(), await professional()];
    const id = await community(ana, 'PRIVADA');
    await call('POST', `/api/comunidades/${id}/membership`, { as: bia });
    await call('POST', `/api/comunidades/${id}/requests/${bia.id}`, { as: ana, json: { approve: true } });
    await become(bia, 'FREE');
    expect(await membership(bia, id)).toMatchObject({ membership: { status: 'ACTIVE' } });
    expect((await call('DELETE', `/api/comunidades/${id}/membership`, { as: bia })).status).toBe(200);
  });

  it('the communities of a deleted owner go to a PROFISSIONAL moderator, not to a FREE moderator', async () => {
    const [ana, bia, caio] = [await professional(), await professional(), await professional()];
    const id = await community(ana, 'PRIVADA');
    for (const moderator of [bia, caio]) {
      await call('POST', `/api/comunidades/${id}/membership`, { as: moderator });
      await call('POST', `/api/comunidades/${id}/requests/${moderator.id}`, { as: ana, json: { approve: true } });
      const json = { role: 'MODERATOR' };
      await call('PATCH', `/api/comunidades/${id}/members/${moderator.id}`, { as: ana, json });
    }
    await become(bia, 'FREE');
    // Caio's suspension has expired, so he can become the owner of the community.
    const locked_until = new Date(Date.now() - 60_000);
    await platform.db.updateTable('users').set({ locked_until }).where('id', '=', caio.id).execute();
    await handOverCommunities(platform.db, ana.id, false);
    expect(await membership(caio, id)).toMatchObject({ idOwner: caio.id });
  });

  const mine = async ({ id }: Member, communityId: string) => {
    const query = platform.db.selectFrom('vip_subscriptions').selectAll().where('user_id', '=', id);
    return (await query.where('community_id', '=', communityId).execute())[0];
  };

  it('a FREE member who buys a VIP month or resumes a subscription gets 403 and is charged nothing', async () => {
    const owner = await professional();
    const [mesa, roda] = [await community(owner, 'VIP', 'Mesa'), await community(owner, 'VIP', 'Roda')];
    const bia = await subscriber(mesa);
    await become(bia, 'FREE');
    const refused = { status: 403, body: { code: 'NOT_ALLOWED' } };
    expect(await buy(bia, roda)).toMatchObject(refused);
    expect(await call('POST', `/api/comunidades/${mesa}/subscription/resume`, { as: bia })).toMatchObject(refused);
    expect(await membership(bia, mesa)).toMatchObject({ membership: { status: 'CANCELS_AT_END' } });
    expect(await balanceOf(platform.db, wallet(bia.id))).toBe(50_000 - PRICE_CENTAVOS);
  });

  it('if a member became FREE, the renewal of their VIP membership charges nothing, and the membership expires', async () => {
    const mesa = await community(await professional(), 'VIP');
    const bia = await subscriber(mesa);
    await platform.db.updateTable('users').set({ profile_type: 'FREE' }).where('id', '=', bia.id).execute();
    const due = await mine(bia, mesa);
    if (!due) throw new Error('nothing was bought');
    await renew(platform.db, due, terms, due.due_at);
    expect(await balanceOf(platform.db, wallet(bia.id))).toBe(50_000 - PRICE_CENTAVOS);
    expect(await membership(bia, mesa)).toMatchObject({ membership: { status: 'EXPIRED' } });
  });

  it.skipIf(platform.kind !== 'postgres')(
    'if a member becomes FREE while a VIP month is being paid, they pay that month and no later one (needs PostgreSQL)',
    async () => {
      const mesa = await community(await professional(), 'VIP');
      const bia = await professional();
      await topUp(bia);
      for (const pay of [() => buy(bia, mesa), () => renewNow(bia, mesa)]) {
        await platform.db.updateTable('users').set({ profile_type: 'PROFISSIONAL' }).where('id', '=', bia.id).execute();
        const letPay = await lockRow(platform, 'ledger_accounts', { owner_id: bia.id, kind: 'WALLET' });
        const paying = pay();
        await untilWaiting(platform);
        const free = become(bia, 'FREE');
        await Promise.race([free, untilWaiting(platform, 2)]);
        await letPay();
        await paying;
        expect(await free).toMatchObject({ status: 200, body: { renovacoes: 0 } });
        expect(await membership(bia, mesa)).toMatchObject({ membership: { status: 'CANCELS_AT_END' } });
      }
      expect(await balanceOf(platform.db, wallet(bia.id))).toBe(50_000 - 2 * PRICE_CENTAVOS);
    },
  );

  async function renewNow(member: Member, communityId: string) {
    const resumed = { status: 'ACTIVE' as const };
    await platform.db.updateTable('community_members').set(resumed).where('user_id', '=', member.id).execute();
    const due = await mine(member, communityId);
    if (due) await renew(platform.db, due, terms, due.due_at);
  }
});

describePlatform(
  'the share of the platform in a VIP month',
  (platform) => {
    it('if the operator has set VIP_FEE_PERCENT, the profile type says that share', async () => {
      const ana = await platform.member({ profile_type: 'PROFISSIONAL' });
      expect((await platform.call('GET', '/api/perfil', { as: ana })).body).toMatchObject({ taxaVip: 15 });
    });
  },
  { vipFeePercent: 15 },
);
