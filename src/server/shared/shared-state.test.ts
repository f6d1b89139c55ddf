import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { openDatabase } from "../database/open-database.ts";
import { createLog } from "../log.ts";
import { hasRedis, startRedis, type TestRedis } from "../../../tests/support/redis-server.ts";
import { bothEngines } from "../../../tests/support/test-engines.ts";
import { createMemoryState } from "./memory.ts";
import { joinParts, splitText } from "./message-parts.ts";
import { openSharedState } from "./open-shared-state.ts";
import { createSharedLimits, type SharedLimit } from "./shared-limits.ts";
import type { SharedState } from "./shared-state.ts";

const log = createLog("silent");
const secret = "0123456789abcdef".repeat(3);

interface TestHome {
  readonly name: SharedState["home"];
  /** Prepares an empty home; returns what opens another instance on it. */
  readonly prepare: () => Promise<() => Promise<SharedState>>;
  readonly end: () => Promise<void>;
}

const memory: TestHome = {
  name: "memory",
  prepare: async () => {
    const state = createMemoryState(log);
    return async () => state;
  },
  end: async () => undefined,
};

const postgresql: TestHome = {
  name: "postgresql",
  async prepare() {
    const engine = bothEngines().find(({ name }) => name === "postgresql");
    const { DATABASE_URL: databaseUrl = "", DATA_DIR: dataDirectory = "" } = (await engine?.environment()) ?? {};
    await (await openDatabase({ databaseUrl, dataDirectory, log })).close();
    return () => openSharedState({ redisUrl: null, databaseUrl, secret }, log);
  },
  end: async () => undefined,
};

function redis(): TestHome {
  let server: TestRedis | null = null;
  return {
    name: "redis",
    async prepare() {
      server ??= await startRedis();
      const { url } = server;
      // Another secret is another installation.
      const own = `${secret}${Math.random()}`;
      return () => openSharedState({ redisUrl: url, databaseUrl: null, secret: own }, log);
    },
    end: async () => server?.stop(),
  };
}

const homes = [memory, ...(inject("postgresUrl") === null ? [] : [postgresql]), ...(hasRedis() ? [redis()] : [])];

describe.each(homes)("shared state in $name", ({ name: homeName, prepare, end }) => {
  let open: () => Promise<SharedState>;
  const opened: SharedState[] = [];
  const instance = async () => {
    const state = await open();
    opened.push(state);
    // A connection is made in the background.
    await expect
      .poll(() =>
        state.hold("warm-up", "all", 10).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    return state;
  };

  beforeAll(async () => {
    open = await prepare();
  });
  afterEach(async () => {
    for (const state of opened.splice(0)) await state.close();
  });
  afterAll(end);

  it("counts additions of all instances, each exactly once", async () => {
    const [here, there] = [await instance(), await instance()];
    const additions = Array.from({ length: 20 }, (_, index) =>
      (index % 2 === 0 ? here : there).add([{ name: "visits", by: 1, durationMs: 60_000 }]),
    );
    const totals = (await Promise.all(additions)).map(([count]) => count?.total ?? 0);
    expect(totals.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  it("adds to several counters at once and answers in their order", async () => {
    const here = await instance();
    await here.add([{ name: "b", by: 5, durationMs: 60_000 }]);
    const counts = await here.add([
      { name: "c", by: 3, durationMs: 3_600_000 },
      { name: "b", by: 2, durationMs: 60_000 },
      { name: "a", by: 1, durationMs: 1_000 },
    ]);
    expect(counts.map(({ total }) => total)).toEqual([3, 7, 1]);
    const [hour = 0, minute = 0, second = 0] = counts.map(({ msLeft }) => msLeft);
    expect(hour).toBeGreaterThan(3_500_000);
    expect(minute).toBeLessThanOrEqual(60_000);
    expect(second).toBeLessThanOrEqual(1_000);
  });

  it("begins a counter again when its window is over", async () => {
    const here = await instance();
    const add = async () => (await here.add([{ name: "short", by: 1, durationMs: 300 }]))[0]?.total;
    expect(await add()).toBe(1);
    await expect.poll(add).toBe(1);
  });

  it("gives a lease to one at a time, until it runs out or is given back", async () => {
    const [here, there] = [await instance(), await instance()];
    const taken = await Promise.all([here.hold("poller", "here", 60_000), there.hold("poller", "there", 60_000)]);
    expect(taken.toSorted()).toEqual([false, true]);
    const [winner, loser] = taken[0] ? ["here", "there"] : ["there", "here"];
    expect(await here.hold("poller", winner ?? "", 60_000)).toBe(true);
    await there.release("poller", loser ?? "");
    expect(await there.hold("poller", loser ?? "", 60_000)).toBe(false);
    await here.release("poller", winner ?? "");
    expect(await there.hold("poller", loser ?? "", 100)).toBe(true);
    await expect.poll(() => here.hold("poller", winner ?? "", 60_000)).toBe(true);
  });

  it("carries messages of any length to every instance, in order", async () => {
    const [here, there] = [await instance(), await instance()];
    const heard: { here: string[]; there: string[] } = { here: [], there: [] };
    here.subscribe("news", (text) => heard.here.push(text));
    there.subscribe("news", (text) => heard.there.push(text));
    there.subscribe("other", () => heard.there.push("of another channel"));
    // Waits for both subscriptions.
    await expect
      .poll(async () => {
        await here.publish("news", "first");
        return [heard.here.length > 0, heard.there.length > 0];
      })
      .toEqual([true, true]);
    const long = JSON.stringify(Array.from({ length: 5_000 }, (_, index) => `${index} é € 📈`));
    await here.publish("news", long);
    await here.publish("news", "last");
    await expect.poll(() => heard.there.at(-1)).toBe("last");
    await expect.poll(() => heard.here.at(-1)).toBe("last");
    expect(heard.there.at(-2) === long).toBe(true);
    expect(heard.here.at(-2) === long).toBe(true);
  });

  it("lets exactly a limit's calls pass, whichever instance is asked", async () => {
    const states = [await instance(), await instance(), await instance()];
    const limits = states.map((shared) =>
      createSharedLimits({ shared, log }).limit({ name: "exact", points: 10, durationMs: 60_000, isExact: true }),
    );
    const waits = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => (limits[index % 3] as SharedLimit).take("ada")),
    );
    expect(waits.filter((ms) => ms === null)).toHaveLength(10);
    for (const ms of waits) expect(ms ?? 1).toBeLessThanOrEqual(60_000);
    expect(await limits[0]?.take("bo")).toBeNull();
  });

  it("overshoots a frequent limit by at most a tenth per instance", async () => {
    const states = [await instance(), await instance(), await instance()];
    const limits = states.map((shared) =>
      createSharedLimits({ shared, log }).limit({ name: "frequent", points: 100, durationMs: 60_000, isExact: false }),
    );
    const waits = await Promise.all(
      Array.from({ length: 600 }, async (_, index) => (limits[index % 3] as SharedLimit).take("ada")),
    );
    const passed = waits.filter((ms) => ms === null).length;
    expect(passed).toBeGreaterThanOrEqual(homeName === "memory" ? 100 : 90);
    expect(passed).toBeLessThanOrEqual(homeName === "memory" ? 100 : 130);
    await expect
      .poll(async () => Promise.all(limits.map(async (limit) => (await limit.take("ada")) !== null)))
      .toEqual([true, true, true]);
  });
});

describe("parts of a message", () => {
  it("drops a message of which a part was missed, and takes the next", () => {
    const heard: string[] = [];
    const join = joinParts((channel, text) => heard.push(`${channel}: ${text}`));
    const [first = "", , third = ""] = splitText("news", "x".repeat(7_000));
    for (const part of [first, third, ...splitText("news", "whole"), ...splitText("news", "")]) join(part);
    expect(heard).toEqual(["news: whole", "news: "]);
  });

  it("keeps each part below what a notification may hold", () => {
    for (const part of splitText("news", "€".repeat(20_000))) expect(Buffer.byteLength(part)).toBeLessThan(8_000);
  });
});
