import workerAddress from "./backtest-worker.ts?worker&url";
import type { LabWorker } from "./lab-client.ts";

interface TypePolicies {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): {
    createScriptURL(address: string): string;
  };
}

/** Starts the worker that calculates. Its address is our own script's, which is what the page's policy asks to be vouched for. */
export function startLabWorker(): LabWorker {
  return new Worker(vouched(workerAddress), { type: "module" });
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
