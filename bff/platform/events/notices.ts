import { sql, type RawBuilder } from 'kysely';
import { FOR_GOOD } from '../auth/locks.ts';
import type { Tx } from '../db/transact.ts';

/** A change to notifications, applied at the end of the transaction that requests it. */
interface NoticeChange {
  /** The members to whom the changed notifications belong: their ids, or a query that selects the ids as `id`. */
  recipients: readonly string[] | RawBuilder<{ id: string }>;
  write: () => Promise<void>;
}

/** A member's latest sequence number and unread count. */
export interface NoticeState {
  user_id: string;
  last_seq: number;
  unread_count: number;
}

const waiting = new WeakMap<Tx, NoticeChange[]>();

/**
 * Applies a change to notifications at the end of the transaction, in the order of the calls. Locks the states of all
 * recipients first, sorted by recipient, so that two transactions cannot deadlock.
 */
export function changeNotices(tx: Tx, change: NoticeChange) {
  const before = waiting.get(tx);
  if (before) {
    before.push(change);
    return;
  }
  const changes = [change];
  waiting.set(tx, changes);
  tx.beforeCommit(async () => {
    waiting.delete(tx);
    await lockStates(tx, changes);
    for (const { write } of changes) await write();
  });
}

/** Publishes the member's latest sequence number and unread count on the member's topic (API.md, "Events"). */
export function publishState(tx: Tx, { user_id, last_seq, unread_count }: NoticeState) {
  tx.publish(`user:${user_id}`, { type: 'notifications', sequence: last_seq, unread: unread_count });
}

/**
 * Locks the recipients' rows in `notification_states`. Inserts missing rows, except for erased accounts. On a conflict,
 * the update sets `user_id` to itself only to lock the row.
 */
async function lockStates(tx: Tx, changes: NoticeChange[]) {
  const ids = new Set<string>();
  for (const { recipients } of changes) {
    const found = 'execute' in recipients ? (await recipients.execute(tx)).rows.map(({ id }) => id) : recipients;
    for (const id of found) ids.add(id);
  }
  await sql`
    insert into notification_states (user_id)
    select u.id from users u
    where u.id = any(${[...ids]}::uuid[]) and u.deletes_at is distinct from ${FOR_GOOD.toISOString()}::timestamptz
    order by u.id
    on conflict (user_id) do update set user_id = excluded.user_id`.execute(tx);
}
