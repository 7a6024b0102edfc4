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
/** An upper bound for the length of a line, in bytes. */
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

/** `about` is missing in acts recorded before the migration 053-moderation-acts. */
const decided = decision.extend({ until: instant.nullable(), isUndone: z.boolean(), about: about.nullish() });
export type Decided = z.infer<typeof decided>;

/**
 * A picture that was added to the list of known pictures or removed from it. `caseId` is null if no case was the
 * reason.
 */
const listing = z.strictObject({
  hash: z.string(),
  reason: z.enum(reasons),
  caseId: z.uuid().nullable(),
  isListed: z.boolean(),
});

/**
 * An account's new e-mail address. It is encrypted, so that the file beside the database is no readable list of
 * addresses.
 */
const address = z.strictObject({
  sealed: z.base64(),
  /** The undo link, if the act is a change. */
  link: z.strictObject({ hash: z.hex(), endsAt: instant }).nullish(),
  /** The time of the undone change, if the act is an undo. */
  changedAt: instant.nullish(),
});

/**
 * A final act as this version knows it. The schema is strict, because this version cannot redo an act with unknown
 * fields.
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
   * For a LOCK act, which summarizes all decisions about a member: the suspension with the latest end. Null for other
   * acts.
   */
  decision: decision.nullable(),
});
export type FinalAct = z.infer<typeof act>;

/** The fields that an act of any version has. They identify an act that a newer version wrote. */
const newerAct = z.object({ id: z.uuid(), at: instant, kind: z.string() });

const NONE = '00000000-0000-0000-0000-000000000000';
/** The key of the advisory lock for appending to the file, because two platforms may share a folder. */
const FILE_LOCK = 7_264_614;
const every = sql<FinalAct>`
  select a.id, to_jsonb(a.at)#>>'{}' as at, a.user_id as "userId", a.kind, a.detail, case when d.id is not null then
    jsonb_build_object('id', d.id, 'kind', d.kind, 'reason', d.reason, 'moderatorId', d.moderator_id, 'at', d.created_at)
    end as decision
  from final_acts a left join moderation_decisions d on a.kind = 'LOCK' and d.id = (a.detail->>'decision')::uuid`;

/**
 * Copies final acts to a file. A final act stays done even if an older backup is restored: an erasure, a suspension or
 * its end, a take-down, a listed picture, a revoked factor or invite, a new address. The database records each act
 * together with its effect (db/migrations). Each platform copies all acts to its own file. No backup contains this
 * file, and a restore reads it. The file holds only ids and encrypted addresses, and no addresses of erased members.
 */
export function createFinalActs({ db, path, logger }: { db: Kysely<DB>; path: string; logger: Logger }) {
  /**
   * The acts that the file holds: all acts of transactions before the transaction id `before`, and of later ones the
   * acts `ids`.
   */
  let told: { before: string; ids: Set<string> } | undefined;
  /**
   * True if the file may hold addresses of erased members. True at first, because the file may have been replaced
   * before the start.
   */
  let mayTellOfErased = true;

  async function copy() {
    // Every act that is committed after this query belongs to the transaction `before` or to a later one.
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
 * Copies all acts that the file lacks. Runs at start, because the file may have been replaced or truncated.
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
 * Returns true when one of the erased members had changed their address. The database still knows that, but not the
 * address.
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
 * Removes the addresses of erased members from the file. Replaces the file atomically, so that a crash leaves either
 * the old or the new content.
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
 * Returns all acts in the database, even if no file holds them; no acts if the schema is older than the table
 * `final_acts`.
 */
export async function notedActs(db: Kysely<DB>): Promise<Told> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('final_acts') is not null as there`.execute(db);
  const noted = rows[0]?.there ? (await every.execute(db)).rows : [];
  return toldBy(noted);
}

/**
 * Appends acts to the file and flushes them to disk. First removes a last line that a crash truncated. The act in that
 * line was not marked as kept, so it is written again.
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
  /** The acts that this version knows, in the order of their time, with no duplicates. */
  acts: FinalAct[];
  /** Ids of all acts, including those that this version does not know. */
  ids: string[];
  /** Kinds of the acts that this version does not know. */
  unknown: string[];
  /** Numbers of the lines that do not hold an act. */
  unread: number[];
}

/**
 * Reads the acts in a file. Ignores a last line that a crash truncated, because its act was written again.
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
 * Removes duplicates and sorts the acts by time, to the microsecond, because a transaction may do several acts within a
 * millisecond.
 */
export function inOrder(acts: FinalAct[]) {
  const byId = new Map(acts.map((each) => [each.id, each]));
  return [...byId.values()].sort(
    (a, b) => Date.parse(a.at) - Date.parse(b.at) || microsecondsOf(a) - microsecondsOf(b),
  );
}

/** Returns the microseconds within the second; PostgreSQL writes them without trailing zeros. */
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
