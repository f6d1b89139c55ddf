import {
  type AbortableOperationOptions,
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  type TransactionSettings,
} from "kysely";
import { namingTrouble } from "./storage-trouble.ts";
import { changeOf, type TableChange, type TableChanges } from "./table-changes.ts";
import { createTurns, currentUnit, type UnitOfWork } from "./unit-of-work.ts";

/**
 * A dialect whose queries join the unit of work they run in, wherever they are made: a transaction in a unit is a savepoint, and so is
 * a single write, so that one that fails can be answered with another. `isSingle` is for an engine with one connection.
 */
export function joiningUnits(
  dialect: Dialect,
  { isSingle, changes }: { isSingle: boolean; changes: TableChanges },
): Dialect {
  return {
    createDriver: () => joiningDriver(dialect.createDriver(), isSingle ? createTurns() : null, changes),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    // Kysely's own queue for an engine with one connection does not know units.
    createAdapter: () => (isSingle ? new QueuedSqliteAdapter() : dialect.createAdapter()),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}

class QueuedSqliteAdapter extends SqliteAdapter {
  /** SQLite takes back changes of tables with their transaction, so an interrupted update leaves nothing half done. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

type Turns = ReturnType<typeof createTurns>;

/** A connection as Kysely sees it; behind it is one of its own or that of the unit. */
class JoiningConnection implements DatabaseConnection {
  readonly #inner: Inner;
  readonly #unit: UnitOfWork | null;
  #own: DatabaseConnection | null;
  #ofUnit: DatabaseConnection | null;
  /** Nesting depth of transactions within the unit. */
  #depth = 0;
  /** Changes made so far by its own transaction; null outside of one. */
  #written: TableChange[] | null = null;

  constructor(
    inner: Inner,
    unit: UnitOfWork | null,
    connection: { own: DatabaseConnection } | { ofUnit: DatabaseConnection },
  ) {
    this.#inner = inner;
    this.#unit = unit;
    this.#own = "own" in connection ? connection.own : null;
    this.#ofUnit = "ofUnit" in connection ? connection.ofUnit : null;
  }

  async executeQuery<R>(query: CompiledQuery, options?: AbortableOperationOptions): Promise<QueryResult<R>> {
    const change = changeOf(query);
    if (this.#unitToJoin() === null || this.#depth > 0 || change === null)
      return this.#execute<R>(query, change, options);
    await this.begin({});
    try {
      const result = await this.#execute<R>(query, change, options);
      await this.commit();
      return result;
    } catch (error) {
      await this.rollback();
      throw error;
    }
  }

  async #execute<R>(
    query: CompiledQuery,
    change: TableChange | null,
    options?: AbortableOperationOptions,
  ): Promise<QueryResult<R>> {
    const result = await namingTrouble(() => this.#target().executeQuery<R>(query, options));
    if (change !== null) this.#noteChange(change);
    return result;
  }

  /** A change is published when it is committed: at once outside of a transaction. */
  #noteChange(change: TableChange): void {
    const { changes } = this.#inner;
    if (this.#ofUnit !== null) this.#unit?.afterCommit(() => changes.publish([change]));
    else if (this.#written !== null) this.#written.push(change);
    else changes.publish([change]);
  }

  streamQuery<R>(
    query: CompiledQuery,
    chunkSize: number,
    options?: AbortableOperationOptions,
  ): AsyncIterableIterator<QueryResult<R>> {
    return this.#target().streamQuery<R>(query, chunkSize, options);
  }

  async begin(settings: TransactionSettings): Promise<void> {
    const unit = this.#unitToJoin();
    if (unit === null) {
      this.#written = [];
      return this.#inner.driver.beginTransaction(this.#target(), settings);
    }
    if (this.#ofUnit === null) await this.#join(unit);
    this.#depth += 1;
    await this.#savepoint("savepoint");
  }

  async commit(): Promise<void> {
    if (this.#depth === 0) {
      await this.#inner.driver.commitTransaction(this.#target());
      this.#inner.changes.publish(this.#written ?? []);
      this.#written = null;
      return;
    }
    await this.#savepoint("release savepoint");
    this.#depth -= 1;
  }

  async rollback(): Promise<void> {
    if (this.#depth === 0) {
      this.#written = null;
      return this.#inner.driver.rollbackTransaction(this.#target());
    }
    try {
      await this.#savepoint("rollback to savepoint");
      await this.#savepoint("release savepoint");
    } catch (error) {
      // The engine rolled everything back, or its connection broke. The caller gets the original error first.
      this.#unit?.fail(error instanceof Error ? error : new Error(String(error)));
    }
    this.#depth -= 1;
  }

  async giveBack(): Promise<void> {
    if (this.#ofUnit !== null) this.#unit?.unlock();
    this.#ofUnit = null;
    const own = this.#own;
    this.#own = null;
    if (own !== null) await this.#inner.giveBack(own);
  }

  /** What outlived its unit has a connection of its own and goes on with that. */
  #unitToJoin(): UnitOfWork | null {
    return this.#unit?.state === "ended" && this.#own !== null ? null : this.#unit;
  }

  #target(): DatabaseConnection {
    const target = this.#ofUnit ?? this.#own;
    if (target === null) throw new Error("a query on a connection that was given back");
    return target;
  }

  #savepoint(command: string): Promise<unknown> {
    return namingTrouble(() => this.#target().executeQuery(CompiledQuery.raw(`${command} step_${this.#depth}`)));
  }

  /** The first write of a unit opens it on its connection; later ones move over to that. */
  async #join(unit: UnitOfWork): Promise<void> {
    const own = this.#target();
    const inner = this.#inner;
    this.#own = null;
    if (unit.state === "pending")
      await unit.open(async () => {
        const release = () => inner.giveBack(own);
        try {
          await namingTrouble(() => inner.driver.beginTransaction(own, {}));
        } catch (error) {
          await release();
          throw error;
        }
        return {
          connection: own,
          commit: () => namingTrouble(() => inner.driver.commitTransaction(own)),
          rollback: () => inner.driver.rollbackTransaction(own),
          release,
        };
      });
    else await inner.giveBack(own);
    this.#ofUnit = await unit.lock();
  }
}

interface Inner {
  readonly driver: Driver;
  readonly changes: TableChanges;
  giveBack(connection: DatabaseConnection): Promise<void>;
}

function joiningDriver(driver: Driver, turns: Turns | null, changes: TableChanges): Driver {
  const inner: Inner = {
    driver,
    changes,
    async giveBack(connection) {
      try {
        await driver.releaseConnection(connection);
      } finally {
        turns?.pass();
      }
    },
  };
  const joined = (connection: DatabaseConnection) => connection as JoiningConnection;

  return {
    init: (options) => driver.init(options),
    async acquireConnection(options) {
      const unit = currentUnit();
      if (unit?.state === "open") return new JoiningConnection(inner, unit, { ofUnit: await unit.lock() });
      // A unit that opens meanwhile keeps the one connection: what belongs to it must not wait for its end.
      if (turns !== null && (await turns.take(unit?.opened)) === "stopped" && unit !== null)
        return new JoiningConnection(inner, unit, { ofUnit: await unit.lock() });
      try {
        const own = await namingTrouble(() => driver.acquireConnection(options));
        return new JoiningConnection(inner, unit, { own });
      } catch (error) {
        turns?.pass();
        throw error;
      }
    },
    beginTransaction: (connection, settings) => namingTrouble(() => joined(connection).begin(settings)),
    commitTransaction: (connection) => namingTrouble(() => joined(connection).commit()),
    rollbackTransaction: (connection) => namingTrouble(() => joined(connection).rollback()),
    releaseConnection: (connection) => joined(connection).giveBack(),
    destroy: (options) => driver.destroy(options),
  };
}
