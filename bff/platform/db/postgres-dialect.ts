import {
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
} from 'kysely';
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { isPlanOutdated } from './failures.ts';
import { createStatementNames, type StatementNames } from './statement-names.ts';

/**
 * Kysely over a pool of PostgreSQL's, which prepares the statements that come again and again: reading and planning one
 * of them costs PostgreSQL several times what running it does, and so it is done once a connection.
 */
export function createPostgresDialect(pool: Pool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PreparingDriver(pool),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class PreparingDriver extends PostgresDriver {
  private readonly names = createStatementNames();

  constructor(private readonly pool: Pool) {
    super({ pool });
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new Connection(await this.pool.connect(), this.names);
  }

  override releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof Connection) connection.release();
    return Promise.resolve();
  }
}

class Connection implements DatabaseConnection {
  constructor(
    private readonly client: PoolClient,
    private readonly names: StatementNames,
  ) {}

  async executeQuery<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    // Without parameters it is a command such as `begin`, which there is nothing to plan about.
    const name = parameters.length === 0 ? undefined : this.names.of(text);
    const query = { text, values: [...parameters], ...(name !== undefined && { name }) };
    try {
      const { command, rowCount, rows } = await this.client.query<QueryResultRow & Row>(query);
      return { rows, ...(command !== 'SELECT' && { numAffectedRows: BigInt(rowCount ?? 0) }) };
    } catch (error) {
      if (isPlanOutdated(error)) this.names.renew();
      throw error;
    }
  }

  streamQuery(): never {
    throw new Error('Page with a cursor instead.');
  }

  release() {
    this.client.release();
  }
}
