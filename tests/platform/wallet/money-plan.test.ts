import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { adsOf } from '../../../bff/platform/ads/ads.store.ts';
import { adsFor, placements } from '../../../bff/platform/ads/delivery.store.ts';
import { dueAds } from '../../../bff/platform/ads/ad-states.ts';
import { dueSubscriptions } from '../../../bff/platform/communities/vip/vip.renewal.ts';
import { createLogger } from '../../../bff/platform/telemetry/logger.ts';
import type { PageRequest } from '../../../bff/platform/http/pagination.ts';
import { addDays, saoPauloDay } from '../../../bff/platform/calendar/sao-paulo.ts';
import { createInvariants } from '../../../bff/platform/wallet/ledger/invariants.ts';
import { paymentOf, paymentsOf } from '../../../bff/platform/wallet/history.store.ts';
import { bookLosses } from '../../../bff/platform/wallet/ledger/losses.ts';
import { tellUnspentCredits } from '../../../bff/platform/wallet/ledger/unspent-credits.ts';
import { movementKinds } from '../../../bff/platform/wallet/wallet.table.ts';
import { hasPostgres, idOf, pagesOf, populated } from '../../support/populated.ts';

const PAGES = 1_500; // The upper bound of database pages (8 KiB) a query reads. The tables have thousands of pages.
const HISTORY = 20_000;

/** Returns SQL for a UUIDv7 whose timestamp is n minutes ago. */
const minuteId = (kind: number, n: string) =>
  `(lpad(to_hex((extract(epoch from now()) * 1000)::bigint - ${n}::bigint * 60000), 12, '0') || '7000' || '8000' || lpad(to_hex(${kind} * 1000000 + ${n}), 12, '0'))::uuid`;

/**
 * SQL for this data:
 *
 * - 2,000 members and 20,000 VIP memberships
 * - 120,000 ledger movements with an entry of a wallet each; a sixth of the entries are the first member's
 * - 40,000 open or canceled card payments; half of them are the first member's
 * - 40,000 payments for ads, one an hour
 * - 20,000 mandates of Pix Automático
 * - 100,000 pending VIP earnings, each on hold by two payments
 * - 20,100 refunds and disputes; 100 of them are of erased members, who owe their amount
 * - 30,000 ads, 500 of them running
 */
const population = [
  // Turns triggers off, so that inserting ledger entries changes no balance: only the query plans matter here.
  `set session_replication_role = replica`,
  `insert into users (id, email, password_hash, name, nickname, birth_date, gender, preferences)
   select ${idOf(1, 'n')}, n || '@exemplo.example', '-', 'Membro ' || n, 'm' || n, '1990-01-01', 'MULHER', 'HOMEM,MULHER'
   from generate_series(1, 2000) n`,
  `insert into ledger_accounts (kind, owner_id) select 'WALLET', id from users`,
  `insert into ledger_transactions (id, key, kind, member_id)
   select ${minuteId(2, 'n')}, 'x' || n, (array['TOP_UP', 'AD', 'VIP', 'REFUND'])[1 + n % 4], ${idOf(1, '1')}
   from generate_series(1, ${6 * HISTORY}) n`,
  `insert into ledger_entries (id, transaction_id, account_id, kind, centavos)
   select ${minuteId(3, 'n')}, ${minuteId(2, 'n')},
     (select id from ledger_accounts where kind = 'WALLET' and owner_id = case when n % 6 = 0 then ${idOf(1, '1')} else ${idOf(1, '2 + n % 1998')} end),
     (array['TOP_UP', 'AD', 'VIP', 'REFUND'])[1 + n % 4], 100
   from generate_series(1, ${6 * HISTORY}) n`,
  `insert into payment_intents (id, provider_id, member_id, purpose, centavos, status, settled_at, created_at, failure_code)
   select ${minuteId(4, 'n')}, 'pi_' || n, case when n % 2 = 0 then ${idOf(1, '1')} else ${idOf(1, '2 + n % 1998')} end, 'TOP_UP', 900,
     case when n % 4 < 2 then 'OPEN' else 'CANCELED' end, case when n % 4 < 2 then null else now() end, now(), null
   from generate_series(1, ${2 * HISTORY}) n`,
  `insert into payment_intents (id, provider_id, member_id, purpose, centavos, status, settled_at, created_at)
   select ${minuteId(9, 'n')}, 'pi_ad_' || n, ${idOf(1, '2 + n % 1998')}, 'BUSINESS_AD', 900, 'SUCCEEDED',
     now() - n * interval '1 hour', now() - n * interval '1 hour'
   from generate_series(1, ${2 * HISTORY}) n`,
  `insert into ads (id, owner_id, kind, state, targets, highlight, start_day, end_day, day_centavos, total_centavos, ended_at)
   select ${idOf(5, 'n')}, ${idOf(1, '1 + n % 2000')}, 'HIGHLIGHT', case when n % 60 = 0 then 'ATIVO' else 'FINALIZADO' end,
     array['MULHER'], (array['FEED', 'DESCOBRIR', 'TUDO'])[1 + n % 3], current_date - 3, current_date + case when n % 120 = 0 then -2 else 3 end,
     100, 100 * case when n % 120 = 0 then 2 else 7 end, case when n % 60 = 0 then null else now() end
   from generate_series(1, 30000) n`,
  `insert into communities (id, owner_id, kind, name, price_cents)
   select ${idOf(6, 'n')}, ${idOf(1, '1')}, 'VIP', 'Roda ' || n, 1000 from generate_series(1, 20) n`,
  `insert into community_members (id, community_id, user_id)
   select ${idOf(7, 'n')}, ${idOf(6, '1 + n % 20')}, ${idOf(1, '1 + n / 20')} from generate_series(0, 19999) n`,
  `insert into vip_subscriptions (id, community_id, user_id, price_cents, started_at, months, paid_until, due_at)
   select ${idOf(8, 'n')}, ${idOf(6, '1 + n % 20')}, ${idOf(1, '1 + n / 20')}, 1000, now(), 1, now(),
     now() + (n - 200) * interval '1 minute' from generate_series(0, 19999) n`,
  `insert into payment_mandates (intent_id, member_id, community_id, max_centavos)
   select ${minuteId(4, 'n')}, ${idOf(1, '2 + n % 1998')}, ${idOf(6, '1 + n % 20')}, 1000
   from generate_series(1, ${HISTORY}) n`,
  `insert into vip_earnings (month_key, earner_id, community_id, earned, days, ends_at, held_until, held_by, due_at)
   select 'vip:' || n, ${idOf(1, '1')}, ${idOf(6, '1 + n % 20')}, 800, 30, now() + interval '20 days',
     now() + interval '10 days', array[${idOf(12, '1 + n % 40000')}, ${idOf(13, 'n')}],
     now() + interval '11 days'
   from generate_series(1, 100000) n`,
  `insert into users (id, email, password_hash, name, nickname, birth_date, deletes_at)
   select ${idOf(10, 'n')}, 'fora' || n, '-', 'Conta excluída', 'fora' || n, '1900-01-01', '9999-12-31T00:00:00Z'
   from generate_series(1, 100) n`,
  `insert into ledger_accounts (kind, owner_id, balance)
   select 'RECEIVABLE', ${idOf(10, 'n')}, -100 from generate_series(1, 100) n`,
  `insert into ledger_accounts (kind, owner_id, balance) values ('LOSSES', '00000000-0000-0000-0000-000000000000', 10000)
   on conflict (kind, owner_id) do update set balance = excluded.balance`,
  `insert into payment_refunds (id, intent_id, member_id, kind, centavos, owed_centavos, status, provider_id, settled_at)
   select ${idOf(11, 'n')}, ${idOf(12, 'n')}, ${idOf(10, 'n')}, 'DISPUTE', 900, 900, 'SUCCEEDED', 'du_' || n, now()
   from generate_series(1, 100) n`,
  `insert into payment_refunds (id, intent_id, member_id, kind, centavos, owed_centavos, status, provider_id, settled_at)
   select ${idOf(14, 'n')}, ${idOf(15, 'n')}, ${idOf(1, '1 + n % 2000')}, 'REFUND', 900, n % 2, 'SUCCEEDED', 're_' || n, now()
   from generate_series(1, ${HISTORY}) n`,
  `set session_replication_role = origin`,
];

describe.runIf(hasPostgres())(
  'query plans with 120,000 movements, 30,000 ads and 20,000 VIP memberships (needs PostgreSQL)',
  () => {
    const { db, statementsOf, planOf } = populated('money', population);
    let ana = '';
    let someEntry = '';

    beforeAll(async () => {
      const { rows } = await sql<{ ana: string; entry: string }>`
      select ${sql.raw(idOf(1, '1'))} as ana, (select id from ledger_entries order by id limit 1 offset 60000) as entry`.execute(
        db,
      );
      [ana, someEntry] = [rows[0]?.ana ?? '', rows[0]?.entry ?? ''];
    });

    const first: PageRequest = { size: 20, direction: 'after', cursor: null };
    const deep = (): PageRequest => ({ ...first, cursor: { part: '', id: someEntry } });
    const day = (back: number) => addDays(saoPauloDay(), -back);

    /** Makes a call. Expects that its SQL query reads few database pages and scans no table sequentially. */
    async function expectIndexes(call: () => Promise<unknown>) {
      const asked = await statementsOf(call);
      const plan = await planOf(asked.find(({ sql: text }) => !/^(begin|commit|rollback)/.test(text)));
      expect(plan).not.toMatch(/Seq Scan on (ledger_|payment_|ads|vip_|users|community)/);
      expect(pagesOf(plan), plan).toBeLessThan(PAGES);
    }

    it.each([
      ['without a filter', {}],
      ...movementKinds.map((kind) => [`of kind ${kind}`, { kind }] as const),
      ['that succeeded', { state: 'SUCCEEDED' }],
      ['that are open', { state: 'PENDING' }],
      ['that failed', { state: 'FAILED' }],
      ['that are of one kind and failed', { kind: 'TOP_UP', state: 'FAILED' }],
      ['since a day', { from: day(3) }],
      ['until a day', { to: day(60) }],
      ['between two days', { from: day(40), to: day(39) }],
      ['of one kind between two days', { kind: 'AD', from: day(40), to: day(39) }],
    ] as const)(
      'paymentsOf() uses an index to read payments %s, on the first page and on a deep page',
      async (_title, filter) => {
        await expectIndexes(() => paymentsOf(db, ana, filter, first));
        await expectIndexes(() => paymentsOf(db, ana, filter, deep()));
      },
    );

    it('paymentOf() uses an index to read one payment', () => expectIndexes(() => paymentOf(db, ana, someEntry)));

    it('tellUnspentCredits() uses an index to find recent payments for ads that were then not created', () =>
      expectIndexes(() => tellUnspentCredits({ db, logger: createLogger('silent') })));

    it("adsOf() uses an index to read a member's ads, on the first page and on a deep page", async () => {
      await expectIndexes(() => adsOf(db, ana, first));
      await expectIndexes(() => adsOf(db, ana, deep()));
    });

    it('createInvariants() reads the ledger accounts at most once in five minutes', async () => {
      let time = 0;
      const invariants = createInvariants(db, () => time);
      const reads = async (call: () => Promise<unknown>) => (await statementsOf(call)).length;
      expect(await reads(() => Promise.all([invariants(), invariants()]))).toBe(1);
      expect(Object.values(await invariants()).map(Number)).toEqual([0, 0]);
      time = 299_999;
      expect(await reads(invariants)).toBe(0);
      time = 300_000;
      expect(await reads(invariants)).toBe(1);
    });

    it('createInvariants() reads the ledger accounts again immediately after a failed read', async () => {
      await db.transaction().execute(async (tx) => {
        const invariants = createInvariants(tx);
        await sql`savepoint before`.execute(tx);
        await sql`alter table ledger_accounts rename to renamed`.execute(tx);
        await expect(invariants()).rejects.toThrow('ledger_accounts');
        await sql`rollback to savepoint before`.execute(tx);
        expect(Object.values(await invariants()).map(Number)).toEqual([0, 0]);
      });
    });

    it('dueAds() uses an index to find ended ads', () => expectIndexes(() => dueAds(db, new Date())));

    it('dueSubscriptions() uses an index to find due VIP months', () =>
      expectIndexes(() => dueSubscriptions(db, new Date(), 50)));

    it('bookLosses() uses indexes to find the debts that no earnings on hold will pay', () =>
      expectIndexes(() => bookLosses(db)));

    it.each(placements)('adsFor() uses indexes to choose the ads for %s', (placement) =>
      expectIndexes(() => adsFor(db, ana, { placement, gender: null, limit: 5 })),
    );
  },
);
