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
import { createPeriodic } from '../periodic.ts';
import { withoutErased } from './forget-erased.ts';

const EVERY = 2_000; // ms
const AT_ONCE = 500;
/** More than a line is long, in bytes. */
const TAIL = 65_536;

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

/** `about`: not of one that was noted before 053-moderation-acts. */
const decided = decision.extend({ until: instant.nullable(), isUndone: z.boolean(), about: about.nullish() });
export type Decided = z.infer<typeof decided>;

/** Of a picture, by itself or for a case. */
const listing = z.strictObject({
  hash: z.string(),
  reason: z.enum(reasons),
  caseId: z.uuid().nullable(),
  isListed: z.boolean(),
});

/** An address that an account got: sealed, for no list of members' addresses is to lie beside the database. */
const address = z.strictObject({
  sealed: z.base64(),
  /** Of a change: the way back to the address before. */
  link: z.strictObject({ hash: z.hex(), endsAt: instant }).nullish(),
  /** Of one that was taken back: when it had been changed. */
  changedAt: instant.nullish(),
});

/** Strict: what this version does not know of an act it cannot do again. */
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
    /** The hash of a recovery code. */
    code: z.hex().nullish(),
    address: address.nullish(),
  }),
  /** Of a LOCK, which noted what all decisions about a member came to: the longest one. */
  decision: decision.nullable(),
});
export type FinalAct = z.infer<typeof act>;

/** An act of a version to come. */
const newerAct = z.object({ id: z.uuid(), at: instant, kind: z.string() });

const NONE = '00000000-0000-0000-0000-000000000000';
/** Names the advisory lock under which platforms append: two of them may share a folder. */
const FILE_LOCK = 7_264_614;
const every = sql<FinalAct>`
  select a.id, to_jsonb(a.at)#>>'{}' as at, a.user_id as "userId", a.kind, a.detail, case when d.id is not null then
    jsonb_build_object('id', d.id, 'kind', d.kind, 'reason', d.reason, 'moderatorId', d.moderator_id, 'at', d.created_at)
    end as decision
  from final_acts a left join moderation_decisions d on a.kind = 'LOCK' and d.id = (a.detail->>'decision')::uuid`;

/**
 * What must stay done whatever backup is restored: who was erased, shut out or let in again, what was taken down,
 * listed or revoked, who has another address. The database notes it with the act (db/migrations); from there each
 * platform copies all of it to a file of its own, that no backup holds, and that a restore reads. Ids alone, and what
 * is sealed: of members who are erased, not that either.
 */
export function createFinalActs({ db, path, logger }: { db: Kysely<DB>; path: string; logger: Logger }) {
  /** The file has all acts of transactions before this one, and these of later ones. */
  let told: { before: string; ids: Set<string> } | undefined;
  /** At a start the file may be another one. */
  let mayTellOfErased = true;

  async function copy() {
    // Whatever is committed after this is of that transaction, or of a later one.
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
    every: EVERY,
    run: copy,
    onError: (error) => logger.error({ err: error }, 'final acts could not be written; it is tried again'),
  });

  return {
    work,
    start,
    /** What is done by then is in the file. */
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

/** At a start: the file may be another one, or cut. @returns the ids of all acts */
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

/** The database keeps that they had, without the address. */
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

/** Whole or not at all: a crash leaves the file as it was, or as it is to be. */
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

/** All that a database notes, whether or not they are in a file; none where it is from before they were noted. */
export async function notedActs(db: Kysely<DB>): Promise<Told> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('final_acts') is not null as there`.execute(db);
  const noted = rows[0]?.there ? (await every.execute(db)).rows : [];
  return toldBy(noted);
}

/** On the disk once this is done. The line that a crash has cut short goes: its act was not marked as kept. */
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
  const start = Math.max(0, size - TAIL);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(size - start), 0, size - start, start);
  const end = buffer.subarray(0, bytesRead).lastIndexOf('\n') + 1;
  if (end < bytesRead && (end > 0 || start === 0)) await file.truncate(start + end);
}

export interface Told {
  /** In the order in which they were done, each once. */
  acts: FinalAct[];
  /** Of all acts, whether or not this version knows them. */
  ids: string[];
  /** The kinds of those that it does not. */
  unknown: string[];
  /** The numbers of the lines that are no acts. */
  unread: number[];
}

/** A last line that a crash has cut short was written again. @returns null where there is no file */
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

/** Each once, in the order in which they were done; one transaction does several within a millisecond. */
export function inOrder(acts: FinalAct[]) {
  const byId = new Map(acts.map((each) => [each.id, each]));
  return [...byId.values()].sort(
    (a, b) => Date.parse(a.at) - Date.parse(b.at) || microsecondsOf(a) - microsecondsOf(b),
  );
}

/** Of the second that an act was done in, which PostgreSQL tells without its last zeros. */
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
