import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Platform } from '../context.ts';
import { claimEnd, whileClaimed } from '../db/claim.ts';
import { transact, type Tx } from '../db/transact.ts';
import type { MediaStore } from '../media/store.ts';
import { createPeriodic } from '../periodic.ts';
import { writeExport } from './export-file.ts';
import { exportReadyMail } from './export-ready.mail.ts';

const EVERY = 30_000; // ms
const KEPT_HOURS = 72;
const PROGRESS_EVERY = 500; // ms
/** A copy that is begun so often without an end is not begun again: it may be what ends the process. */
const MOST_ATTEMPTS = 3;

interface Deps extends Pick<Platform, 'db' | 'logger' | 'queueMail'> {
  /** Keeps the copies, so that every platform has them. */
  store: MediaStore;
  /** Where a copy is put together; what is left there by a stop goes with the next one. */
  workDirectory: string;
}

interface Claimed {
  id: string;
  user_id: string;
  claim: string;
  /** With this one. */
  attempts: number;
}

export type Exports = ReturnType<typeof createExports>;

/**
 * Copies of members' data: a platform makes one at a time, and claims it for as long as it is at work. What a stop cut
 * short is begun again by the platform that next looks after the claim has ended; what is over is erased.
 */
export function createExports({ db, logger, queueMail, store, workDirectory }: Deps) {
  let stopped = false;

  async function workOff() {
    await eraseOver();
    for (let next = await take(); next && !stopped; next = await take()) await makeClaimed(next);
  }

  /** The oldest that is asked for, or that a platform began and left; or one of before they were kept in the store. */
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
      logger.error({ err: error }, 'a copy of data could not be made');
      await store.delete(keyOf(claimed.claim));
      await ofClaim(claimed).set({ state: 'FAILED' }).execute();
    } finally {
      await rm(path, { force: true });
    }
  }

  /** @returns false where it is wanted no more, or another platform has taken over */
  async function make(claimed: Claimed, path: string) {
    if (claimed.attempts > MOST_ATTEMPTS) throw new Error('It was begun too often without an end');
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
        if (Date.now() - toldAt < PROGRESS_EVERY && done < of) return;
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

  /** The file first: a store that is away leaves the row, and it is tried again. */
  async function eraseOne({ id, claim }: { id: string; claim: string | null }) {
    if (claim !== null) await store.delete(keyOf(claim));
    await db
      .deleteFrom('exports')
      .where('id', '=', id)
      .where(sql<boolean>`claim is not distinct from ${claim}::uuid`)
      .execute();
  }

  const { work, start, close } = createPeriodic({
    every: EVERY,
    run: workOff,
    onError: (error) => logger.error({ err: error }, 'making copies of data failed'),
  });

  return {
    work,
    start,
    /** Asks for one; while one is in the making, or there to be fetched, that is the answer. */
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
    /** A copy that is ready; null where its file is gone. */
    async open({ claim }: { claim: string | null }) {
      return claim === null ? null : await store.open(keyOf(claim));
    },
    /** With the file; one that is in the making ends up nowhere. */
    async erase(userId: string) {
      const rows = db.selectFrom('exports').select(['id', 'claim']).where('user_id', '=', userId);
      // Another platform may take it over just now.
      for (let own = await rows.execute(); own.length > 0; own = await rows.execute())
        for (const row of own) await eraseOne(row);
    },
    async close() {
      stopped = true;
      await close();
    },
  };
}

/** Named by the claim: who lost it writes over no other's file. */
function keyOf(claim: string) {
  return `${claim}.zip`;
}
