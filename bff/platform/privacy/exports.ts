import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Platform } from '../context.ts';
import { claimEnd, whileClaimed } from '../db/claim.ts';
import { transact, type Tx } from '../db/transact.ts';
import type { MediaStore } from '../media/store.ts';
import { createPeriodic } from '../lifecycle/periodic.ts';
import { writeExport } from './export-file.ts';
import { exportReadyMail } from './export-ready.mail.ts';

const INTERVAL_MS = 30_000;
const KEPT_HOURS = 72;
const PROGRESS_INTERVAL_MS = 500;
/**
 * The maximum number of attempts at a data export. If the last attempt ends without a result, the export fails for
 * good, because it may be the cause of crashes.
 */
const MAX_ATTEMPTS = 3;

interface Deps extends Pick<Platform, 'db' | 'logger' | 'queueMail'> {
  /** The store of finished exports, from which every platform process can serve them. */
  store: MediaStore;
  /**
   * The directory for exports in progress. The file of an attempt is deleted at the end of the attempt, so only a crash
   * leaves a file behind.
   */
  workDirectory: string;
}

interface Claimed {
  id: string;
  user_id: string;
  claim: string;
  /** The number of attempts at this export so far, including the current attempt. */
  attempts: number;
}

export type Exports = ReturnType<typeof createExports>;

/**
 * Makes the data exports of members. A process makes a single export at a time and holds a lease on it. If the process
 * crashes, another process starts the export again after the lease has expired. Expired exports are deleted.
 */
export function createExports({ db, logger, queueMail, store, workDirectory }: Deps) {
  let stopped = false;

  async function workOff() {
    await eraseOver();
    for (let next = await take(); next && !stopped; next = await take()) await makeClaimed(next);
  }

  /**
   * Claims the oldest export that is waiting, or whose lease has expired, or whose file is missing in the store because
   * an older release made it.
   */
  async function take(): Promise<Claimed | undefined> {
    const claim = uuidv7();
    const { rows } = await sql<{ id: string; user_id: string; attempts: number; left: string | null }>`
      with next as (
        select id, claim as left from exports
        where state = 'PENDING' or state = 'RUNNING' and coalesce(claimed_until, '-infinity') <= now()
          or state = 'READY' and claim is null
        order by requested_at limit 1 for update skip locked)
      update exports e set
        state = 'RUNNING', done = 0, attempts = attempts + 1, claim = ${claim}::uuid, claimed_until = ${claimEnd}
      from next where e.id = next.id returning e.id, e.user_id, e.attempts, next.left`.execute(db);
    const [taken] = rows;
    if (!taken) return undefined;
    if (taken.left !== null) await store.delete(keyOf(taken.left));
    return { id: taken.id, user_id: taken.user_id, attempts: taken.attempts, claim };
  }

  async function makeClaimed(claimed: Claimed) {
    const path = join(workDirectory, `${claimed.claim}.zip`);
    try {
      const isWanted = await whileClaimed(
        () => ofClaim(claimed).set({ claimed_until: claimEnd }).execute(),
        () => make(claimed, path),
      );
      if (!isWanted) await store.delete(keyOf(claimed.claim));
    } catch (error) {
      logger.error({ err: error }, 'making a data export failed');
      await store.delete(keyOf(claimed.claim));
      await ofClaim(claimed).set({ state: 'FAILED' }).execute();
    } finally {
      await rm(path, { force: true });
    }
  }

  /** @returns false when the export was cancelled or another process has taken over the lease */
  async function make(claimed: Claimed, path: string) {
    if (claimed.attempts > MAX_ATTEMPTS) throw new Error('Every attempt at this export ended without a result');
    let toldAt = 0;
    let total = 0;
    await mkdir(workDirectory, { recursive: true });
    await writeExport({
      db,
      store,
      userId: claimed.user_id,
      path,
      async onStep(done, of) {
        total = of;
        if (Date.now() - toldAt < PROGRESS_INTERVAL_MS && done < of) return;
        toldAt = Date.now();
        await ofClaim(claimed).set({ done, total }).execute();
      },
    });
    const { size: bytes } = await stat(path);
    await store.put(keyOf(claimed.claim), path, 'application/zip');
    const endsAt = new Date(Date.now() + KEPT_HOURS * 3_600_000);
    return await transact(db, async (tx) => {
      const { numUpdatedRows } = await ofClaim(claimed, tx)
        .set({ state: 'READY', done: total, total, bytes, expires_at: endsAt, claimed_until: null })
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await mailReady(tx, claimed.user_id, endsAt);
      return true;
    });
  }

  function ofClaim({ id, claim }: Claimed, within: typeof db = db) {
    return within.updateTable('exports').where('id', '=', id).where('claim', '=', claim);
  }

  async function mailReady(tx: Tx, userId: string, endsAt: Date) {
    const member = await tx
      .selectFrom('users')
      .select(['email', 'nickname', 'email_confirmed_at'])
      .where('id', '=', userId)
      .executeTakeFirst();
    if (member) await queueMail(tx, userId, { ...exportReadyMail(member, KEPT_HOURS), endsAt });
  }

  async function eraseOver() {
    const over = db
      .selectFrom('exports')
      .select(['id', 'claim'])
      .where('expires_at', '<=', sql<Date>`now()`);
    for (const row of await over.execute()) await eraseOne(row);
  }

  /** The file is deleted before the row. If the store is unavailable, the row stays and the deletion is retried. */
  async function eraseOne({ id, claim }: { id: string; claim: string | null }) {
    if (claim !== null) await store.delete(keyOf(claim));
    await db
      .deleteFrom('exports')
      .where('id', '=', id)
      .where(sql<boolean>`claim is not distinct from ${claim}::uuid`)
      .execute();
  }

  const { work, start, close } = createPeriodic({
    every: INTERVAL_MS,
    run: workOff,
    onError: (error) => logger.error({ err: error }, 'making data exports failed'),
  });

  return {
    work,
    start,
    /**
     * Requests an export for the member. Does nothing if the member's last export is in progress or ready for download.
     */
    async request(userId: string) {
      await db.deleteFrom('exports').where('user_id', '=', userId).where('state', '=', 'FAILED').execute();
      await db
        .insertInto('exports')
        .values({ id: uuidv7(), user_id: userId })
        .onConflict((conflict) => conflict.column('user_id').doNothing())
        .execute();
      void work();
    },
    async of(userId: string) {
      return await db.selectFrom('exports').selectAll().where('user_id', '=', userId).executeTakeFirst();
    },
    /** Opens the file of a ready export. Returns null when the file does not exist. */
    async open({ claim }: { claim: string | null }) {
      return claim === null ? null : await store.open(keyOf(claim));
    },
    /**
     * Deletes the member's exports and their files. The row of a running export is deleted too, so the running attempt
     * discards its result.
     */
    async erase(userId: string) {
      const rows = db.selectFrom('exports').select(['id', 'claim']).where('user_id', '=', userId);
      // The exports are queried again after each round, because another process may claim one of them at the same time.
      for (let own = await rows.execute(); own.length > 0; own = await rows.execute())
        for (const row of own) await eraseOne(row);
    },
    async close() {
      stopped = true;
      await close();
    },
  };
}

/**
 * Returns the key of the export's file in the store. The key contains the claim (the id of the lease), so that a
 * process whose lease expired cannot overwrite the file of another process.
 */
function keyOf(claim: string) {
  return `${claim}.zip`;
}
