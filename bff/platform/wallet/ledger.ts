import { sql, type Kysely, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { DB } from '../db/schema.ts';
import { ApiError } from '../errors.ts';
import { debtsToSettle } from './debts.store.ts';
import type { AccountKind, BookKind } from './wallet.table.ts';

/** Owns the accounts of the platform itself. */
const PLATFORM = '00000000-0000-0000-0000-000000000000';

export interface Account {
  kind: AccountKind;
  ownerId: string;
}

/** What a member can spend; never negative. */
export const wallet = (memberId: string): Account => ({ kind: 'WALLET', ownerId: memberId });
/** What an ad has been paid and not yet earned; never negative. */
export const adHold = (adId: string): Account => ({ kind: 'AD_HOLD', ownerId: adId });
/** What a member owes: money that went back to a card after it was spent; zero or below. */
export const receivable = (memberId: string): Account => ({ kind: 'RECEIVABLE', ownerId: memberId });
/** What a member's VIP months have earned for days that have not begun; never negative. */
export const vipPending = (memberId: string): Account => ({ kind: 'VIP_PENDING', ownerId: memberId });
/** Card money at the provider; negative by what has come in. */
export const provider: Account = { kind: 'PROVIDER', ownerId: PLATFORM };
export const adsRevenue: Account = { kind: 'ADS_REVENUE', ownerId: PLATFORM };
export const vipFees: Account = { kind: 'VIP_FEES', ownerId: PLATFORM };
/** What the provider has charged for payments; negative, as whatever costs us. */
export const providerFees: Account = { kind: 'PROVIDER_FEES', ownerId: PLATFORM };
/** What it has charged for disputes. */
export const disputeFees: Account = { kind: 'DISPUTE_FEES', ownerId: PLATFORM };
/** What went back to cards and cannot be collected (`losses.ts`). */
export const losses: Account = { kind: 'LOSSES', ownerId: PLATFORM };
/** What the provider has paid out; negative by what is at the bank. */
export const bank: Account = { kind: 'BANK', ownerId: PLATFORM };

export interface Entry {
  account: Account;
  /** Whole; above zero into the account, below zero out of it. */
  centavos: number;
  /** How the owner of the account sees it, where that is not the movement's own kind. */
  kind?: BookKind;
}

export interface Movement {
  /** Names what happened, once and for all: `intent:…`, `ad:…`, `vip:…:2026-05`. */
  key: string;
  kind: BookKind;
  /** Whose doing it is. */
  memberId: string;
  /** One per account, summing to zero. */
  entries: readonly Entry[];
  adId?: string | undefined;
  communityId?: string | undefined;
  intentId?: string | undefined;
  /** In words of ours: what has a name of a member's choice is named by its id. */
  description?: string | undefined;
  /** When it happened, where that is not now: the history that the demo world begins with. */
  at?: Date | undefined;
}

/** The wallet does not hold what the movement takes out of it. Nothing was written; the transaction can go on. */
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

interface Held {
  id: number;
  balance: number;
}

/**
 * Locks accounts as `record` does, so that what is in them decides what is recorded.
 * @returns balances, as asked for
 */
export async function holdAccounts(tx: Transaction<DB>, accounts: readonly Account[]): Promise<number[]> {
  const sorted = accounts.toSorted((a, b) => (orderOf({ account: a }) < orderOf({ account: b }) ? -1 : 1));
  const held = await lockAccounts(tx, sorted);
  return accounts.map((account) => held[sorted.indexOf(account)]?.balance ?? 0);
}

/**
 * Writes a movement, once per key, within the caller's transaction. Everybody locks accounts in one order, those of
 * members before those of the platform, so that movements wait for each other and never deadlock; a caller that records
 * several in one transaction names them in an order of their own that is always the same.
 * Money that comes to a wallet pays its member's debt first, by a movement of its own that comes after.
 * @returns `isRepeat`: the key was used before with the same movement, and nothing was written; `paidDebts`: what of it
 * paid debts, by member, in centavos
 * @throws {InsufficientBalance} when a wallet or a hold would go below zero
 * @throws {Error} when the key was used for another movement, or the movement is malformed
 */
export async function record(tx: Transaction<DB>, movement: Movement): Promise<Recorded> {
  const entries = inOrder(movement.entries);
  const held = await lockAccounts(
    tx,
    entries.map(({ account }) => account),
  );
  const lines = entries.flatMap(({ account, centavos, kind = movement.kind }, index) => {
    const own = held[index];
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

  // The key was used on other accounts, for which no lock was waited for.
  const faster = await findMovement(tx, movement.key);
  if (!faster) throw new Error(`The ledger key ${movement.key} is taken and not to be seen.`);
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

/** Entries are read in the order of their ids. */
function idAt(at: Date | undefined) {
  return at ? uuidv7({ msecs: at.getTime() }) : uuidv7();
}

/** What an account holds, in centavos; nothing when it was never used. */
export async function balanceOf(db: Kysely<DB>, { kind, ownerId }: Account) {
  const account = await db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return account?.balance ?? 0;
}

/** @throws {Error} when the entries are no movement. */
function inOrder(entries: readonly Entry[]) {
  const sorted = entries.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  const sum = sorted.reduce((total, { centavos }) => total + centavos, 0);
  const isWhole = sorted.every(({ centavos }) => Number.isSafeInteger(centavos) && centavos !== 0);
  const isDistinct = new Set(sorted.map(orderOf)).size === sorted.length;
  if (!isWhole || !isDistinct || sum !== 0 || sorted.length === 0) throw new Error('The entries are no movement.');
  return sorted;
}

/**
 * The platform's accounts are everybody's: locked last, they are held for the shortest time. What a member owes comes
 * after every wallet, and is only ever locked with their wallet in hand.
 */
function orderOf({ account: { kind, ownerId } }: Pick<Entry, 'account'>) {
  return `${ownerId === PLATFORM ? 2 : kind === 'RECEIVABLE' ? 1 : 0} ${kind} ${ownerId}`;
}

/**
 * Opens what is missing before it locks any, both in the order given: no transaction waits for an opening with a lock
 * in hand.
 */
async function lockAccounts(tx: Transaction<DB>, accounts: Account[]): Promise<Held[]> {
  const wanted = sql`unnest(${accounts.map(({ kind }) => kind)}::text[], ${accounts.map(({ ownerId }) => ownerId)}::uuid[])
    with ordinality as wanted (kind, owner_id, place)`;
  const known = await sql`select from ledger_accounts a join ${wanted} using (kind, owner_id)`.execute(tx);
  if (known.rows.length < accounts.length) {
    await sql`
      insert into ledger_accounts (kind, owner_id) select kind, owner_id from ${wanted} order by place
      on conflict (owner_id, kind) do nothing`.execute(tx);
  }
  const { rows } = await sql<Held>`
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
