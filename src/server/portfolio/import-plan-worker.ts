import { parentPort, workerData } from "node:worker_threads";
import { Refusal } from "../http/refusal.ts";
import { makePlan } from "./import-plan.ts";
import type { PlanSources } from "./import-planning.ts";
import type { FromThread, ThreadInput, ToThread } from "./import-thread.ts";

/** The thread that plans one large import. What it needs of the database it asks the server for, so that it reads none itself. */
const { task, settings } = workerData as ThreadInput;
const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
let nextId = 0;

function post(message: FromThread): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message);
}

function asking<Name extends keyof PlanSources>(name: Name): PlanSources[Name] {
  const ask = (...parameters: readonly unknown[]) =>
    new Promise((resolve, reject) => {
      nextId += 1;
      waiting.set(nextId, { resolve, reject });
      post({ kind: "ask", id: nextId, name, parameters });
    });
  return ask as unknown as PlanSources[Name];
}

const result = makePlan(
  task,
  {
    revision: asking("revision"),
    linesPage: asking("linesPage"),
    accounts: asking("accounts"),
    instruments: asking("instruments"),
    saidSize: asking("saidSize"),
    importKeys: asking("importKeys"),
    mapping: asking("mapping"),
    defaultCurrency: asking("defaultCurrency"),
    checkSymbols: asking("checkSymbols"),
  },
  settings,
);

parentPort?.on("message", (message: ToThread) => {
  if (message.kind === "answer") {
    const asker = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.error === undefined) asker?.resolve(message.value as never);
    else asker?.reject(new Error(message.error));
    return;
  }
  void result.then((made) => {
    if (made instanceof Refusal || made.kind !== "import") return;
    const lines = made.planned.lines.slice(message.from, message.to);
    const ids = new Set(lines.map(({ id }) => id));
    post({ kind: "lines", lines, keys: made.planned.keys.filter(({ transactionId }) => ids.has(transactionId)) });
  });
});

result.then(
  (made) => {
    if (made instanceof Refusal) {
      const { code, detail, values, errors } = made;
      return post({ kind: "refused", code, detail, values, errors });
    }
    if (made.kind === "import") return post({ kind: "plan", plan: made.plan });
    return post({ kind: "result", result: made });
  },
  (error: unknown) =>
    post({ kind: "failed", error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
);
