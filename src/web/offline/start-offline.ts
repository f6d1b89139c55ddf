import { onReachableChange, serverIsReachable } from "../api/connection.ts";
import { keepAnswersBy } from "../api/offline.ts";
import { openImport } from "../holdings/import-request.ts";
import { openTransaction } from "../holdings/transaction-request.ts";
import { offlineText as words } from "../text/offline-text.ts";
import { showToast } from "../ui/toast.ts";
import { askWorker, registerWorker } from "./worker.ts";
import { followVersions } from "./follow-versions.ts";

const retryMs = 15_000;

/**
 * Registers the service worker, keeps copies for the signed-in account and sends what waits. Does nothing where
 * browsers have no service worker, such as on plain HTTP, and keeps nothing where they have no database, such as in
 * some private windows. Returns the function that stops it.
 */
export async function startOffline(userId: string): Promise<() => void> {
  openShared();
  const registration = await registerWorker();
  if (registration === null) {
    keepAnswersBy(null);
    return () => {};
  }
  const stopVersions = followVersions(registration);
  const parts = await import("../api/offline-parts.ts");
  const hasDatabase = await parts.inOfflineDatabase("readonly", () => Promise.resolve(true)).catch(() => false);
  if (!hasDatabase) {
    keepAnswersBy(null);
    return stopVersions;
  }
  const stopSending = sendWaiting(userId, parts);
  return () => {
    stopVersions();
    stopSending();
  };
}

/** Adopts the account once the server answers, and sends its changes whenever there is a connection. */
function sendWaiting(
  userId: string,
  { adoptAccount, followOtherTabs, readChanges, sendChanges }: typeof import("../api/offline-parts.ts"),
): () => void {
  let isAdopted = false;
  const send = async (): Promise<void> => {
    await readChanges();
    // Asking again also finds out whether the server is back.
    if (!isAdopted || !serverIsReachable()) {
      await adoptAccount(userId);
      isAdopted = true;
    }
    const changes = await readChanges();
    if (changes.every(({ refusal }) => refusal !== null)) return;
    const count = await sendChanges();
    if (count > 0) showToast(words.sent(count));
  };
  const attempt = (): void => void send().catch(() => {});
  const whenReachable = (): void => {
    if (serverIsReachable()) attempt();
  };
  const timer = setInterval(attempt, retryMs);
  const stops = [
    followOtherTabs(),
    onReachableChange(whenReachable),
    () => clearInterval(timer),
    () => window.removeEventListener("online", attempt),
  ];
  window.addEventListener("online", attempt);
  attempt();
  return () => {
    for (const stop of stops) stop();
  };
}

/** Opens what a shortcut or another application handed over with the portfolio's address. */
function openShared(): void {
  const url = new URL(location.href);
  // Other screens have parameters of the same name.
  if (url.pathname !== "/portfolio") return;
  const line = url.searchParams.get("add");
  const isFile = url.searchParams.get("shared") === "file";
  if (line === null && !isFile) return;
  url.searchParams.delete("add");
  url.searchParams.delete("shared");
  history.replaceState(history.state, "", url);
  if (line !== null) openTransaction(line === "" ? {} : { line });
  else
    void askWorker("take shared file").then((file) => {
      if (file instanceof File) openImport({ file });
    });
}
