import { sql, type Kysely, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { DB } from '../../db/schema.ts';
import { ApiError } from '../../errors.ts';
import { debtsToSettle } from './debts.store.ts';
import type { AccountKind, BookKind } from '../wallet.table.ts';

/** The owner id of the ledger accounts that belong to the platform itself. */
const PLATFORM = '00000000-0000-0000-0000-000000000000';

export interface Account {
  kind: AccountKind;
  ownerId: string;
}

/** The account with a member's money that the member can spend; its balance is never negative. */
export const wallet = (memberId: string): Account => ({ kind: 'WALLET', ownerId: memberId });
/**
 * The account with money that was paid for an ad and that the platform has not earned yet; its balance is never
 * negative.
 */
export const adHold = (adId: string): Account => ({ kind: 'AD_HOLD', ownerId: adId });
/**
 * The account with a member's debt: money that was returned to the payer after the member had spent it. The balance is
 * zero or negative.
 */
export const receivable = (memberId: string): Account => ({ kind: 'RECEIVABLE', ownerId: memberId });
/**
 * The account with a member's earnings from VIP months for days that have not begun, and those on hold; its balance is
 * never negative.
 */
export const vipPending = (memberId: string): Account => ({ kind: 'VIP_PENDING', ownerId: memberId });
/** The account for money at the payment provider. Its balance is the negative of the amount that the provider holds. */
export const provider: Account = { kind: 'PROVIDER', ownerId: PLATFORM };
export const adsRevenue: Account = { kind: 'ADS_REVENUE', ownerId: PLATFORM };
export const vipFees: Account = { kind: 'VIP_FEES', ownerId: PLATFORM };
/**
 * The account for the fees that the provider charged for payments. Its balance is negative, as that of all cost
 * accounts.
 */
export const providerFees: Account = { kind: 'PROVIDER_FEES', ownerId: PLATFORM };
/** The account for the fees that the provider charged for disputes. */
export const disputeFees: Account = { kind: 'DISPUTE_FEES', ownerId: PLATFORM };
/** The account for debts of erased members, which cannot be collected any more (`losses.ts`). */
export const losses: Account = { kind: 'LOSSES', ownerId: PLATFORM };
/**
 * The account for money that the provider paid out to our bank account. Its balance is the negative of the amount paid
 * out.
 */
export const bank: Account = { kind: 'BANK', ownerId: PLATFORM };

export interface Entry {
  account: Account;
  /** An integer. A positive amount goes into the account, a negative amount out of it. */
  centavos: number;
  /** The kind of the entry as the owner of the account sees it in the history. By default, the kind of the movement. */
  kind?: BookKind;
}

export interface Movement {
  /** The unique name of the event that moves the money, which is the idempotency key: `intent:…`, `ad:…`, `vip:…:2`. */
  key: string;
  kind: BookKind;
  /** The member whose action caused the movement. */
  memberId: string;
  /** The entries of the movement, one per account. Their amounts add up to zero. */
  entries: readonly Entry[];
  adId?: string | undefined;
  communityId?: string | undefined;
  intentId?: string | undefined;
  /**
   * A description that the code defines. An ad or a community, whose name members choose, is referenced by its id
   * instead.
   */
  description?: string | undefined;
  /** The time of the movement, now by default. Only the demo world sets it, to invent a history. */
  at?: Date | undefined;
}

/** Thrown when the wallet's balance is too low. Nothing was written, and the transaction can continue. */
export class InsufficientBalance extends ApiError {
  constructor(
    readonly balance: number,
    readonly missing: number,
  ) {
    super(402, 'INSUFFICIENT_BALANCE', 'Saldo insuficiente.', undefined, { details: { isInsufficientBalance: true } });
  }
}

export interface Recorded {
  id: string;
  isRepeat: boolean;
  paidDebts: ReadonlyMap<string, number>;
}

const noDebts: Recorded['paidDebts'] = new Map();

interface LockedAccount {
  id: number;
  balance: number;
}

/**
 * Locks accounts in the same order as `record` does, so that the caller can check the balances before it records a
 * movement.
 * @returns the balances in the order of `accounts`
 */
export async function lockBalances(tx: Transaction<DB>, accounts: readonly Account[]): Promise<number[]> {
  const sorted = accounts.toSorted((a, b) => (orderOf({ account: a }) < orderOf({ account: b }) ? -1 : 1));
  const locked = await lockRows(tx, sorted);
  return accounts.map((account) => locked[sorted.indexOf(account)]?.balance ?? 0);
}

/**
 * Writes a movement (a balanced set of ledger entries) in the caller's transaction, a single time per key. Always locks
 * accounts in the same order, members' accounts before the platform's, so that concurrent movements wait for each other
 * instead of deadlocking. A caller that records several movements in one transaction must always record them in the
 * same order. If a member with a debt receives money, a second movement immediately pays the debt from the wallet.
 * @returns `isRepeat` is true if the key was used before for the same movement; nothing was written then. `paidDebts`
 * maps a member to the centavos that paid the member's debt
 * @throws {InsufficientBalance} when a wallet or a hold (reserved money) would go below zero
 * @throws {Error} when the key was used for another movement, or the movement is invalid
 */
export async function record(tx: Transaction<DB>, movement: Movement): Promise<Recorded> {
  const entries = inOrder(movement.entries);
  const locked = await lockRows(
    tx,
    entries.map(({ account }) => account),
  );
  const lines = entries.flatMap(({ account, centavos, kind = movement.kind }, index) => {
    const own = locked[index];
    return own ? [{ id: idAt(movement.at), accountId: own.id, balance: own.balance, account, centavos, kind }] : [];
  });

  const before = await findMovement(tx, movement.key);
  if (before) return repeat(before, movement, lines);
  for (const { account, balance, centavos } of lines) {
    const mayGoBelow = account.ownerId === PLATFORM || account.kind === 'RECEIVABLE';
    if (!mayGoBelow && balance + centavos < 0) throw new InsufficientBalance(balance, -(balance + centavos));
  }

  const id = idAt(movement.at);
  const { rows } = await sql<{ owes: boolean }>`
    with movement as (
      insert into ledger_transactions (id, key, kind, member_id, ad_id, community_id, intent_id, description, created_at)
      values (${id}, ${movement.key}, ${movement.kind}, ${movement.memberId}, ${movement.adId ?? null},
        ${movement.communityId ?? null}, ${movement.intentId ?? null}, ${movement.description ?? null},
        ${movement.at ? sql`${movement.at.toISOString()}::timestamptz` : sql`now()`})
      on conflict (key) do nothing
      returning id
    )
    insert into ledger_entries (id, transaction_id, account_id, kind, centavos)
    select line.id, movement.id, line.account_id, line.kind, line.centavos
    from movement, unnest(
      ${lines.map((line) => line.id)}::uuid[], ${lines.map((line) => line.accountId)}::bigint[],
      ${lines.map((line) => line.kind)}::text[], ${lines.map((line) => line.centavos)}::bigint[]
    ) as line (id, account_id, kind, centavos)
    returning centavos > 0 and exists (
      select from ledger_accounts debt join ledger_accounts wallet on wallet.owner_id = debt.owner_id
      where wallet.id = account_id and wallet.kind = 'WALLET' and debt.kind = 'RECEIVABLE' and debt.balance < 0
    ) as owes`.execute(tx);
  if (rows.length > 0) {
    const paid = rows.some(({ owes }) => owes) ? await settleDebts(tx, movement) : undefined;
    return { id, isRepeat: false, paidDebts: paid ?? noDebts };
  }

  // Another transaction used the key at the same time for a movement of other accounts. It locked other rows, so this
  // transaction did not wait for it.
  const faster = await findMovement(tx, movement.key);
  if (!faster) throw new Error(`The ledger key ${movement.key} is taken, but its movement cannot be read.`);
  return repeat(faster, movement, lines);
}

async function settleDebts(tx: Transaction<DB>, { key, at, entries }: Movement) {
  const credited = entries.filter(({ account, centavos }) => account.kind === 'WALLET' && centavos > 0);
  const debts = await debtsToSettle(
    tx,
    credited.map(({ account }) => account.ownerId),
  );
  for (const { ownerId, centavos } of debts) {
    await record(tx, {
      key: `debt:${ownerId}:${key}`,
      kind: 'DISPUTE',
      memberId: ownerId,
      at,
      description: 'Acerto de um valor que voltou para quem pagou depois de já ter sido gasto',
      entries: [
        { account: wallet(ownerId), centavos: -centavos },
        { account: receivable(ownerId), centavos },
      ],
    });
  }
  return new Map(debts.map(({ ownerId, centavos }) => [ownerId, centavos]));
}

/** In ms. */
const PRESENT = 60_000;

/**
 * Returns an id that sorts by time, because ledger entries are read in the order of their ids. The ids of movements
 * that are made now keep their order even if the machine's clock is set back.
 */
function idAt(at: Date | undefined) {
  const isNow = at === undefined || Math.abs(Date.now() - at.getTime()) < PRESENT;
  return isNow ? uuidv7() : uuidv7({ msecs: at.getTime() });
}

/** Returns an account's balance in centavos; 0 if the account does not exist yet. */
export async function balanceOf(db: Kysely<DB>, { kind, ownerId }: Account) {
  const account = await db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return account?.balance ?? 0;
}

/**
 * Sorts entries into the order in which their accounts are locked.
 * @throws {Error} when an amount is not a whole number or is zero, an account occurs twice, or the sum is not zero
 */
function inOrder(entries: readonly Entry[]) {
  const sorted = entries.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  const sum = sorted.reduce((total, { centavos }) => total + centavos, 0);
  const isWhole = sorted.every(({ centavos }) => Number.isSafeInteger(centavos) && centavos !== 0);
  const isDistinct = new Set(sorted.map(orderOf)).size === sorted.length;
  if (!isWhole || !isDistinct || sum !== 0 || sorted.length === 0)
    throw new Error('ledger entries must be whole, distinct and sum to zero');
  return sorted;
}

/**
 * Returns the sort key by which accounts are locked. All movements share the platform's accounts, so these are locked
 * last and for the shortest time. A member's `RECEIVABLE` account comes after all wallets, and is locked only together
 * with the member's wallet.
 */
function orderOf({ account: { kind, ownerId } }: Pick<Entry, 'account'>) {
  return `${ownerId === PLATFORM ? 2 : kind === 'RECEIVABLE' ? 1 : 0} ${kind} ${ownerId}`;
}

/**
 * Creates the missing accounts, then locks all accounts, both in the given order. A transaction that already holds
 * locks on accounts therefore never waits for another transaction's insert.
 */
async function lockRows(tx: Transaction<DB>, accounts: Account[]): Promise<LockedAccount[]> {
  const wanted = sql`unnest(${accounts.map(({ kind }) => kind)}::text[], ${accounts.map(({ ownerId }) => ownerId)}::uuid[])
    with ordinality as wanted (kind, owner_id, place)`;
  const known = await sql`select from ledger_accounts a join ${wanted} using (kind, owner_id)`.execute(tx);
  if (known.rows.length < accounts.length) {
    await sql`
      insert into ledger_accounts (kind, owner_id) select kind, owner_id from ${wanted} order by place
      on conflict (owner_id, kind) do nothing`.execute(tx);
  }
  const { rows } = await sql<LockedAccount>`
    select a.id, a.balance from ledger_accounts a join ${wanted} using (kind, owner_id)
    order by wanted.place for no key update of a`.execute(tx);
  return rows;
}

interface Written {
  id: string;
  kind: BookKind;
  member_id: string;
  lines: { account: number; centavos: number; kind: BookKind }[];
}

async function findMovement(tx: Transaction<DB>, key: string) {
  const { rows } = await sql<Written>`
    select t.id, t.kind, t.member_id, (
      select json_agg(json_build_object('account', e.account_id, 'centavos', e.centavos, 'kind', e.kind))
      from ledger_entries e where e.transaction_id = t.id
    ) as lines
    from ledger_transactions t where t.key = ${key}`.execute(tx);
  return rows[0];
}

function repeat(
  before: Written,
  { key, kind, memberId }: Movement,
  lines: { accountId: number; centavos: number; kind: BookKind }[],
) {
  const asText = (all: { account: number; centavos: number; kind: BookKind }[]) =>
    all.map((line) => `${line.account} ${line.centavos} ${line.kind}`).sort();
  const asked = asText(lines.map(({ accountId, ...line }) => ({ ...line, account: accountId })));
  const isSame = before.kind === kind && before.member_id === memberId && asText(before.lines).join() === asked.join();
  if (!isSame) throw new Error(`The ledger key ${key} was used for another movement.`);
  return { id: before.id, isRepeat: true, paidDebts: noDebts };
}
