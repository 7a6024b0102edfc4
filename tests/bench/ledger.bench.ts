import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { createDatabase } from '../../bff/platform/db/client.ts';
import { migrate } from '../../bff/platform/db/migrate.ts';
import type { DB } from '../../bff/platform/db/schema.ts';
import { checkLedger } from '../../bff/platform/wallet/ledger/check.ts';
import { adsRevenue, balanceOf, provider, record, wallet } from '../../bff/platform/wallet/ledger/ledger.ts';
import { createPostgresDatabase, findPostgres, startPostgres } from '../support/postgres.ts';
import { sizeOf } from './support/length.ts';
import { ratios, shown, spread } from './support/figures.ts';
import { record as recordFigure } from './support/table.ts';

const ENTRIES = sizeOf(1_000_000, 10_000);
const MEMBERS = sizeOf(10_000, 100);
const ROUNDS = sizeOf(9, 2);
const CALLS = sizeOf(200, 20); // a round
const WANTED = 2; // target: the maximum ratio of a call's duration to its duration in an empty ledger

/**
 * Measures how long it takes to read a balance and to record a movement, in a ledger of a million entries and in an
 * empty one.
 */
export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'brasa-ledger-'));
  const binaries = await findPostgres();
  const postgres = binaries === null ? undefined : await startPostgres(binaries);
  try {
    await compare('PGlite', (name) => createDatabase({ dataDir: join(folder, name) }));
    if (postgres) {
      await compare('PostgreSQL', async (name) => {
        const databaseUrl = await createPostgresDatabase(postgres.url, `ledger_${name}`);
        return await createDatabase({ databaseUrl, dataDir: folder });
      });
    }
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compare(name: string, open: (name: string) => ReturnType<typeof createDatabase>) {
  const [empty, full] = [await open('empty'), await open('full')];
  try {
    for (const { db } of [empty, full]) await migrate(db);
    await fill(full.db);
    const { entries, problems } = await checkLedger(full.db);
    if (problems.length > 0) throw new Error(problems[0]);
    const subjects = [
      { db: empty.db, member: await rich(empty.db), reads: [], writes: [] },
      { db: full.db, member: await rich(full.db), reads: [], writes: [] },
    ] satisfies Subject[];
    for (const subject of subjects) await measure(subject);
    const [few, many] = [reset(subjects[0]), reset(subjects[1])];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const subject of round % 2 === 0 ? [few, many] : [many, few]) await measure(subject);
    }
    console.log(
      `${name}, ${entries.toLocaleString('en')} entries beside none; microseconds (wanted: under ${WANTED} times)`,
    );
    show('read a balance', few.reads, many.reads);
    show('record a movement', few.writes, many.writes);
  } finally {
    await empty.close();
    await full.close();
  }
}

interface Subject {
  db: Kysely<DB>;
  member: string;
  reads: number[];
  writes: number[];
}

/** Ignores the first round, which includes the time for loading code and planning statements. */
function reset(subject: Subject | undefined): Subject {
  if (!subject) throw new Error('Nothing to measure.');
  return { ...subject, reads: [], writes: [] };
}

async function measure({ db, member, reads, writes }: Subject) {
  reads.push(await timed(() => balanceOf(db, wallet(member))));
  writes.push(
    await timed(() =>
      db.transaction().execute((tx) =>
        record(tx, {
          key: uuidv7(),
          kind: 'AD',
          memberId: member,
          entries: [
            { account: wallet(member), centavos: -1 },
            { account: adsRevenue, centavos: 1 },
          ],
        }),
      ),
    ),
  );
}

/** @returns the average duration of one call, in microseconds */
async function timed(call: () => Promise<unknown>) {
  const began = performance.now();
  for (let count = 0; count < CALLS; count += 1) await call();
  return ((performance.now() - began) * 1_000) / CALLS;
}

function show(what: string, few: number[], many: number[]) {
  const times = shown(ratios(many, few), 2);
  recordFigure(`${what}, full over empty`, '×', ratios(many, few));
  console.log(`${what.padEnd(20)}${shown(spread(few))} → ${shown(spread(many))}   ${times} times`);
}

async function rich(db: Kysely<DB>) {
  const member = uuidv7();
  await db.transaction().execute((tx) =>
    record(tx, {
      key: uuidv7(),
      kind: 'TOP_UP',
      memberId: member,
      entries: [
        { account: wallet(member), centavos: 1_000_000 },
        { account: provider, centavos: -1_000_000 },
      ],
    }),
  );
  return member;
}

/**
 * Fills the ledger in bulk with its triggers turned off, because that is faster. Afterwards the ledger check proves
 * that the triggers would have accepted all rows.
 */
async function fill(db: Kysely<DB>) {
  await db.connection().execute(async (connection) => {
    for (const statement of [
      sql`set statement_timeout = 0`,
      sql`set session_replication_role = replica`,
      sql`insert into ledger_accounts (kind, owner_id) select 'WALLET', gen_random_uuid() from generate_series(1, ${MEMBERS}::int)`,
      sql`create temporary table members as
        select id, owner_id, row_number() over (order by id) as place from ledger_accounts where kind = 'WALLET'`,
      sql`create temporary table payments as
        select gen_random_uuid() as id, count, 500 + count % 1000 as centavos
        from generate_series(1, ${ENTRIES / 2}::int) as count`,
      sql`insert into ledger_transactions (id, key, kind, member_id)
        select p.id, 'bulk:' || p.count, 'TOP_UP', m.owner_id
        from payments p join members m on m.place = p.count % ${MEMBERS}::int + 1`,
      sql`insert into ledger_entries (id, transaction_id, account_id, kind, centavos)
        select gen_random_uuid(), p.id, m.id, 'TOP_UP', p.centavos
        from payments p join members m on m.place = p.count % ${MEMBERS}::int + 1
        union all
        select gen_random_uuid(), p.id, a.id, 'TOP_UP', -p.centavos
        from payments p, ledger_accounts a where a.kind = 'PROVIDER'`,
      sql`update ledger_accounts a set balance = e.total
        from (select account_id, sum(centavos) as total from ledger_entries group by account_id) e
        where e.account_id = a.id`,
      sql`set session_replication_role = origin`,
      sql`reset statement_timeout`,
      sql`analyze`,
    ]) {
      await statement.execute(connection);
    }
  });
}
