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
import { setUpSession } from './session-setup.ts';
import { createStatementNames, type StatementNames } from './statement-names.ts';

/**
 * A Kysely dialect for a pool of PostgreSQL connections. It prepares frequent statements once per connection, because
 * PostgreSQL needs several times as long to parse and plan such a statement as to run it.
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
  private readonly marked = new WeakSet<PoolClient>();

  constructor(private readonly pool: Pool) {
    super({ pool });
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const client = await this.pool.connect();
    if (!this.marked.has(client)) await this.mark(client);
    return new Connection(client, this.names);
  }

  override releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof Connection) connection.release();
    return Promise.resolve();
  }

  private async mark(client: PoolClient) {
    try {
      await setUpSession(client);
      this.marked.add(client);
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}

class Connection implements DatabaseConnection {
  constructor(
    private readonly client: PoolClient,
    private readonly names: StatementNames,
  ) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      return await this.run(query);
    } catch (error) {
      if (!isPlanOutdated(error)) throw error;
      this.names.renew();
      // Inside a transaction, the failed statement has aborted the transaction. Outside a transaction, the failed
      // statement has changed nothing and can run again.
      if (this.client.getTransactionStatus() !== 'I') throw error;
      return await this.run(query);
    }
  }

  streamQuery(): never {
    throw new Error('This dialect does not stream queries; page with a cursor instead.');
  }

  release() {
    this.client.release();
  }

  private async run<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    // A statement without parameters is a command such as `begin`, which needs no plan.
    const name = parameters.length === 0 ? undefined : this.names.of(text);
    const query = { text, values: [...parameters], ...(name !== undefined && { name }) };
    const { command, rowCount, rows } = await this.client.query<QueryResultRow & Row>(query);
    return { rows, ...(command !== 'SELECT' && { numAffectedRows: BigInt(rowCount ?? 0) }) };
  }
}
