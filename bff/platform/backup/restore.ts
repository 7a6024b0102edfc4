import { sql, type Kysely, type Transaction } from 'kysely';
import { withExclusiveAccess } from '../db/exclusive-access.ts';
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
  'Give --acts FILE with a complete copy (repeat it for several), or --partial-acts to continue without the missing acts.';

interface Restore {
  database: Database;
  store: MediaStore;
  /** The path of the backup file. */
  path: string;
  /** The folder for temporary files. If the media store is a folder, both must be on the same file system. */
  workDirectory: string;
  /**
   * Paths of the files with the final acts since the backup (final-acts.ts). Acts that only the replaced database holds
   * are appended to the first of these files.
   */
  finalActs: [string, ...string[]];
  /** If true, the restore may replace existing data. */
  overwrite: boolean;
  /** If true, the restore continues even if some final acts are missing, and redoes the known acts only. */
  partialActs?: boolean;
  /**
   * The current secret of all platform processes that use the database, followed by their earlier secrets. The current
   * secret signs the restore; the earlier secrets decrypt older values.
   */
  secrets: readonly [string, ...string[]];
  /** Base URL of links in mails. */
  publicUrl: string;
}

/**
 * Replaces the configured database and store by a backup: files first, then all rows in one transaction, so that no row
 * ever refers to a missing file. Migrates a backup of an older version to the current schema. Redoes the final acts
 * since the backup, from the files and from the replaced database. During the restore no other process can connect to
 * the database. A failed or killed restore leaves everything as it was, and can be run again.
 * @returns the backup's summary, the number of redone acts (null when no acts are known), and whether all files without
 * a row are deleted
 * @throws {Error} when the database holds data and `overwrite` is not set, when the platform is running, when a newer
 * version made the backup, when acts are missing from the files or unknown to this version, when the configured role
 * does not own the tables
 */
export async function restoreBackup({ database, path, ...how }: Restore) {
  const archive = await openArchive(path);
  try {
    return await withExclusiveAccess(database, (db) => restoreInto(db, archive, how));
  } finally {
    await archive.close();
  }
}

async function restoreInto(db: Kysely<DB>, archive: Archive, how: Omit<Restore, 'database' | 'path'>) {
  const { store, finalActs, overwrite, partialActs = false, secrets, publicUrl } = how;
  const known = migrations.filter(({ name }) => archive.summary.migrations.includes(name));
  if (known.length < archive.summary.migrations.length)
    throw new Error('A newer Brasa made this backup. Restore it with that version.');
  const owner = await ownerOfTables(db);
  const before = await keysThere(db);
  if (before !== null && !overwrite) {
    throw new Error(
      'The database or the store holds data already. Give --overwrite to replace all of it by the backup.',
    );
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
    // Ignore errors here, because the restore is already committed. The next start deletes the files that the store
    // fails to delete now.
    const isTidy = await deleteStrays(db, store).then(
      (left) => left.length === 0,
      () => false,
    );
    return { ...archive.summary, redone, isTidy };
  } catch (error) {
    // Ignore errors here: the next restore or the next start deletes the files that cannot be deleted now.
    await deleteStrays(db, store).catch(() => undefined);
    throw error;
  }
}

/**
 * Backdates the final acts that migrations have just recorded about the rows of the backup. These acts have to precede
 * all acts after the backup, even if the same backup is restored again.
 */
async function backdateNoted(tx: Transaction<DB>) {
  await sql`update final_acts set at = 'epoch'::timestamptz + (at - now()) where at >= now()`.execute(tx);
}

/** Returns the final acts of all files together; null when no file exists. */
async function toldBy(paths: string[], partialActs: boolean) {
  const acts: FinalAct[] = [];
  let isThere = false;
  for (const path of paths) {
    const told = await readFinalActs(path);
    if (told === null) continue;
    isThere = true;
    if (told.unread.length > 0 && !partialActs)
      throw new Error(`The restore cannot read the acts in lines ${told.unread.join(', ')} of ${path}. ${GO_ON}`);
    refuseUnknown(told, path, partialActs);
    acts.push(...told.acts);
  }
  return isThere ? acts : null;
}

function refuseUnknown({ unknown }: Told, where: string, partialActs: boolean) {
  if (unknown.length === 0 || partialActs) return;
  throw new Error(
    `${where} holds acts of a newer Brasa that this one does not know (${unknown.join(', ')}). Restore with that version. ${GO_ON}`,
  );
}

/**
 * Returns all final acts. First appends the acts that only the replaced database holds to the file, so that these acts
 * are not lost if the restore fails.
 */
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

/**
 * Throws if the final-acts file lacks acts that it held when the backup was made. Such a file is not the original file,
 * and it may lack later acts too.
 */
async function refuseMissing(tx: Transaction<DB>, acts: FinalAct[], path: string) {
  const ids = new Set(acts.map(({ id }) => id));
  const held = await tx.selectFrom('final_acts').select('id').where('is_kept', '=', true).execute();
  const missing = held.filter(({ id }) => !ids.has(id)).length;
  if (missing > 0)
    throw new Error(
      `${path} lacks ${missing} acts from before the backup: it is another file, or incomplete. ${GO_ON}`,
    );
}

/**
 * Returns the database role that owns the tables; null when there are no tables.
 * @throws {Error} when the configured role may not replace the tables
 */
async function ownerOfTables(db: Kysely<DB>) {
  const { rows } = await sql<{ owner: string; isMine: boolean }>`
    select pg_get_userbyid(relowner) as owner, pg_has_role(relowner, 'member') as "isMine"
    from pg_class where oid = to_regclass('users')`.execute(db);
  const [tables] = rows;
  if (tables?.isMine === false)
    throw new Error(`The role ${tables.owner} owns the tables: set DATABASE_URL to that role.`);
  return tables?.owner ?? null;
}

/** Returns the keys of all media files to which the database refers; null when the database has no members yet. */
async function keysThere(db: Kysely<DB>) {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('users') is not null as there`.execute(db);
  if (!rows[0]?.there) return null;
  const members = await db.selectFrom('users').select('id').limit(1).execute();
  // Return no keys if the schema is older than the media tables.
  return members.length === 0 ? null : await mediaKeys(db).catch(() => []);
}

/**
 * Records the stored files to which no row refers after the restore as strays, to be deleted. Removes the backup's own
 * list of strays, because it describes the store from which the backup was made.
 */
async function leaveOver(tx: Transaction<DB>, archive: Archive, before: string[]) {
  const kept = new Set(archive.media.map(({ media }) => media));
  await tx.deleteFrom('stray_files').execute();
  await noteStrays(
    tx,
    before.filter((key) => !kept.has(key)),
  );
}
