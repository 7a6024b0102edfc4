import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { adHold, provider, record, wallet, type Movement } from '../../../bff/platform/wallet/ledger/ledger.ts';
import { saoPauloMidnight } from '../../../bff/platform/calendar/sao-paulo.ts';
import { describePlatform, fieldOf, type Member, type TestPlatform } from '../../support/platform.ts';

const answer = z.object({
  payments: z.array(
    z.object({
      idPayment: z.string(),
      desKind: z.string(),
      desStatus: z.string(),
      centavos: z.number(),
      formattedValue: z.string(),
      desDescription: z.string().nullable(),
      cursor: z.string(),
    }),
  ),
  paging: z.object({ cursorAfter: z.string().nullable(), hasMore: z.boolean() }),
});

function write({ db }: TestPlatform, movement: Movement) {
  return db.transaction().execute((tx) => record(tx, movement));
}

function topUp(platform: TestPlatform, { id }: Member, centavos: number) {
  const entries = [
    { account: wallet(id), centavos },
    { account: provider, centavos: -centavos },
  ];
  return write(platform, { key: `test:${uuidv7()}`, kind: 'TOP_UP', memberId: id, entries });
}

function ad(platform: TestPlatform, { id }: Member, centavos: number, description: string) {
  const adId = uuidv7();
  const entries = [
    { account: wallet(id), centavos: -centavos },
    { account: adHold(adId), centavos },
  ];
  return write(platform, { key: `ad:${adId}`, kind: 'AD', memberId: id, adId, description, entries });
}

async function intent(
  { db }: TestPlatform,
  { id }: Member,
  status: 'OPEN' | 'CANCELED',
  failure: string | null = null,
) {
  const row = { id: uuidv7(), member_id: id, purpose: 'TOP_UP' as const, centavos: 900, status, failure_code: failure };
  await db
    .insertInto('payment_intents')
    .values({
      ...row,
      provider_id: `pi_${row.id}`,
      request_key: null,
      settled_at: status === 'OPEN' ? null : new Date(),
    })
    .execute();
  return row.id;
}

async function listed(platform: TestPlatform, as: Member, query = '') {
  const { status, body } = await platform.call('GET', `/api/payments?cursorSize=50${query}`, { as });
  expect(status).toBe(200);
  return answer.parse(body).payments;
}

describePlatform('GET /api/payments', (platform) => {
  it('the payment history lists all movements and the card payments that credited nothing, newest first', async () => {
    const ana = await platform.member();
    await topUp(platform, ana, 5_000);
    await intent(platform, ana, 'CANCELED');
    await ad(platform, ana, 1_500, 'Café da esquina');
    await intent(platform, ana, 'OPEN', 'card_declined');
    await intent(platform, ana, 'OPEN');
    expect(
      (await listed(platform, ana)).map(({ desKind, desStatus, centavos, formattedValue, desDescription }) =>
        [desKind, desStatus, centavos, formattedValue, desDescription].join(' '),
      ),
    ).toEqual([
      'TOP_UP PENDING 900 R$ 9,00 ',
      'TOP_UP FAILED 900 R$ 9,00 ',
      'AD SUCCEEDED -1500 -R$ 15,00 Café da esquina',
      'TOP_UP FAILED 900 R$ 9,00 ',
      'TOP_UP SUCCEEDED 5000 R$ 50,00 ',
    ]);
  });

  it('the amounts in the payment history add up to the top-ups minus the price of the ad', async () => {
    const ana = await platform.member();
    for (const centavos of [5_000, 700, 1_200]) await topUp(platform, ana, centavos);
    await ad(platform, ana, 1_500, 'um');
    const sum = (await listed(platform, ana)).reduce((total, { centavos }) => total + centavos, 0);
    expect(sum).toBe(5_400);
  });

  it('the pages of the payment history together contain each payment once', async () => {
    const ana = await platform.member();
    for (let index = 0; index < 7; index++) {
      await topUp(platform, ana, 500 + index);
      await intent(platform, ana, 'OPEN');
    }
    const all = (await listed(platform, ana)).map(({ idPayment }) => idPayment);
    const seen: string[] = [];
    let after = '';
    for (;;) {
      const { body } = await platform.call('GET', `/api/payments?cursorSize=3&cursorAfter=${after}`, { as: ana });
      const { payments, paging } = answer.parse(body);
      seen.push(...payments.map(({ idPayment }) => idPayment));
      if (!paging.hasMore) break;
      after = paging.cursorAfter ?? '';
    }
    expect(seen).toEqual(all);
    expect(seen).toHaveLength(14);
  });

  it('the payment history is filtered by kind, state and day', async () => {
    const ana = await platform.member();
    await topUp(platform, ana, 5_000);
    await ad(platform, ana, 1_500, 'um');
    await intent(platform, ana, 'OPEN');
    const kinds = async (query: string) => (await listed(platform, ana, query)).map(({ desKind }) => desKind);
    expect(await kinds('&kind=AD')).toEqual(['AD']);
    expect(await kinds('&state=PENDING')).toEqual(['TOP_UP']);
    expect(await kinds('&kind=AD&state=PENDING')).toEqual([]);
    expect(await kinds('&from=2020-01-01&to=2099-12-31')).toHaveLength(3);
    expect(await kinds('&to=2020-01-01')).toEqual([]);
    expect(await kinds('&from=2099-01-01')).toEqual([]);
  });

  it.each(['kind=PRESENT', 'from=2026-02-30', 'from=2026-03-02&to=2026-03-01', 'cursorAfter=abc'])(
    'GET /api/payments answers 400 for %s',
    async (query) => {
      const ana = await platform.member();
      expect((await platform.call('GET', `/api/payments?${query}`, { as: ana })).status).toBe(400);
    },
  );

  it("a request for another member's payment gets 404, one with another member's cursor 400, and a visitor 401", async () => {
    const [ana, bruno] = [await platform.member(), await platform.member()];
    await topUp(platform, ana, 5_000);
    const open = await intent(platform, ana, 'OPEN');
    const [latest, first] = await listed(platform, ana);
    expect(latest?.idPayment).toBe(open);
    for (const payment of [latest, first]) {
      expect((await platform.call('GET', `/api/payments/${payment?.idPayment}`, { as: ana })).status).toBe(200);
      expect((await platform.call('GET', `/api/payments/${payment?.idPayment}`, { as: bruno })).status).toBe(404);
    }
    expect(await listed(platform, bruno)).toEqual([]);
    const cursor = `/api/payments?cursorAfter=${latest?.cursor}`;
    expect((await platform.call('GET', cursor, { as: bruno })).status).toBe(400);
    for (const path of ['/api/payments', '/api/payments/csv', `/api/payments/${open}`]) {
      expect((await platform.call('GET', path)).status).toBe(401);
    }
  });

  it('the CSV of payments suits Brazilian spreadsheets: it has a BOM, semicolons and escaped formulas', async () => {
    const ana = await platform.member();
    await topUp(platform, ana, 123_456);
    await ad(platform, ana, 1_500, '=SOMA(A1); "oferta"');
    const { status, headers } = await platform.call('GET', '/api/payments/csv', { as: ana });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename=carteira-\d{4}-\d\d-\d\d\.csv$/);
    const raw = await fetch(`${platform.url}/api/payments/csv`, { headers: { authorization: `Bearer ${ana.token}` } });
    const bytes = new Uint8Array(await raw.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [header, last, first, end] = new TextDecoder().decode(bytes).split('\r\n');
    expect(header).toBe('Data;Hora;Tipo;Descrição;Situação;Valor (R$);Identificador');
    expect(last).toMatch(
      /^\d\d\/\d\d\/\d{4};\d\d:\d\d;Anúncio;"'=SOMA\(A1\); ""oferta""";Concluído;-15,00;[\da-f-]{36}$/,
    );
    expect(first).toMatch(/;Saldo adicionado com cartão;;Concluído;1234,56;/);
    expect(end).toBe('');
  });

  it('the CSV contains all 1,001 payments, whether it is fetched with a session or with a download ticket', async () => {
    const ana = await platform.member();
    const rows = Array.from({ length: 1_001 }, () => ({
      id: uuidv7(),
      member_id: ana.id,
      purpose: 'TOP_UP' as const,
      centavos: 900,
      status: 'OPEN' as const,
    }));
    await platform.db.insertInto('payment_intents').values(rows).execute();
    const { body } = await platform.call('GET', '/api/payments/csv?kind=TOP_UP', { as: ana });
    const { body: ticket } = await platform.call('POST', '/api/payments/csv/bilhete', { as: ana });
    const address = `${platform.url}/api/payments/csv?kind=TOP_UP&bilhete=${fieldOf(ticket, 'bilhete')}`;
    expect(await (await fetch(address)).text(), 'the link works without a session').toBe(body);
    const ids = String(body)
      .split('\r\n')
      .slice(1, -1)
      .map((row) => row.split(';').at(-1));
    expect(new Set(ids).size).toBe(1_001);
  });
});

describe('saoPauloMidnight()', () => {
  it.each([
    ['2026-05-14', '2026-05-14T03:00:00.000Z'],
    // Brazil had daylight saving time until 2019, so midnight was at 02:00 UTC.
    ['2018-12-01', '2018-12-01T02:00:00.000Z'],
  ])('the day %s begins in São Paulo at %s', (day, instant) =>
    expect(saoPauloMidnight(day).toISOString()).toBe(instant),
  );

  it('saoPauloMidnight() of 31 December plus one day returns midnight of 1 January', () =>
    expect(saoPauloMidnight('2026-12-31', 1)).toEqual(saoPauloMidnight('2027-01-01')));
});
