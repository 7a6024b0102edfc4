import { sql } from 'kysely';
import { v4, v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { parts, rowsOf } from '../../../bff/platform/privacy/export-parts.ts';
import { provider, record, wallet, type Movement } from '../../../bff/platform/wallet/ledger/ledger.ts';
import { describePlatform, type Member } from '../../support/platform.ts';

describePlatform('payments in a data export', (platform) => {
  const wallets = parts.find(({ name }) => name === 'carteira');

  async function exported({ id }: Member) {
    if (!wallets) throw new Error('The export has no part about the wallet.');
    return await rowsOf(platform.db, wallets, id);
  }

  /** Inserts a payment with these columns. A payment that succeeded also credits the member's wallet. */
  async function pay({ id: memberId }: Member, row: Record<string, unknown>) {
    const [id, isPaid] = [uuidv7(), row['status'] !== 'OPEN'];
    const paid = isPaid ? { status: 'SUCCEEDED', settled_at: new Date() } : {};
    const values = { id, member_id: memberId, purpose: 'TOP_UP', centavos: 1_000, ...paid, ...row };
    const names = Object.keys(values).map((name) => sql.ref(name));
    await sql`insert into payment_intents (${sql.join(names)}) values (${sql.join(Object.values(values))})`.execute(
      platform.db,
    );
    const entries = [
      { account: wallet(memberId), centavos: 1_000 },
      { account: provider, centavos: -1_000 },
    ];
    if (isPaid) await move({ key: `intent:${id}`, kind: 'TOP_UP', memberId, intentId: id, entries });
    return id;
  }

  const move = (movement: Movement) => platform.db.transaction().execute((tx) => record(tx, movement));

  it('name the objects of a payment and of its refusal by the method, card or Pix', async () => {
    const ana = await platform.member();
    const [card, pix] = [await pay(ana, { method: 'CARD' }), await pay(ana, { method: 'PIX' })];
    for (const intent_id of [card, pix])
      await platform.db
        .insertInto('payment_declines')
        .values({ id: v4(), intent_id, member_id: ana.id, code: 'card_declined' })
        .execute();
    const rows = await exported(ana);
    for (const row of [
      { pagamentoCartao: card },
      { pagamentoPix: pix },
      { cartaoRecusado: card },
      { pixRecusado: pix },
    ])
      expect(rows).toContainEqual(expect.objectContaining(row));
    expect(rows).not.toContainEqual(expect.objectContaining({ pagamentoCartao: pix }));
  });

  it('say what a waiting Pix is to buy, its price, and the end of its code', async () => {
    const ana = await platform.member();
    const post = await platform.post(ana);
    const boost = { method: 'PIX', purpose: 'POST_AD', price_centavos: 3_000, post_id: post, status: 'OPEN' };
    const pix = await pay(ana, { ...boost, pix_expires_at: '2026-01-01T12:00:00Z' });
    const purchase = JSON.stringify({ idPost: post, desTargetType: ['MULHER'], startDate: '2026-01-01' });
    await platform.db.insertInto('payment_orders').values({ intent_id: pix, member_id: ana.id, purchase }).execute();
    const [row] = await exported(ana);
    expect(row).toMatchObject({
      pagamentoPix: pix,
      para: 'POST_AD',
      precoCentavos: 3_000,
      post,
      compra: { post, publico: ['MULHER'], inicio: '2026-01-01' },
    });
    expect(JSON.stringify(row)).toMatch(/"codigoExpiraEm":"2026-01-01T/);
    expect(row).not.toHaveProperty('pagoDepoisDeExpirar');
  });

  it('say why a paid Pix bought nothing: late, another amount, and the stored reason', async () => {
    const ana = await platform.member();
    const bought = { method: 'PIX', purpose: 'PROFILE_AD', failure_code: 'PRICE_CHANGED' };
    const pix = await pay(ana, { ...bought, is_late: true, asked_centavos: 900 });
    expect(await exported(ana)).toContainEqual(
      expect.objectContaining({
        pagamentoPix: pix,
        naoComprouPor: 'PRICE_CHANGED',
        pagoDepoisDeExpirar: true,
        pedidoCentavos: 900,
      }),
    );
  });

  it('name the community and the day of a debit by Pix Automático', async () => {
    const ana = await platform.member();
    const community = await platform.community(await platform.member());
    const debit = { renews_community: community, card_provider_id: 'pm_1', debit_at: '2026-01-05T12:00:00Z' };
    const pix = await pay(ana, { method: 'PIX', status: 'OPEN', ...debit });
    const [row] = await exported(ana);
    expect(row).toMatchObject({ pagamentoPix: pix, renovaComunidade: community });
    expect(JSON.stringify(row)).toMatch(/"debitoEm":"2026-01-05T/);
  });

  it("lead from a movement to the member's own payment, and to no payment of another member", async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    const pix = await pay(ana, { method: 'PIX' });
    const entries = [
      { account: wallet(ana.id), centavos: -1_000 },
      { account: wallet(bia.id), centavos: 1_000 },
    ];
    await move({ key: `test:${v4()}`, kind: 'VIP', memberId: ana.id, intentId: pix, entries });
    const [own, hers] = [await exported(ana), await exported(bia)];
    expect(own).toContainEqual(expect.objectContaining({ tipo: 'TOP_UP', pagamento: pix }));
    expect(hers).toContainEqual(expect.objectContaining({ centavos: 1_000, pagamento: null }));
    expect(JSON.stringify(hers)).not.toContain(pix);
  });
});
