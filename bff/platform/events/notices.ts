import { sql, type RawBuilder } from 'kysely';
import { FOR_GOOD } from '../auth/locks.ts';
import type { Tx } from '../db/transact.ts';

/** A change of members' notices, made at the end of its transaction. */
interface NoticeChange {
  /** Whose notices change: their ids, or a select of them as `id`. */
  recipients: readonly string[] | RawBuilder<{ id: string }>;
  write: () => Promise<void>;
}

/** How many notices a member has, and how many of them are unread. */
export interface NoticeState {
  user_id: string;
  last_seq: number;
  unread_count: number;
}

const waiting = new WeakMap<Tx, NoticeChange[]>();

/**
 * Makes a change of notices at the end of the transaction, in the order of the calls. The states of all recipients are
 * locked first, sorted by recipient: two transactions never wait for each other there.
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

/** Publishes on the recipient's topic (API.md, "Events"). */
export function publishState(tx: Tx, { user_id, last_seq, unread_count }: NoticeState) {
  tx.publish(`user:${user_id}`, { type: 'notifications', sequence: last_seq, unread: unread_count });
}

/**
 * A state that is missing is made, but not of an erased account. One that is there is written over by itself, which
 * locks it.
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
