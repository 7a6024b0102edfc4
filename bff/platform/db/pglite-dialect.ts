import type { PGlite } from '@electric-sql/pglite';
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';

/**
 * A Kysely dialect for PGlite, which has a single connection. While a transaction runs, every query outside it waits.
 * Code inside a transaction must therefore use only its `tx`: a query on the database itself would wait forever.
 */
export function createPgliteDialect(client: PGlite): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createDriver(client),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function createDriver(client: PGlite): Driver {
  const connection = createConnection(client);
  const waiting: (() => void)[] = [];
  let taken = false;

  return {
    init: () => client.waitReady,
    async acquireConnection() {
      if (taken) await new Promise<void>((resolve) => waiting.push(resolve));
      taken = true;
      return connection;
    },
    async beginTransaction() {
      await connection.executeQuery(CompiledQuery.raw('begin'));
    },
    async commitTransaction() {
      await connection.executeQuery(CompiledQuery.raw('commit'));
    },
    async rollbackTransaction() {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    },
    releaseConnection() {
      const next = waiting.shift();
      if (next) next();
      else taken = false;
      return Promise.resolve();
    },
    destroy: () => client.close(),
  };
}

function createConnection(client: PGlite): DatabaseConnection {
  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, affectedRows } = await client.query<Row>(sql, [...parameters]);
      return { rows, numAffectedRows: BigInt(affectedRows ?? 0) };
    },
    streamQuery() {
      throw new Error('PGlite cannot stream a query; page with a cursor instead.');
    },
  };
}
