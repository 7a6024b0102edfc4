import { sql, type Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { BookKind } from '../wallet.table.ts';

interface Line {
  key: string;
  kind: BookKind;
  centavos: number;
  intent_id: string | null;
  ad_id: string | null;
}

/**
 * The money in a wallet that came from one source. `intentId` is the payment by card or Pix, or null for any other
 * source.
 */
interface Lot {
  intentId: string | null;
  left: number;
}

/**
 * Computes the unspent part of each payment in a member's wallet, from the wallet's ledger entries. The oldest money is
 * spent first, and the money of a reversed purchase returns to the payments that paid for it. Earnings belong to no
 * payment. Without this computation, a spent payment could be refunded from earnings, and the provider would hold less
 * money than the members' balances.
 * @param except the id of an ad; the entries of this ad are left out
 */
export async function unspentPayments(db: Kysely<DB>, memberId: string, except?: string): Promise<Map<string, number>> {
  const { rows } = await sql<Line>`
    select t.key, t.kind, e.centavos, t.intent_id, t.ad_id
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.account_id = (select id from ledger_accounts where owner_id = ${memberId} and kind = 'WALLET')
      and ${except === undefined ? sql`true` : sql`t.ad_id is distinct from ${except}::uuid`}
    order by e.id`.execute(db);
  const wallet = createLots();
  for (const line of rows) {
    if (line.centavos < 0) wallet.take(purchaseOf(line), -line.centavos, line.intent_id);
    else if (isReturned(line)) wallet.giveBack(line.intent_id, line.centavos);
    else if (line.kind === 'REFUND' || line.kind === 'RELEASE') wallet.undo(purchaseOf(line), line.centavos);
    else wallet.add(line.kind === 'TOP_UP' ? line.intent_id : null, line.centavos);
  }
  return wallet.left();
}

interface Bought {
  intent: { id: string; member_id: string; centavos: number };
  adId: string;
  price: number;
}

/**
 * Returns true if an ad spent the money of the payment that was opened for it: all of that money up to the price, less
 * the part that paid a debt of the member when it arrived. Returns false if the money had been spent before, or a debt
 * took all of it, so that other money of the member pays the ad. Call it in the transaction that buys the ad.
 */
export async function isPaidByItsPayment(tx: Kysely<DB>, { intent, adId, price }: Bought) {
  const { id, member_id: memberId, centavos } = intent;
  const { rows } = await sql<{ centavos: number }>`
    select e.centavos from ledger_transactions t join ledger_entries e on e.transaction_id = t.id and e.centavos > 0
    where t.key = ${`debt:${memberId}:intent:${id}`}`.execute(tx);
  const before = await unspentPayments(tx, memberId, adId);
  const own = Math.min(price, centavos - (rows[0]?.centavos ?? 0));
  return own > 0 && (before.get(id) ?? 0) >= own;
}

/** Returns true for an entry that credits a failed refund, or a dispute that was won. */
function isReturned({ kind, intent_id, ad_id }: Line) {
  return (kind === 'REFUND' || kind === 'DISPUTE') && intent_id !== null && ad_id === null;
}

/**
 * Returns a key that is the same for a purchase and for its reversal: the key of the ad, or of the VIP month
 * (`vip:…:2`, for the keys `vip:…:2` and `vip:…:2:rest`).
 */
function purchaseOf({ key, ad_id }: Line) {
  return ad_id === null ? key.replace(/:rest$/, '') : `ad:${ad_id}`;
}

function createLots() {
  const lots: Lot[] = [];
  const taken = new Map<string, { lot: Lot; centavos: number }[]>();
  /**
   * The centavos that were debited before the entry that credits them. This happens if the clock of a server is slow.
   */
  let short = 0;

  function addTo(lot: Lot, centavos: number) {
    const late = Math.min(short, centavos);
    short -= late;
    lot.left += centavos - late;
  }

  function add(intentId: string | null, centavos: number) {
    const lot = { intentId, left: 0 };
    lots.push(lot);
    addTo(lot, centavos);
  }

  return {
    add,

    /**
     * Takes the price of a purchase from the payments in the wallet, oldest payment first.
     * @param first the payment to spend before all others: the payment that is refunded or that pays the ad
     */
    take(purchase: string, centavos: number, first: string | null) {
      const parts = taken.get(purchase) ?? [];
      const isFirst = ({ intentId }: Lot) => first !== null && intentId === first;
      let rest = centavos;
      for (const lot of [...lots.filter(isFirst), ...lots.filter((each) => !isFirst(each))]) {
        const part = Math.min(lot.left, rest);
        if (part === 0) continue;
        lot.left -= part;
        rest -= part;
        parts.push({ lot, centavos: part });
      }
      short += rest;
      taken.set(purchase, parts);
    },

    giveBack(intentId: string | null, centavos: number) {
      const lot = lots.find((each) => each.intentId === intentId);
      if (lot) addTo(lot, centavos);
      else add(intentId, centavos);
    },

    /** Gives the money of a reversed purchase back to the payments that paid for it, the last payment first. */
    undo(purchase: string, centavos: number) {
      const parts = taken.get(purchase) ?? [];
      let rest = centavos;
      for (let part = parts.at(-1); part && rest > 0; part = parts.at(-1)) {
        const back = Math.min(part.centavos, rest);
        addTo(part.lot, back);
        part.centavos -= back;
        rest -= back;
        if (part.centavos === 0) parts.pop();
      }
      if (rest > 0) add(null, rest);
    },

    left() {
      const all = new Map<string, number>();
      for (const { intentId, left } of lots) if (intentId !== null) all.set(intentId, (all.get(intentId) ?? 0) + left);
      return all;
    },
  };
}
