import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { inject } from 'vitest';
import { createDatabase, type Database } from '../../bff/platform/db/client.ts';
import { migrate } from '../../bff/platform/db/migrate.ts';
import { openSession } from '../../bff/platform/auth/session.ts';
import { bank, record, wallet } from '../../bff/platform/wallet/ledger/ledger.ts';
import type { DatabaseKind } from './platform.ts';
import { dropPostgresDatabase } from './postgres.ts';
import { removeFolder } from './remove-folder.ts';
import { copyPglite, createMigratedPostgres } from './templates.ts';

type Db = Database['db'];

/** Creates a folder and a database that several platform processes use one after the other. */
export async function createOwnDatabase(kind: DatabaseKind, name: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'brasa-own-'));
  const server = inject('postgresUrl') ?? '';
  const own = `test_${name}_${randomUUID().replaceAll('-', '')}`;
  if (kind === 'pglite') copyPglite(dataDir);
  const databaseUrl = kind === 'postgres' ? await createMigratedPostgres(own) : undefined;

  return {
    dataDir,
    databaseUrl,
    /**
     * Runs `work` on the database. PGlite allows a single process, so all platform processes have to be stopped first.
     */
    async use<Result>(work: (db: Db) => Promise<Result>) {
      const database = await createDatabase({ dataDir, databaseUrl });
      try {
        await migrate(database.db);
        return await work(database.db);
      } finally {
        await database.close();
      }
    },
    async remove() {
      if (databaseUrl !== undefined) await dropPostgresDatabase(server, own);
      await removeFolder(dataDir);
    },
  };
}

export type OwnDatabase = Awaited<ReturnType<typeof createOwnDatabase>>;

/** Creates a signed-in member whose wallet contains `centavos`. */
export async function makeMember(db: Db, centavos = 0) {
  const id = uuidv7();
  await db
    .insertInto('users')
    .values({
      id,
      email: `${id}@exemplo.example`,
      password_hash: 'none',
      name: 'Ana',
      nickname: 'ana',
      birth_date: '1990-05-01',
      profile_type: 'PROFISSIONAL',
    })
    .execute();
  // Uses the account BANK instead of PROVIDER: the ledger check compares the balance of PROVIDER with the real
  // provider, which has not received this money.
  const entries = [
    { account: bank, centavos: -centavos },
    { account: wallet(id), centavos },
  ];
  const topUp = { key: `test:${id}`, kind: 'TOP_UP' as const, memberId: id, entries };
  if (centavos > 0) await db.transaction().execute((tx) => record(tx, topUp));
  return { id, token: (await openSession(db, id, 'none')) ?? '' };
}

export type OwnMember = Awaited<ReturnType<typeof makeMember>>;
