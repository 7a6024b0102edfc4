import { sql, type Kysely } from 'kysely';
import { NIL } from 'uuid';
import { endAdsOf } from '../ads/ad-states.ts';
import { allowAge, refuseAge } from '../age/age.store.ts';
import type { DB } from '../db/schema.ts';
import type { Tx } from '../db/transact.ts';
import { offersEnded } from '../communities/offers.ended.ts';
import { applyLocks } from '../moderation/locks.ts';
import type { FinalAct } from './final-acts.ts';
import { mailWaysBack } from './mail-ways-back.ts';
import { redoAddress, unneededAddresses, type Sealing } from './redo-address.ts';
import { isThere, outdated, redoDecision, writeDown } from './redo-decisions.ts';
import { redoListing } from './redo-listings.ts';

const notBroughtBack = [
  ...(['sessions', 'known_devices', 'auth_challenges'] as const),
  ...(['password_resets', 'email_codes', 'mails'] as const),
];

interface Replay extends Sealing {
  /** Base URL of links in mails. */
  publicUrl: string;
}

/**
 * Repeats in the restored database the final acts that were recorded after the backup: acts that must not be lost, such
 * as deletions. Signs out all members and forgets all devices, because the backup does not show which sessions ended
 * and which devices were forgotten after the backup.
 * @param acts all known final acts; acts that are in the backup are skipped
 * @returns the number of redone acts
 */
export async function replay(tx: Tx, acts: FinalAct[], how: Replay) {
  const waiting = await tx.selectFrom('mails').select('user_id').execute();
  for (const table of notBroughtBack) await tx.deleteFrom(table).execute();

  const held = new Set((await tx.selectFrom('final_acts').select('id').execute()).map(({ id }) => id));
  const since = acts.filter(({ id }) => !held.has(id));
  // Disable the triggers that record final acts, because the acts that are redone here are already recorded. The other
  // triggers keep derived data correct.
  const noting = await triggersThatNote(tx);
  for (const [table, trigger] of noting) await sql`alter table ${table} disable trigger ${trigger}`.execute(tx);
  const past = outdated(since);
  const unneeded = unneededAddresses(since);
  for (const each of since) {
    await note(tx, each);
    if (!past.has(each.id)) await redo[each.kind](tx, each, each.userId ?? NIL, how, !unneeded.has(each.id));
  }
  await applySuspensions(tx, since);
  const unsent = waiting.map(({ user_id }) => user_id);
  await mailWaysBack(tx, { since, unsent }, { secret: how.secrets[0], publicUrl: how.publicUrl });
  for (const [table, trigger] of noting) await sql`alter table ${table} enable trigger ${trigger}`.execute(tx);
  // Mark all acts as not copied yet, so that the platform copies them to its final-acts file, which may be a different
  // file now. Give the acts a new transaction id, because transaction ids of the replaced database mean nothing in the
  // restored database.
  await sql`update final_acts set is_kept = false, tx = pg_current_xact_id()`.execute(tx);
  return since.length;
}

/**
 * Returns the triggers that record final acts, each with the name of its table. Finds the triggers by the name of the
 * function that they call.
 */
async function triggersThatNote(tx: Tx) {
  const { rows } = await sql<{ table: string; trigger: string }>`
    select r.relname as table, t.tgname as trigger
    from pg_trigger t join pg_class r on r.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    where not t.tgisinternal and r.relnamespace = current_schema()::regnamespace
      and starts_with(p.proname, 'final_acts_of_')`.execute(tx);
  return rows.map(({ table, trigger }) => [sql.table(table), sql.ref(trigger)] as const);
}

type Redo = (tx: Tx, act: FinalAct, userId: string, how: Sealing, isNeeded: boolean) => Promise<void>;
const redo: Record<FinalAct['kind'], Redo> = {
  LOCK: redoLock,
  DECISION: redoDecision,
  LISTING: redoListing,
  async AGE(tx, { detail: { isRefused } }, userId) {
    if (!isRefused) {
      await allowAge(tx, userId);
      return;
    }
    await refuseAge(tx, userId);
    await endAdsOf(tx, userId);
  },
  async LEAVING(tx, { detail }, userId) {
    // For an erased account, set the deletion time to now: the next start of the platform then erases the account
    // again, with its files.
    const day = detail.isErased ? sql<Date>`now()` : (detail.day ?? null);
    await tx.updateTable('users').set({ deletes_at: day }).where('id', '=', userId).execute();
  },
  async PASSWORD(tx, _act, userId) {
    // The password was changed after the backup, perhaps because a thief knew the old password. Disable the old
    // password; the member sets a new password with a reset code.
    await tx.updateTable('users').set({ password_hash: 'none' }).where('id', '=', userId).execute();
  },
  async PASSKEY(tx, { detail: { id } }) {
    if (id != null) await tx.deleteFrom('passkeys').where('id', '=', id).execute();
  },
  async TOTP(tx, _act, userId) {
    // Remove the authenticator app. An app that was added after the backup is not in the restored database, so the
    // removed app is the app of the backup.
    await tx.deleteFrom('totp_secrets').where('user_id', '=', userId).execute();
  },
  async RECOVERY_CODE(tx, { detail: { code } }, userId) {
    if (code == null) return;
    const hash = Buffer.from(code, 'hex');
    await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).where('code_hash', '=', hash).execute();
  },
  EMAIL: redoAddress,
  async INVITE(tx, { at, detail: { id } }) {
    if (id == null) return;
    await tx.updateTable('community_invites').set({ revoked_at: at }).where('id', '=', id).execute();
  },
};

/**
 * Redoes a final act of the kind LOCK, which only older releases recorded. The act holds the latest end of a member's
 * suspensions at that time, or null if the member was not suspended.
 */
async function redoLock(tx: Tx, { detail, decision }: FinalAct, userId: string) {
  const until = detail.until ?? null;
  if (until !== null && decision !== null && !(await isThere(tx, decision.id)))
    await writeDown(tx, userId, { ...decision, until, isUndone: false }, { taken: {}, found: undefined });
  // Undo all suspensions that end later, because the act shows that they were no longer in force.
  await sql`update moderation_decisions set undone_by = id
    where author_id = ${userId} and kind in ('SUSPEND', 'BAN') and undone_by is null
      and until > coalesce(${until}::timestamptz, '-infinity')`.execute(tx);
}

/** Recomputes members' suspensions from the moderation decisions that the restored database now holds. */
async function applySuspensions(tx: Tx, since: FinalAct[]) {
  const shutOut = since.filter(({ kind, detail }) => kind === 'LOCK' || (detail.decided?.until ?? null) !== null);
  for (const userId of new Set(shutOut.flatMap((each) => each.userId ?? []))) {
    offersEnded(tx, await applyLocks(tx, userId));
    const lost = await unwritten(
      tx,
      shutOut.filter((each) => each.userId === userId),
    );
    if (lost === null) continue;
    await sql`update users set locked_until = ${lost}, locked_by = null
      where id = ${userId} and (locked_until is null or locked_until < ${lost})`.execute(tx);
  }
}

/**
 * Returns the latest end of the suspensions that could not be inserted, because the moderator who decided is not in the
 * backup.
 */
async function unwritten(tx: Tx, acts: FinalAct[]) {
  const last = new Map<string, string | null>();
  for (const { kind, detail, decision } of acts) {
    // An act of the kind LOCK replaces all earlier acts about the member. It names only the decision with the latest
    // end.
    if (kind === 'LOCK') last.clear();
    if (kind === 'LOCK' && detail.until != null) last.set(decision?.id ?? NIL, detail.until);
    if (detail.decided) last.set(detail.decided.id, detail.decided.isUndone ? null : detail.decided.until);
  }
  let longest: string | null = null;
  for (const [id, until] of last) {
    if (until === null || (longest !== null && Date.parse(until) <= Date.parse(longest))) continue;
    if (!(await isThere(tx, id))) longest = until;
  }
  return longest;
}

async function note(tx: Kysely<DB>, { id, kind, userId, detail, at }: FinalAct) {
  const row = { id, kind, user_id: userId, detail: JSON.stringify(detail), at };
  await tx.insertInto('final_acts').values(row).execute();
}
