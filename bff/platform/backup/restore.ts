import { sql, type Kysely, type Transaction } from 'kysely';
import { alone } from '../db/alone.ts';
import type { Database } from '../db/client.ts';
import { emptySchema } from '../db/empty-schema.ts';
import { migrateWithin } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import { privilegesIn, putPrivilegesBack } from '../db/privileges.ts';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import type { MediaStore } from '../media/store.ts';
import { noteRestore } from '../moderation/restored.ts';
import { openArchive, type Archive } from './archive.ts';
import { appendFinalActs, inOrder, notedActs, readFinalActs, type FinalAct, type Told } from './final-acts.ts';
import { loadRows } from './load.ts';
import { putFiles } from './put-files.ts';
import { replay } from './replay.ts';
import { mediaKeys } from './snapshot.ts';
import { deleteStrays, makeStrayTable, noteStrays } from './stray-files.ts';

const GO_ON =
  'Give --acts FILE for a better copy (all of them, where there are several), or --partial-acts to go on without what is missing.';

interface Restore {
  database: Database;
  store: MediaStore;
  /** The backup. */
  path: string;
  /** For files on their way; on the file system of a folder store. */
  workDirectory: string;
  /** The files by which what was done for good since is told (final-acts.ts); the first one is told the rest. */
  finalActs: [string, ...string[]];
  /** What is there goes. */
  overwrite: boolean;
  /** It goes on with what is known of those acts, although some are missing. */
  partialActs?: boolean;
  /**
   * That of all platforms on the database, which signs that this was a restore, and those that they had before: they
   * open what was sealed.
   */
  secrets: readonly [string, ...string[]];
  /** Where links in mails lead. */
  publicUrl: string;
}

/**
 * Puts a backup in the place of what the settings name: files first, then rows, so that nothing is ever spoken of that
 * is not there, and all rows in one transaction. A backup of an older version is brought to this one's schema, and what
 * was done for good since is done again: what the file tells of, and the database that goes. Meanwhile no other process
 * is let into the database. A restore that fails, or is killed, leaves all as it was, and can be run again.
 * @returns what the backup holds, how many acts were done again: null where none are known, and whether all files that
 *   nothing speaks of any more are deleted
 * @throws {Error} when there is data and it was not said that it may go, when the product runs, when a newer version
 * made it,
 *   when acts are missing from the files, or unknown to this version, when the settings' role does not own the tables
 */
export async function restore({ database, path, ...how }: Restore) {
  const archive = await openArchive(path);
  try {
    return await alone(database, (db) => restoreInto(db, archive, how));
  } finally {
    await archive.close();
  }
}

async function restoreInto(db: Kysely<DB>, archive: Archive, how: Omit<Restore, 'database' | 'path'>) {
  const { store, finalActs, overwrite, partialActs = false, secrets, publicUrl } = how;
  const known = migrations.filter(({ name }) => archive.summary.migrations.includes(name));
  if (known.length < archive.summary.migrations.length) throw new Error('A newer Brasa made this backup.');
  const owner = await ownerOfTables(db);
  const before = await keysThere(db);
  if (before !== null && !overwrite) {
    throw new Error('There is data already. Give --overwrite if all of it may be replaced by the backup.');
  }
  const told = await toldBy(finalActs, partialActs);

  await makeStrayTable(db);
  const undeleted = await deleteStrays(db, store);
  try {
    await putFiles(db, archive, how);
    const redone = await transact(db, async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      const acts = await allActs(tx, how, told ?? []);
      const privileges = await privilegesIn(tx);
      await emptySchema(tx);
      if (owner !== null) await sql`set local role ${sql.id(owner)}`.execute(tx);
      await migrateWithin(tx, known);
      await loadRows(tx, archive);
      await migrateWithin(tx);
      await backdateNoted(tx);
      await putPrivilegesBack(tx, privileges);
      const isKnown = told !== null || acts.length > 0;
      if (isKnown && !partialActs) await refuseMissing(tx, acts, finalActs.join(', '));
      const count = await replay(tx, acts, { secrets, partialActs, publicUrl });
      await noteRestore(tx, secrets[0]);
      await leaveOver(tx, archive, [...(before ?? []), ...undeleted]);
      return isKnown ? count : null;
    });
    // It is done: what the store does not delete now goes with the next start.
    const isTidy = await deleteStrays(db, store).then(
      (left) => left.length === 0,
      () => false,
    );
    return { ...archive.summary, redone, isTidy };
  } catch (error) {
    // What cannot be deleted now is by the next restore or start.
    await deleteStrays(db, store).catch(() => undefined);
    throw error;
  }
}

/**
 * What a migration notes of the rows of a backup was so when that was made. It comes before all that was done since,
 * also where the same backup is restored again.
 */
async function backdateNoted(tx: Transaction<DB>) {
  await sql`update final_acts set at = 'epoch'::timestamptz + (at - now()) where at >= now()`.execute(tx);
}

/** What all files tell that there are; null where there is none. */
async function toldBy(paths: string[], partialActs: boolean) {
  const acts: FinalAct[] = [];
  let isThere = false;
  for (const path of paths) {
    const told = await readFinalActs(path);
    if (told === null) continue;
    isThere = true;
    if (told.unread.length > 0 && !partialActs)
      throw new Error(`No acts can be read in lines ${told.unread.join(', ')} of ${path}. ${GO_ON}`);
    refuseUnknown(told, path, partialActs);
    acts.push(...told.acts);
  }
  return isThere ? acts : null;
}

function refuseUnknown({ unknown }: Told, where: string, partialActs: boolean) {
  if (unknown.length === 0 || partialActs) return;
  throw new Error(
    `${where} tells of acts that a newer Brasa has done, and this one does not know (${unknown.join(', ')}). Restore with that one. ${GO_ON}`,
  );
}

/** The database that goes knows the latest: they are in the file before it does, whatever becomes of this restore. */
async function allActs(
  tx: Transaction<DB>,
  { finalActs: [path], partialActs = false }: Pick<Restore, 'finalActs' | 'partialActs'>,
  told: FinalAct[],
) {
  const noted = await notedActs(tx);
  refuseUnknown(noted, 'The database', partialActs);
  const ids = new Set(told.map(({ id }) => id));
  const untold = noted.acts.filter(({ id }) => !ids.has(id));
  if (untold.length > 0) await appendFinalActs(path, untold);
  return inOrder([...told, ...untold]);
}

/** A file that lacks what was in it when the backup was made is another one, and may lack what was done since. */
async function refuseMissing(tx: Transaction<DB>, acts: FinalAct[], path: string) {
  const ids = new Set(acts.map(({ id }) => id));
  const held = await tx.selectFrom('final_acts').select('id').where('is_kept', '=', true).execute();
  const missing = held.filter(({ id }) => !ids.has(id)).length;
  if (missing > 0)
    throw new Error(`${path} lacks ${missing} acts of before the backup: it is another file, or cut. ${GO_ON}`);
}

/**
 * Whose the tables stay; null where there are none.
 * @throws {Error} where the settings' role may not replace them
 */
async function ownerOfTables(db: Kysely<DB>) {
  const { rows } = await sql<{ owner: string; isMine: boolean }>`
    select pg_get_userbyid(relowner) as owner, pg_has_role(relowner, 'member') as "isMine"
    from pg_class where oid = to_regclass('users')`.execute(db);
  const [tables] = rows;
  if (tables?.isMine === false)
    throw new Error(`The tables are the role ${tables.owner}'s: give the DATABASE_URL of that one.`);
  return tables?.owner ?? null;
}

/** Null where there are no members yet. */
async function keysThere(db: Kysely<DB>) {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('users') is not null as there`.execute(db);
  if (!rows[0]?.there) return null;
  const members = await db.selectFrom('users').select('id').limit(1).execute();
  // A schema from before there were files has none.
  return members.length === 0 ? null : await mediaKeys(db).catch(() => []);
}

/** Files that nothing speaks of any more. Which ones a backup had left over is its own place's concern. */
async function leaveOver(tx: Transaction<DB>, archive: Archive, before: string[]) {
  const kept = new Set(archive.media.map(({ media }) => media));
  await tx.deleteFrom('stray_files').execute();
  await noteStrays(
    tx,
    before.filter((key) => !kept.has(key)),
  );
}
