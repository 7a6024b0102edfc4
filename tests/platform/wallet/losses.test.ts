import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { createIntent } from '../../../bff/platform/wallet/stripe/intents.ts';
import {
  adsRevenue,
  balanceOf,
  losses,
  receivable,
  record,
  wallet,
} from '../../../bff/platform/wallet/ledger/ledger.ts';
import { bookLosses } from '../../../bff/platform/wallet/ledger/losses.ts';
import type { ProviderReturn } from '../../../bff/platform/wallet/stripe/provider.ts';
import { reconcile } from '../../../bff/platform/wallet/reconcile/reconciler.ts';
import { applyReturns } from '../../../bff/platform/wallet/refunds/refunds.ts';
import { createBank, untilReconciledAtStart } from '../../support/bank.ts';
import { describePlatform } from '../../support/platform.ts';

const PAID = 5_000;

describePlatform('debts of erased members', (platform) => {
  beforeAll(() => untilReconciledAtStart(platform));

  const lost = async () => -(await balanceOf(platform.db, losses));

  /**
   * Creates a member who pays by card and spends `spent` centavos of the payment.
   * @returns functions that dispute the payment, erase the member and read the balances
   */
  async function payment(spent: number) {
    const bank = createBank();
    const payments = { ...platform.payments, provider: bank.provider };
    const member = await platform.member();
    const intent = { memberId: member.id, purpose: 'TOP_UP', centavos: PAID } as const;
    const { paymentIntentId } = await createIntent(payments, intent);
    bank.pay(paymentIntentId);
    await reconcile(payments, true);
    const entries = [
      { account: wallet(member.id), centavos: -spent },
      { account: adsRevenue, centavos: spent },
    ];
    await platform.db
      .transaction()
      .execute((tx) => record(tx, { key: `test:${uuidv7()}`, kind: 'AD', memberId: member.id, entries }));
    const before = await lost();

    return {
      id: member.id,
      owed: async () => -(await balanceOf(platform.db, receivable(member.id))) || 0,
      inWallet: () => balanceOf(platform.db, wallet(member.id)),
      /** Returns the centavos that the platform has booked as a loss since this payment. */
      lost: async () => (await lost()) - before,
      dispute(status: ProviderReturn['status']) {
        const gone = { kind: 'DISPUTE', centavos: PAID, status, reference: null } as const;
        return bank.goBack(paymentIntentId, gone).id;
      },
      decide: (id: string, status: ProviderReturn['status']) => bank.decide(paymentIntentId, id, status),
      hear: () => applyReturns(payments, paymentIntentId),
      async erase() {
        const users = platform.db.updateTable('users').where('id', '=', member.id);
        await users.set({ deletes_at: new Date(0) }).execute();
        await platform.erasure.work();
      },
    };
  }

  it("a member's debt is booked as a loss once, and only after the member is erased", async () => {
    const story = await payment(2_000);
    story.dispute('SUCCEEDED');
    await story.hear();
    await bookLosses(platform.db);
    expect([await story.owed(), await story.lost()]).toEqual([2_000, 0]);
    await story.erase();
    await Promise.all([bookLosses(platform.db), bookLosses(platform.db)]);
    await bookLosses(platform.db);
    expect([await story.owed(), await story.lost()]).toEqual([0, 2_000]);
  });

  it('a dispute opened after the member was erased is booked as a loss only after the bank has decided it', async () => {
    const story = await payment(PAID);
    await story.erase();
    const id = story.dispute('PENDING');
    await story.hear();
    await bookLosses(platform.db);
    expect([await story.owed(), await story.lost()], 'an open dispute is not booked as a loss').toEqual([PAID, 0]);
    story.decide(id, 'SUCCEEDED');
    await story.hear();
    await bookLosses(platform.db);
    expect([await story.owed(), await story.lost()]).toEqual([0, PAID]);
  });

  it('if a dispute is won after the member was erased, the recorded loss is reversed and the wallet gets the rest', async () => {
    const story = await payment(2_000);
    const id = story.dispute('SUCCEEDED');
    await story.hear();
    await story.erase();
    await bookLosses(platform.db);
    expect(await story.lost()).toBe(2_000);
    story.decide(id, 'FAILED');
    await story.hear();
    expect([await story.owed(), await story.lost(), await story.inWallet()]).toEqual([0, 0, 3_000]);
    const kept = platform.db.selectFrom('notifications').select('kind').where('recipient_id', '=', story.id);
    expect(await kept.execute(), 'an erased member gets no notification').toEqual([]);
  });

  it('if the loss of one member cannot be booked, the loss of another member is still booked', async () => {
    const [first, second] = [await payment(PAID), await payment(PAID)];
    for (const story of [first, second]) {
      story.dispute('SUCCEEDED');
      await story.hear();
      await story.erase();
    }
    await sql`create function no_loss() returns trigger language plpgsql as
      $$ begin raise exception 'no loss of this one'; end $$`.execute(platform.db);
    await sql`create trigger no_loss before insert on ledger_transactions for each row
      when (new.member_id = ${sql.lit(first.id)}) execute function no_loss()`.execute(platform.db);
    await expect(bookLosses(platform.db)).rejects.toThrow('booking losses failed');
    expect([await first.owed(), await second.owed()]).toEqual([PAID, 0]);
    await sql`drop trigger no_loss on ledger_transactions`.execute(platform.db);
    await bookLosses(platform.db);
    expect([await first.owed(), await second.owed()]).toEqual([0, 0]);
  });
});
