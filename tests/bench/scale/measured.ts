import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { Agent, request } from 'undici';
import { freePort } from '../../support/free-port.ts';
import { createPostgresDatabase, type Postgres } from '../../support/postgres.ts';
import { startPart } from '../../support/product-part.ts';
import { removeFolder } from '../../support/remove-folder.ts';
import { productSettings, shipped } from '../support/product.ts';
import { callsOf, type Call } from './calls.ts';
import { fillWorld } from './world.ts';

/** Settings with which PostgreSQL records the cost of each statement. */
export const SETTINGS = ['shared_preload_libraries=pg_stat_statements', 'shared_buffers=1GB', 'max_wal_size=8GB'];

const CALLS = 10; // a round
/** At least six runs, because PostgreSQL may use a generic plan for a prepared statement from the sixth run on. */
const WARM_UP = 7;

/**
 * The cost of a call in one round: ms until the response, ms in the database, and the number of 8-KiB pages that the
 * database reads.
 */
export interface Cost {
  answered: number;
  database: number;
  pages: number;
}

export type MeasuredWorld = Awaited<ReturnType<typeof startWorld>>;

/** Starts a platform on a new database that holds a world of `members` members. */
export async function startWorld(postgres: Postgres, members: number) {
  shipped();
  const dataDir = mkdtempSync(join(tmpdir(), 'brasa-scale-'));
  const url = await createPostgresDatabase(postgres.url, `scale_${members}`);
  await fillWorld(url, members, dataDir);
  const port = await freePort();
  const platform = await startPart({
    from: 'build',
    port,
    env: {
      ...productSettings,
      ROLE: 'platform',
      PLATFORM_PORT: String(port),
      DATABASE_URL: url,
      DATA_DIR: dataDir,
    },
  });
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  await database.query('create extension pg_stat_statements');
  const agent = new Agent({ connections: 1 });

  /** Sends the call. @throws unless the answer is 200 */
  async function ask({ name, as, path }: Call) {
    const headers = as === null ? {} : { authorization: `Bearer token${as}` };
    const { statusCode, body } = await request(platform.url + path, { headers, dispatcher: agent });
    const text = await body.text();
    if (statusCode !== 200) throw new Error(`${name}: ${statusCode} ${text}`);
    return text;
  }

  return {
    members,
    calls: await callsOf(url, members),
    /**
     * Sends the call several times to warm it up.
     * @returns the call to measure: the call for the second page of a list if `call.next` is true, else the same call
     */
    async warmUp(call: Call): Promise<Call> {
      const meant = call.next ? { ...call, path: `${call.path}?cursorAfter=${cursorIn(await ask(call))}` } : call;
      for (let count = 0; count < WARM_UP; count += 1) await ask(meant);
      return meant;
    },
    async cost(call: Call): Promise<Cost> {
      await database.query(`select pg_stat_statements_reset(0, (${THIS}), 0)`);
      const began = performance.now();
      for (let count = 0; count < CALLS; count += 1) await ask(call);
      const answered = (performance.now() - began) / CALLS;
      const { rows } = await database.query<{ pages: string | null; ms: number | null }>(
        `select sum(shared_blks_hit + shared_blks_read) as pages, sum(total_exec_time) as ms from pg_stat_statements
         where dbid = (${THIS}) and query not like '%pg_stat_statements%'`,
      );
      return { answered, database: (rows[0]?.ms ?? 0) / CALLS, pages: Number(rows[0]?.pages ?? 0) / CALLS };
    },
    async stop() {
      await agent.close();
      await database.end();
      await platform.end();
      await removeFolder(dataDir);
    },
  };
}

const THIS = 'select oid from pg_database where datname = current_database()';

function cursorIn(page: string) {
  const cursor = /"cursorAfter":"([^"]+)"/.exec(page)?.[1];
  if (cursor === undefined) throw new Error('There is no next page.');
  return encodeURIComponent(cursor);
}
