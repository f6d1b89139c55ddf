import { AsyncLocalStorage } from "node:async_hooks";

/** The user whose request or task makes the queries at this place. Only a replica makes use of it. */
export type QueryScope = ReaderScope | WriterScope;

/** A request that only reads. All its queries go to the same server. */
export interface ReaderScope {
  readonly kind: "reader";
  readonly userId: string;
  /** Undefined until the first query. False from the first failure or write. */
  usesReplica: Promise<boolean> | false | undefined;
  /** True after the reply: what continues, such as a timer, has no scope. */
  isOver: boolean;
}

/** Work that changes a user's data. Its reads and writes go to the primary. */
export interface WriterScope {
  readonly kind: "writer";
  readonly userIds: Set<string>;
  isOver: boolean;
}

const current = new AsyncLocalStorage<QueryScope | undefined>();

async function within<T>(scope: QueryScope, work: () => Promise<T>): Promise<T> {
  try {
    return await current.run(scope, work);
  } finally {
    scope.isOver = true;
  }
}

/** Runs a user's request that only reads: its queries may see the state of some seconds ago, but all that this user wrote. */
export function asReader<T>(userId: string, work: () => Promise<T>): Promise<T> {
  return within({ kind: "reader", userId, usesReplica: undefined, isOver: false }, work);
}

/** Runs work whose commits this user, if known yet, must find again in later requests. */
export function asWriter<T>(userId: string | null, work: () => Promise<T>): Promise<T> {
  return within({ kind: "writer", userIds: new Set(userId === null ? [] : [userId]), isOver: false }, work);
}

/** Adds a user to the work under way, such as one who signs up with it. */
export function alsoWritesFor(userId: string): void {
  const scope = currentScope();
  if (scope?.kind === "writer") scope.userIds.add(userId);
}

/** Runs work whose reads others share: they come from the primary, whoever asks first. */
export function outsideScope<T>(work: () => T): T {
  return current.run(undefined, work);
}

export function currentScope(): QueryScope | null {
  const scope = current.getStore();
  return scope === undefined || scope.isOver ? null : scope;
}
