import { NIL } from 'uuid';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { createPeriodic } from '../lifecycle/periodic.ts';
import { openCasesOfPublished, withdrawUploads } from './banned-files.ts';
import type { Reason } from '../policy/reasons.ts';

const INTERVAL_MS = 2_000;
/** The maximum numbers of files and banned pictures per transaction, which keep each transaction short. */
const FILES_AT_ONCE = 1_000;
const PICTURES_AT_ONCE = 100;

/**
 * Searches for files that were published before their picture was banned. The search runs in the background, because
 * there may be millions of files. Later uploads are compared before they are published (screening.ts).
 */
export function createPublishedSearch({ db, logger }: { db: Kysely<DB>; logger: Logger }) {
  let isClosing = false;
  const { work, start, close } = createPeriodic({
    every: INTERVAL_MS,
    async run() {
      while (!isClosing && (await searchSome(db)));
    },
    onError: (error) => logger.error({ err: error }, 'searching for listed pictures failed and will be retried'),
  });

  return {
    work,
    start,
    /** Waits for the current batch. The search continues after that batch at the next start. */
    async close() {
      isClosing = true;
      await close();
    },
  };
}

/**
 * Compares the next batch of published files, newest first, with banned pictures. Chooses the banned pictures that have
 * the most files left to search. Pictures with the same reason for the ban and the same search progress are searched
 * together.
 * @returns true if there may be more files
 */
export function searchSome(db: Kysely<DB>, filesAtOnce = FILES_AT_ONCE) {
  return transact(db, async (tx) => {
    // Locks the rows of the banned pictures. Taking a picture off the list waits for this lock; another platform
    // process skips locked pictures and searches for other pictures.
    const { rows: listed } = await sql<{ hash: string; reason: Reason; searched_to: string }>`
      select h.hash, h.reason, h.searched_to from known_hashes h where h.searched_to > ${sql.lit(NIL)}
      order by h.searched_to desc, h.reason, h.hash limit ${PICTURES_AT_ONCE}
      for no key update skip locked`.execute(tx);
    const [first] = listed;
    if (!first) return false;
    const { reason, searched_to: before } = first;
    const together = listed.filter((each) => each.reason === reason && each.searched_to === before);
    const hashes = together.map(({ hash }) => hash);
    const searchedTo = await endOfBatch(tx, before, filesAtOnce);
    const which = sql`m.id < ${before}::uuid and m.id >= ${searchedTo}::uuid`;
    await withdrawUploads(tx, hashes, which);
    await openCasesOfPublished(tx, { hashes, reason, which });
    await tx.updateTable('known_hashes').set({ searched_to: searchedTo }).where('hash', 'in', hashes).execute();
    return true;
  });
}

/**
 * Returns the position at which the batch ends. This is the id of the batch's oldest file, or a newer position that the
 * search for other banned pictures has already reached.
 */
async function endOfBatch(tx: Transaction<DB>, before: string, filesAtOnce: number) {
  const { rows: others } = await sql<{ searched_to: string }>`
    select h.searched_to from known_hashes h
    where h.searched_to > ${sql.lit(NIL)} and h.searched_to < ${before}::uuid
    order by h.searched_to desc limit 1`.execute(tx);
  const end = others[0]?.searched_to ?? NIL;
  const { rows: files } = await sql<{ id: string }>`
    select m.id from media m where m.id < ${before}::uuid and m.id >= ${end}::uuid
    order by m.id desc offset ${filesAtOnce - 1} limit 1`.execute(tx);
  return files[0]?.id ?? end;
}
