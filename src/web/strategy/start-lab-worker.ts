// oxlint-disable-next-line import/default -- the address of the built script, which the bundler gives
import workerAddress from "./backtest-worker.ts?worker&url";
import { vouchedScript } from "../shell/vouched-script.ts";
import type { LabWorker } from "./lab-client.ts";
import type { LabReply } from "./lab-jobs.ts";

/** Starts the worker. The page's policy requires our own script's address to be vouched for. */
export function startLabWorker(): LabWorker {
  const worker = new Worker(vouchedScript("backtest-worker", workerAddress), { type: "module" });
  return {
    send: (request) => worker.postMessage(request, []),
    listen(hear, onBreak) {
      worker.addEventListener("message", ({ data }: MessageEvent<LabReply>) => hear(data));
      worker.addEventListener("error", onBreak);
    },
    end: () => worker.terminate(),
  };
}
