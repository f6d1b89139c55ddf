import { setTimeout as wait } from "node:timers/promises";
import { type Product, startWorld, type World, type WorldOptions } from "./world.ts";
import { somebody } from "./somebody.ts";

/** So that journeys meet the same part of the market's day, whichever come before them. London closes half an hour in. */
const maxAgeMs = 10 * 60_000;

/** Only for answers that never end: the others are written at once. */
const maxTidyMs = 60_000;

/** How the model speaks unless a journey wants it otherwise. */
const plainSpeech = { text: null, pieceDelayMs: 0, pieceCharacters: 24 };

/**
 * One server for the journeys of a worker that want the same one, each with an account of its own. Another is started for
 * other options, and when it has become old. After a failure the runner takes a new worker, and so a new server.
 */
export function createSharedWorld() {
  let current: { readonly key: string; readonly startedAtMs: number; readonly world: World } | null = null;

  async function end(): Promise<void> {
    const ending = current;
    current = null;
    await ending?.world.end();
  }

  async function worldOf(options: WorldOptions): Promise<World> {
    const key = JSON.stringify(options);
    const isOld = current !== null && performance.now() - current.startedAtMs > maxAgeMs;
    if (current !== null && current.key === key && !isOld) return current.world;
    await end();
    const world = await startWorld(options);
    current = { key, startedAtMs: performance.now(), world };
    await takeFirstAccount(world.product.url);
    return world;
  }

  return {
    /** Gives a journey the product, under a new name. */
    async open(options: WorldOptions): Promise<Product> {
      const { url, model, relayUrl } = (await worldOf(options)).product;
      return { url, model, relayUrl, person: somebody() };
    },
    /** Waits for what a journey leaves running. Fails the journey if that doesn't end. */
    async tidy({ model }: Product): Promise<void> {
      model.control(plainSpeech);
      const startMs = performance.now();
      while (model.open() > 0) {
        if (performance.now() - startMs > maxTidyMs)
          throw new Error(`the model is still answering ${model.open()} requests of this journey`);
        await wait(20);
      }
    },
    end,
  };
}

/** The first account is the administrator's. No journey gets it, so that none depends on being the first. */
async function takeFirstAccount(url: string): Promise<void> {
  const reply = await fetch(`${url}/api/account/sign-up`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify(somebody("Administrator")),
  });
  if (reply.status !== 201) throw new Error(`no administrator: ${await reply.text()}`);
}
