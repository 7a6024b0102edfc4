import { sql, type RawBuilder } from 'kysely';
import { FOR_GOOD } from '../auth/locks.ts';
import type { Tx } from '../db/transact.ts';

/** A change to notifications. It is applied at the end of the transaction that requested it. */
interface NoticeChange {
  /** The recipients of the changed notifications: an array of their ids, or a query that selects the ids as `id`. */
  recipients: readonly string[] | RawBuilder<{ id: string }>;
  write: () => Promise<void>;
}

/** The sequence number of a member's latest notification, and the number of their unread notifications. */
export interface NoticeState {
  user_id: string;
  last_seq: number;
  unread_count: number;
}

const waiting = new WeakMap<Tx, NoticeChange[]>();

/**
 * Applies a change to notifications at the end of the transaction, in the order of the calls. First locks the
 * `notification_states` rows of all recipients, sorted by recipient, so that two transactions cannot deadlock.
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

/**
 * Publishes the sequence number of a member's latest notification, and their unread count, on the member's topic
 * (API.md, "Events").
 */
export function publishState(tx: Tx, { user_id, last_seq, unread_count }: NoticeState) {
  tx.publish(`user:${user_id}`, { type: 'notifications', sequence: last_seq, unread: unread_count });
}

/**
 * Locks the recipients' rows in `notification_states`. Inserts missing rows, except for erased accounts. If the row
 * exists, the statement sets `user_id` to itself, only to lock the row.
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
