import { vouchedScript } from "../shell/vouched-script.ts";

const answerMs = 3_000;

/** Registers the application's service worker. Null where the browser has none or refuses it. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!isSecureContext || !("serviceWorker" in navigator)) return null;
  try {
    const address = vouchedScript("push-worker", "/sw.js");
    const made: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.register(address, {
      updateViaCache: "none",
    });
    return made ?? null;
  } catch {
    return null;
  }
}

/** Asks a worker; null without an answer. */
export function askWorker(question: string, worker = navigator.serviceWorker.controller): Promise<unknown> {
  return new Promise((resolve) => {
    if (worker === null) return resolve(null);
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", ({ data }) => resolve(data));
    port1.start();
    setTimeout(() => resolve(null), answerMs);
    worker.postMessage(question, [port2]);
  });
}

/** Sends a worker a message that has no answer. */
export function tellWorker(message: string, worker: ServiceWorker | null): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
  worker?.postMessage(message);
}
