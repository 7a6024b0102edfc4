import { sql, type Kysely } from 'kysely';
import { NIL } from 'uuid';
import { endAdsOf } from '../ads/life.ts';
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
  /** Where links in mails lead. */
  publicUrl: string;
}

/**
 * Does again what was done for good after a backup was made, in the database that it was restored into. No member is
 * signed in afterwards, and no device is known: which of them were ended since, is not known.
 * @param acts all that are known; those that the backup holds are done in it
 * @returns how many were done again
 */
export async function replay(tx: Tx, acts: FinalAct[], how: Replay) {
  const waiting = await tx.selectFrom('mails').select('user_id').execute();
  for (const table of notBroughtBack) await tx.deleteFrom(table).execute();

  const held = new Set((await tx.selectFrom('final_acts').select('id').execute()).map(({ id }) => id));
  const since = acts.filter(({ id }) => !held.has(id));
  // What is done again is noted already. The other triggers keep what is derived in step, as ever.
  const noting = await triggersThatNote(tx);
  for (const [table, trigger] of noting) await sql`alter table ${table} disable trigger ${trigger}`.execute(tx);
  const past = outdated(since);
  const unneeded = unneededAddresses(since);
  for (const each of since) {
    await note(tx, each);
    if (!past.has(each.id)) await redo[each.kind](tx, each, each.userId ?? NIL, how, !unneeded.has(each.id));
  }
  await settleLocks(tx, since);
  const unsent = waiting.map(({ user_id }) => user_id);
  await mailWaysBack(tx, { since, unsent }, { secret: how.secrets[0], publicUrl: how.publicUrl });
  for (const [table, trigger] of noting) await sql`alter table ${table} enable trigger ${trigger}`.execute(tx);
  // The file beside this database may be another one, and is given all of them; transactions are numbered anew here.
  await sql`update final_acts set is_kept = false, tx = pg_current_xact_id()`.execute(tx);
  return since.length;
}

/**
 * The triggers that note a final act when it is done, each with its table: those whose function says so in its name.
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
    // The next start erases them again, with their files.
    const day = detail.isErased ? sql<Date>`now()` : (detail.day ?? null);
    await tx.updateTable('users').set({ deletes_at: day }).where('id', '=', userId).execute();
  },
  async PASSWORD(tx, _act, userId) {
    // The one of the backup may be known to whom it was changed against: it takes a reset by mail.
    await tx.updateTable('users').set({ password_hash: 'none' }).where('id', '=', userId).execute();
  },
  async PASSKEY(tx, { detail: { id } }) {
    if (id != null) await tx.deleteFrom('passkeys').where('id', '=', id).execute();
  },
  async TOTP(tx, _act, userId) {
    // What came into use after the backup is not there: the one that is there was turned off.
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

/** As the database was noted before each decision was by itself: the one that stands the longest, or none. */
async function redoLock(tx: Tx, { detail, decision }: FinalAct, userId: string) {
  const until = detail.until ?? null;
  if (until !== null && decision !== null && !(await isThere(tx, decision.id)))
    await writeDown(tx, userId, { ...decision, until, isUndone: false }, { taken: {}, found: undefined });
  // None that is longer stands any more.
  await sql`update moderation_decisions set undone_by = id
    where author_id = ${userId} and kind in ('SUSPEND', 'BAN') and undone_by is null
      and until > coalesce(${until}::timestamptz, '-infinity')`.execute(tx);
}

/** Who is out is what the decisions that are there now come to. */
async function settleLocks(tx: Tx, since: FinalAct[]) {
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
 * Until when a decision shuts a member out that could not be written down, its moderator being unknown to the backup.
 */
async function unwritten(tx: Tx, acts: FinalAct[]) {
  const last = new Map<string, string | null>();
  for (const { kind, detail, decision } of acts) {
    // A LOCK tells of the longest alone.
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
