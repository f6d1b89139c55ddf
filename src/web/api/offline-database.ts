const databaseName = "bellwether-offline";
const stores = ["account", "copies", "changes"] as const;

export type OfflineStore = (typeof stores)[number];

let opening: Promise<IDBDatabase> | null = null;

/** Runs one transaction and resolves with `work`'s result once it is stored. */
export async function inOfflineDatabase<Result>(
  mode: IDBTransactionMode,
  work: (store: (name: OfflineStore) => IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  opening ??= open();
  const database = await opening.catch((error: unknown) => {
    opening = null;
    throw error;
  });
  const transaction = database.transaction(stores, mode);
  const stored = new Promise<void>((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () => reject(transaction.error ?? new Error("aborted")));
  });
  // The rejection is reported below, also if the work fails first.
  stored.catch(() => {});
  const result = await work((name) => transaction.objectStore(name));
  await stored;
  return result;
}

/** Resolves with a request's result. */
export function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("failed")));
  });
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener("upgradeneeded", () => {
    request.result.createObjectStore("account");
    request.result.createObjectStore("copies", { keyPath: "name" });
    request.result.createObjectStore("changes", { keyPath: "id", autoIncrement: true });
  });
  const database = await resultOf(request);
  database.addEventListener("versionchange", () => database.close());
  return database;
}
