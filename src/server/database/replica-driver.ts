import {
  type AbortableOperationOptions,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from "kysely";
import type { Replica } from "./replica.ts";
import { changeOf } from "./table-changes.ts";

/** A dialect that answers reads outside of transactions from the replica where it may, and marks commits. */
export function withReplica(dialect: Dialect, replica: Replica): Dialect {
  return {
    createDriver: () => routingDriver(dialect.createDriver(), replica),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}

/** A connection to the primary that is opened when the primary is needed. */
class RoutedConnection implements DatabaseConnection {
  readonly #driver: Driver;
  readonly #replica: Replica;
  #primary: DatabaseConnection | null = null;
  #isInTransaction = false;
  /** True if the transaction has something to mark. */
  #hasChanges = false;

  constructor(driver: Driver, replica: Replica) {
    this.#driver = driver;
    this.#replica = replica;
  }

  async executeQuery<R>(query: CompiledQuery, options?: AbortableOperationOptions): Promise<QueryResult<R>> {
    const isRead = changeOf(query) === null;
    if (isRead && !this.#isInTransaction) {
      const answer = await this.#replica.answer<R>(query);
      if (answer !== null) return answer;
    }
    const primary = await this.#toPrimary();
    const result = await primary.executeQuery<R>(query, options);
    if (isRead) return result;
    if (this.#isInTransaction) this.#hasChanges = true;
    else await this.#replica.mark(primary);
    return result;
  }

  async *streamQuery<R>(
    query: CompiledQuery,
    chunkSize: number,
    options?: AbortableOperationOptions,
  ): AsyncIterableIterator<QueryResult<R>> {
    yield* (await this.#toPrimary()).streamQuery<R>(query, chunkSize, options);
  }

  async begin(settings: Parameters<Driver["beginTransaction"]>[1]): Promise<void> {
    await this.#driver.beginTransaction(await this.#toPrimary(), settings);
    this.#isInTransaction = true;
    this.#hasChanges = false;
  }

  async commit(): Promise<void> {
    const primary = await this.#toPrimary();
    this.#isInTransaction = false;
    await this.#driver.commitTransaction(primary);
    if (this.#hasChanges) await this.#replica.mark(primary);
  }

  async rollback(): Promise<void> {
    this.#isInTransaction = false;
    await this.#driver.rollbackTransaction(await this.#toPrimary());
  }

  async release(): Promise<void> {
    const primary = this.#primary;
    this.#primary = null;
    if (primary !== null) await this.#driver.releaseConnection(primary);
  }

  async #toPrimary(): Promise<DatabaseConnection> {
    return (this.#primary ??= await this.#driver.acquireConnection());
  }
}

function routingDriver(driver: Driver, replica: Replica): Driver {
  const routed = (connection: DatabaseConnection) => connection as RoutedConnection;
  return {
    init: (options) => driver.init(options),
    acquireConnection: async () => new RoutedConnection(driver, replica),
    beginTransaction: (connection, settings) => routed(connection).begin(settings),
    commitTransaction: (connection) => routed(connection).commit(),
    rollbackTransaction: (connection) => routed(connection).rollback(),
    releaseConnection: (connection) => routed(connection).release(),
    async destroy(options) {
      await replica.close();
      await driver.destroy(options);
    },
  };
}
