// oxlint-disable-next-line import/default -- the address of the built script, which the bundler gives
import workerAddress from "./backtest-worker.ts?worker&url";
import type { LabWorker } from "./lab-client.ts";
import type { LabReply } from "./lab-jobs.ts";

interface TypePolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): {
    createScriptURL(address: string): string;
  };
}

/** Starts the worker that calculates. Its address is our own script's, which is what the page's policy asks to be vouched for. */
export function startLabWorker(): LabWorker {
  const worker = new Worker(vouched(workerAddress), { type: "module" });
  return {
    send: (request) => worker.postMessage(request, []),
    listen(hear, onBreak) {
      worker.addEventListener("message", ({ data }: MessageEvent<LabReply>) => hear(data));
      worker.addEventListener("error", onBreak);
    },
    end: () => worker.terminate(),
  };
}

let policy: { createScriptURL(address: string): string } | null = null;

function vouched(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TypePolicies };
  if (trustedTypes === undefined) return address;
  policy ??= trustedTypes.createPolicy("backtest-worker", {
    createScriptURL: (asked) => {
      if (asked !== workerAddress) throw new TypeError(`${asked} is no worker of ours`);
      return asked;
    },
  });
  return policy.createScriptURL(address);
}
