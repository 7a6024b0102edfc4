import { mkdir, open, readFile, rename, writeFile, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { targetKinds } from '../cases/cases.table.ts';
import { reasons } from '../policy/reasons.ts';
import { finalActKinds } from '../privacy/privacy.table.ts';
import { createPeriodic } from '../lifecycle/periodic.ts';
import { withoutErased } from './forget-erased.ts';

const INTERVAL_MS = 2_000;
const AT_ONCE = 500;
/** An upper bound for the length of a line of the final-acts file, in bytes. */
const TAIL_BYTES = 65_536;

export const finalActsPath = (dataDir: string) => join(dataDir, 'final-acts.jsonl');

const instant = z.iso.datetime({ offset: true });
const decision = z.strictObject({
  id: z.uuid(),
  kind: z.enum(['TAKE_DOWN', 'SUSPEND', 'BAN']),
  reason: z.enum(reasons),
  moderatorId: z.uuid(),
  at: instant,
});

const about = z.strictObject({
  caseId: z.uuid(),
  kind: z.enum([...targetKinds, 'OTHER']),
  id: z.uuid(),
  mediaIds: z.array(z.uuid()),
});
export type About = z.infer<typeof about>;

/** A moderation decision. `about` is missing in acts that were recorded before the migration 053-moderation-acts. */
const decided = decision.extend({ until: instant.nullable(), isUndone: z.boolean(), about: about.nullish() });
export type Decided = z.infer<typeof decided>;

/**
 * A picture that was added to the list of known forbidden pictures or removed from that list. `caseId` is null if the
 * reason was not a moderation case.
 */
const listing = z.strictObject({
  hash: z.string(),
  reason: z.enum(reasons),
  caseId: z.uuid().nullable(),
  isListed: z.boolean(),
});

/**
 * An account's new e-mail address. The address is encrypted, so that the final-acts file is no readable list of
 * addresses.
 */
const address = z.strictObject({
  sealed: z.base64(),
  /** The link that undoes the change, if the act is a change of the address. */
  link: z.strictObject({ hash: z.hex(), endsAt: instant }).nullish(),
  /** The time of the change that was undone, if the act is the undo of a change. */
  changedAt: instant.nullish(),
});

/**
 * The schema of a final act (an act that stays done even if an older backup is restored). It is strict, because this
 * version cannot redo an act with unknown fields.
 */
const act = z.strictObject({
  id: z.uuid(),
  at: instant,
  userId: z.uuid().nullable(),
  kind: z.enum(finalActKinds),
  detail: z.strictObject({
    until: instant.nullish(),
    decision: z.uuid().nullish(),
    day: instant.nullish(),
    isErased: z.boolean().nullish(),
    id: z.uuid().nullish(),
    decided: decided.nullish(),
    listing: listing.nullish(),
    isRefused: z.boolean().nullish(),
    /** The hash of the recovery code that was removed. */
    code: z.hex().nullish(),
    address: address.nullish(),
  }),
  /**
   * For an act of the kind LOCK, which summarizes all moderation decisions about a member: the suspension with the
   * latest end. Null for acts of other kinds.
   */
  decision: decision.nullable(),
});
export type FinalAct = z.infer<typeof act>;

/**
 * The fields that a final act of every version has. With them, this version can identify an act that a newer version
 * wrote.
 */
const newerAct = z.object({ id: z.uuid(), at: instant, kind: z.string() });

const NONE = '00000000-0000-0000-0000-000000000000';
/**
 * The key of the advisory lock that a process takes before it appends to the final-acts file. Two platform processes
 * may share the folder of the file.
 */
const FILE_LOCK = 7_264_614;
const every = sql<FinalAct>`
  select a.id, to_jsonb(a.at)#>>'{}' as at, a.user_id as "userId", a.kind, a.detail, case when d.id is not null then
    jsonb_build_object('id', d.id, 'kind', d.kind, 'reason', d.reason, 'moderatorId', d.moderator_id, 'at', d.created_at)
    end as decision
  from final_acts a left join moderation_decisions d on a.kind = 'LOCK' and d.id = (a.detail->>'decision')::uuid`;

/**
 * Copies final acts to a file. A final act stays done even if an older backup is restored: an erasure, a suspension or
 * its end, a take-down, a picture on the list of forbidden pictures, a removed second factor, a revoked invite, a new
 * e-mail address. The database records each act together with its effect (db/migrations). Each platform process copies
 * all acts to its own file. Backups do not contain this file, and a restore reads it. The file holds only ids and
 * encrypted e-mail addresses, and no addresses of erased members.
 */
export function createFinalActs({ db, path, logger }: { db: Kysely<DB>; path: string; logger: Logger }) {
  /**
   * The acts that the file already holds: all acts of transactions with ids lower than `before`, and the acts `ids` of
   * later transactions.
   */
  let told: { before: string; ids: Set<string> } | undefined;
  /**
   * True if the file may hold addresses of erased members. Initially true, because the file may have been replaced by
   * another copy before the start.
   */
  let mayTellOfErased = true;

  async function copy() {
    // Every act that is committed after this query belongs to a transaction whose id is `before` or higher.
    const before = await oldestUnderWay(db);
    const recent = told === undefined ? await copyMissing(db, path) : await copySince(told);
    told = { before, ids: recent };
    if (mayTellOfErased) await forgetErased(db, path);
    mayTellOfErased = false;
  }

  async function copySince({ before, ids }: { before: string; ids: Set<string> }) {
    const { rows } = await sql<FinalAct>`${every} where a.tx >= ${before}::xid8 order by a.at`.execute(db);
    const untold = rows.filter(({ id }) => !ids.has(id));
    await append(db, path, untold);
    const erased = untold.flatMap(({ userId, detail }) => (detail.isErased === true && userId !== null ? userId : []));
    if (erased.length > 0 && (await hadAnotherAddress(db, erased))) mayTellOfErased = true;
    return new Set(rows.map(({ id }) => id));
  }

  const {
    workAnew: work,
    start,
    close,
  } = createPeriodic({
    every: INTERVAL_MS,
    run: copy,
    onError: (error) => logger.error({ err: error }, 'writing final acts failed and will be retried'),
  });

  return {
    work,
    start,
    /** Stops the timer, then copies the acts that are not in the file yet. */
    async close() {
      await close();
      await work();
    },
  };
}

async function oldestUnderWay(db: Kysely<DB>) {
  const { rows } = await sql<{ before: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as before`.execute(db);
  return rows[0]?.before ?? '0';
}

/**
 * Copies all final acts that the file lacks. Runs when the platform starts, because the file may have been replaced or
 * truncated.
 * @returns the ids of all acts
 */
async function copyMissing(db: Kysely<DB>, path: string) {
  const ids = new Set((await readFinalActs(path))?.ids);
  for (let after = NONE; ;) {
    const { rows } = await sql<FinalAct>`${every} where a.id > ${after} order by a.id limit ${AT_ONCE}`.execute(db);
    const last = rows.at(-1);
    if (last === undefined) return ids;
    const missing = rows.filter(({ id }) => !ids.has(id));
    await append(db, path, inOrder(missing));
    for (const { id } of missing) ids.add(id);
    after = last.id;
  }
}

async function append(db: Kysely<DB>, path: string, acts: FinalAct[]) {
  if (acts.length === 0) return;
  await transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${FILE_LOCK})`.execute(tx);
    await appendFinalActs(path, acts);
    const ids = acts.map(({ id }) => id);
    await sql`update final_acts set is_kept = true where id = any(${ids}::uuid[]) and not is_kept`.execute(tx);
  });
}

/**
 * Returns true when one of the erased members had changed their e-mail address before. The database still records that
 * the address was changed, but no longer the address itself.
 */
async function hadAnotherAddress(db: Kysely<DB>, erased: string[]) {
  const row = await db
    .selectFrom('final_acts')
    .select('id')
    .where('kind', '=', 'EMAIL')
    .where('user_id', 'in', erased)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Removes the e-mail addresses of erased members from the final-acts file. Replaces the file atomically, so that a
 * crash leaves either the old or the new content.
 */
async function forgetErased(db: Kysely<DB>, path: string) {
  await transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${FILE_LOCK})`.execute(tx);
    const text = await textOf(path);
    if (text === null) return;
    const kept = withoutErased(text);
    if (kept === text) return;
    await writeFile(`${path}.new`, kept, { mode: 0o600, flush: true });
    await rename(`${path}.new`, path);
  });
}

/**
 * Returns all final acts in the database, even acts that no file holds; no acts if the schema is older than the table
 * `final_acts`.
 */
export async function notedActs(db: Kysely<DB>): Promise<Told> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('final_acts') is not null as there`.execute(db);
  const noted = rows[0]?.there ? (await every.execute(db)).rows : [];
  return toldBy(noted);
}

/**
 * Appends acts to the final-acts file and flushes the file to disk. If a crash truncated the last line, removes that
 * line first. The act in it was not yet marked as copied in the database, so the platform writes the act again.
 */
export async function appendFinalActs(path: string, acts: FinalAct[]) {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'a+', 0o600);
  try {
    await cutTail(file);
    await file.appendFile(`\n${acts.map((each) => JSON.stringify(each)).join('\n')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function cutTail(file: FileHandle) {
  const { size } = await file.stat();
  const start = Math.max(0, size - TAIL_BYTES);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(size - start), 0, size - start, start);
  const end = buffer.subarray(0, bytesRead).lastIndexOf('\n') + 1;
  if (end < bytesRead && (end > 0 || start === 0)) await file.truncate(start + end);
}

export interface Told {
  /** The acts whose kind this version knows, sorted by time, without duplicates. */
  acts: FinalAct[];
  /** The ids of all acts, including acts whose kind this version does not know. */
  ids: string[];
  /** The kinds of acts in the file that this version does not know. */
  unknown: string[];
  /** The numbers of the lines that do not hold a valid act. */
  unread: number[];
}

/**
 * Reads the acts in a final-acts file. Ignores a last line that a crash truncated, because the platform writes its act
 * again.
 * @returns null when there is no file
 */
export async function readFinalActs(path: string): Promise<Told | null> {
  const text = await textOf(path);
  if (text === null) return null;
  const lines = text.split('\n');
  const told = toldBy(lines.map(parsed));
  return { ...told, unread: told.unread.filter((number) => lines[number - 1] !== '' && number < lines.length) };
}

async function textOf(path: string) {
  return await readFile(path, 'utf8').catch((error: unknown) => {
    if (z.object({ code: z.literal('ENOENT') }).safeParse(error).success) return null;
    throw error;
  });
}

function toldBy(lines: unknown[]): Told {
  const told: Told = { acts: [], ids: [], unknown: [], unread: [] };
  for (const [index, line] of lines.entries()) {
    const [known, newer] = [act.safeParse(line).data, newerAct.safeParse(line).data];
    if (newer) told.ids.push(newer.id);
    if (known) told.acts.push(known);
    else if (newer) told.unknown.push(newer.kind);
    else told.unread.push(index + 1);
  }
  return { ...told, acts: inOrder(told.acts), unknown: [...new Set(told.unknown)] };
}

/**
 * Removes duplicate acts and sorts the acts by time. Compares microseconds too, because a transaction may record
 * several acts within a millisecond.
 */
export function inOrder(acts: FinalAct[]) {
  const byId = new Map(acts.map((each) => [each.id, each]));
  return [...byId.values()].sort(
    (a, b) => Date.parse(a.at) - Date.parse(b.at) || microsecondsOf(a) - microsecondsOf(b),
  );
}

/**
 * Returns the microseconds within the second of a timestamp. PostgreSQL writes the fraction of a second without
 * trailing zeros.
 */
function microsecondsOf({ at }: FinalAct) {
  return Number((/\.(\d+)/.exec(at)?.[1] ?? '').padEnd(6, '0'));
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
