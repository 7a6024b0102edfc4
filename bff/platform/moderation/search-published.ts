import { NIL } from 'uuid';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { createPeriodic } from '../periodic.ts';
import { openCasesOfPublished, withdrawUploads } from './listed-files.ts';
import type { Reason } from '../policy/reasons.ts';

const EVERY = 2_000; // ms
/** A transaction compares so many files with so many pictures at most: it stays short however many there are. */
const FILES_AT_ONCE = 1_000;
const PICTURES_AT_ONCE = 100;

/**
 * Looks for what showed a picture before that was listed, behind the moderator's back: there may be millions of files.
 * What is uploaded from then on is compared before it is published (screening.ts).
 */
export function createPublishedSearch({ db, logger }: { db: Kysely<DB>; logger: Logger }) {
  let isClosing = false;
  const { work, start, close } = createPeriodic({
    every: EVERY,
    async run() {
      while (!isClosing && (await searchSome(db)));
    },
    onError: (error) => logger.error({ err: error }, 'searching for listed pictures failed; it is tried again'),
  });

  return {
    work,
    start,
    /** Waits for the batch that is under way; the next start goes on from there. */
    async close() {
      isClosing = true;
      await close();
    },
  };
}

/**
 * The next files for the pictures that have most before them, the newest first; pictures that have come equally far go
 * on together. @returns whether there may be more
 */
export function searchSome(db: Kysely<DB>, filesAtOnce = FILES_AT_ONCE) {
  return transact(db, async (tx) => {
    // Who takes one off the list waits for this; another platform searches for others meanwhile.
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

/** The oldest file of a batch, or where other pictures have come to, if that is nearer. */
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
