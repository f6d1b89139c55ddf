import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { ListTask } from "./list-process.ts";

const buildMs = 10 * 60_000;
const maxWords = 4_000;

/** Reads lists, and builds, in a process of its own: it takes seconds and hundreds of megabytes. Gives the number of rows. */
export async function inProcess(task: ListTask, signal: AbortSignal): Promise<number> {
  const over = AbortSignal.any([signal, AbortSignal.timeout(buildMs)]);
  const child = fork(fileURLToPath(new URL("./list-process.ts", import.meta.url)), {
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let words = "";
  child.stderr?.on("data", (piece: Buffer) => (words = (words + piece.toString()).slice(-maxWords)));
  const stop = () => child.kill("SIGKILL");
  over.addEventListener("abort", stop, { once: true });
  try {
    return await new Promise<number>((resolve, reject) => {
      child.once("message", (rows) => resolve(Number(rows)));
      child.once("error", reject);
      child.once("exit", () => {
        const reason = /^(?:\w*Error): (.+)$/m.exec(words)?.[1] ?? "its process ended";
        reject(over.aborted ? (over.reason as Error) : new Error(`The list can't be read: ${reason}`));
      });
      child.send(task);
    });
  } finally {
    over.removeEventListener("abort", stop);
    stop();
  }
}
