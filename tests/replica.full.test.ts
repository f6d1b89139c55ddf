import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { answerEvents } from "./support/answer-stream.ts";
import { type PostgresServer, startPostgresCluster } from "./support/postgres-cluster.ts";
import { temporaryFolder, bothEngines } from "./support/test-engines.ts";
import { startTestServer, type TestServer, type Visitor } from "./support/test-server.ts";

const isInstalled = bothEngines().some(({ name }) => name === "postgresql");

describe.skipIf(!isInstalled)("a streaming replica for reads", () => {
  let cluster: NonNullable<Awaited<ReturnType<typeof startPostgresCluster>>>;
  let replica: PostgresServer;
  let servers: readonly [TestServer, TestServer];
  const ended: TestServer[] = [];

  const start = (readUrl: string) =>
    startTestServer({
      DATABASE_URL: cluster.urlOf("postgres"),
      DATABASE_READ_URL: readUrl,
      APP_SECRET: "0123456789abcdef".repeat(3),
      DATA_DIR: temporaryFolder(),
      METRICS_PORT: "0",
    });

  beforeAll(async () => {
    const started = await startPostgresCluster();
    if (started === null) throw new Error("PostgreSQL is not installed");
    cluster = started;
    replica = await cluster.startReplica();
    servers = [await start(replica.urlOf("postgres")), await start(replica.urlOf("postgres"))];
  });
  afterEach(async () => {
    for (const server of ended.splice(0)) await server.stop();
    replica.query("bellwether", "SELECT pg_wal_replay_resume()");
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
    await cluster.stop();
  });

  const freeze = () => replica.query("bellwether", "SELECT pg_wal_replay_pause()");
  const resume = () => replica.query("bellwether", "SELECT pg_wal_replay_resume()");

  async function metric(server: TestServer, name: string): Promise<number> {
    const text = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
    const [, value = ""] =
      new RegExp(`^bellwether_replica_${name.replaceAll(/[{}]/g, "\\$&")} (\\S+)$`, "m").exec(text) ?? [];
    return Number(value);
  }
  const answered = (server: TestServer) => metric(server, 'queries_total{result="answered"}');

  async function until(isSo: () => Promise<boolean>): Promise<void> {
    while (!(await isSo())) await wait(50);
  }

  async function titles(visitor: Visitor): Promise<string[]> {
    const { conversations } = await visitor.call("GET /api/assistant/conversations", { limit: 100 });
    return conversations.map(({ title }) => title);
  }
  const write = (visitor: Visitor, title: string) =>
    visitor.call("POST /api/assistant/conversations", { title, model: null });

  /** Returns true if the read was answered by the replica. */
  async function readsReplica(server: TestServer, visitor: Visitor): Promise<boolean> {
    const before = await answered(server);
    await titles(visitor);
    return (await answered(server)) > before;
  }

  /** Repeats work with replay halted until it gives something: on a slow machine the replica is soon too old to be used. */
  async function whileFrozen<T>(visitor: Visitor, work: () => Promise<T | null>): Promise<T> {
    for (;;) {
      freeze();
      const result = await work();
      resume();
      if (result !== null) return result;
      await until(() => readsReplica(servers[0], visitor));
    }
  }

  /** One user signed in on both instances, whose writes the replica has. */
  async function userOnBoth(): Promise<[Visitor, Visitor]> {
    const [here, there] = [servers[0].visitor(), servers[1].visitor()];
    const who = await here.signUp();
    expect((await there.post("/api/account/sign-in", who)).status).toBe(200);
    await until(() => readsReplica(servers[0], here));
    await until(() => readsReplica(servers[1], there));
    return [here, there];
  }

  it("answers reads, which may be older than the primary", async () => {
    const [here] = await userOnBoth();
    await write(here, "turn 0");
    await until(() => readsReplica(servers[0], here));
    let turn = 0;
    const shown = await whileFrozen(here, async () => {
      turn += 1;
      cluster.query("bellwether", `UPDATE conversations SET title = 'turn ${turn}' WHERE title = 'turn ${turn - 1}'`);
      const before = await answered(servers[0]);
      const read = await titles(here);
      return (await answered(servers[0])) > before ? read : null;
    });
    expect(shown).toEqual([`turn ${turn - 1}`]);
    await until(async () => (await titles(here)).includes(`turn ${turn}`));
  });

  it("shows a user's own writes at once on every instance while it lags behind", async () => {
    const [here, there] = await userOnBoth();
    const [other] = await userOnBoth();
    await whileFrozen(other, async () => {
      await write(here, "first");
      expect(await titles(there)).toContain("first");
      // Others, who wrote nothing, read from the replica meanwhile.
      return (await readsReplica(servers[0], other)) ? true : null;
    });
    freeze();
    for (let mark = 0; mark < 20; mark += 1) {
      const [writer, reader] = mark % 2 === 0 ? [here, there] : [there, here];
      await write(writer, `mark ${mark}`);
      const [seen, seenHere] = [await titles(reader), await titles(writer)];
      expect(seen).toContain(`mark ${mark}`);
      expect(seenHere).toContain(`mark ${mark}`);
    }
    resume();
    await until(() => readsReplica(servers[1], there));
    expect((await titles(there)).filter((title) => title.startsWith("mark"))).toHaveLength(20);
  });

  it("shows somebody who signs up or in on one instance everything on the other", async () => {
    await userOnBoth();
    freeze();
    const [here, there] = [servers[0].visitor(), servers[1].visitor()];
    const who = await here.signUp();
    const lists = (await here.call("GET /api/watchlists", {})).watchlists;
    expect(lists.length).toBeGreaterThan(0);
    await there.post("/api/account/sign-in", who);
    expect((await there.call("GET /api/watchlists", {})).watchlists).toEqual(lists);
  });

  it("shows a repeated request's effect although the reply comes from the store", async () => {
    const [here, there] = await userOnBoth();
    const body = { title: "once" };
    const key = { "idempotency-key": "a key" };
    await here.post("/api/assistant/conversations", body, key);
    // As after the end of a process between its commit and its mark.
    await until(() => readsReplica(servers[1], there));
    freeze();
    cluster.query("bellwether", "DELETE FROM user_writes WHERE user_id <> ''");
    const again = await there.post("/api/assistant/conversations", body, key);
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    expect(await readsReplica(servers[1], there)).toBe(false);
  });

  it("shows an answer that was streamed at once on the other instance", async () => {
    const [here, there] = await userOnBoth();
    const id = (await write(here, "asked")).id;
    await until(() => readsReplica(servers[1], there));
    freeze();
    const events = await answerEvents(servers[0], here, `/api/assistant/conversations/${id}/messages`, {
      text: "What is a P/E?",
    });
    expect(events.map(({ event }) => event)).toContain("end");
    const { messages } = await there.call("GET /api/assistant/conversations/:id", { id });
    expect(messages.map(({ type }) => type)).toEqual(["user", "assistant"]);
  });

  it("keeps a write whose mark fails, and reads the primary meanwhile", async () => {
    const [here, there] = await userOnBoth();
    freeze();
    cluster.query("bellwether", "ALTER TABLE user_writes RENAME TO hidden_writes");
    try {
      expect((await here.post("/api/assistant/conversations", { title: "unmarked" })).status).toBe(201);
      expect(await titles(here)).toContain("unmarked");
      expect(await titles(there)).toContain("unmarked");
    } finally {
      cluster.query("bellwether", "ALTER TABLE hidden_writes RENAME TO user_writes");
    }
    resume();
    await until(() => readsReplica(servers[1], there));
    // Without a mark nothing tells the other instance to wait for it.
    await until(async () => (await titles(there)).includes("unmarked"));
  });

  it("isn't used while it is more than seconds behind", async () => {
    const [here] = await userOnBoth();
    freeze();
    const busy = servers[1].visitor();
    await busy.signUp();
    await until(async () => !(await readsReplica(servers[0], here)));
    expect(await metric(servers[0], "used")).toBe(0);
    expect(await metric(servers[0], "lag_seconds")).toBeGreaterThan(5);
    resume();
    await until(() => readsReplica(servers[0], here));
    expect(await metric(servers[0], "used")).toBe(1);
  });

  it("keeps sessions that ended from reading", async () => {
    const [here, there] = await userOnBoth();
    freeze();
    expect((await here.delete("/api/account/sessions")).status).toBeLessThan(300);
    await until(async () => (await there.get("/api/assistant/conversations")).status === 401);
  });

  it.each(["halt", "pause"] as const)(
    "is replaced by the primary while it is away, and used again: %s",
    async (how) => {
      const [here, there] = await userOnBoth();
      await replica[how]();
      for (let mark = 0; mark < 10; mark += 1) {
        await write(here, `${how} ${mark}`);
        expect(await titles(there)).toContain(`${how} ${mark}`);
        expect(await titles(here)).toContain(`${how} ${mark}`);
      }
      await until(async () => !(await readsReplica(servers[0], here)));
      if (how === "halt") await replica.resume();
      else replica.goOn();
      await until(() => readsReplica(servers[1], there));
      expect(await titles(there)).toHaveLength(10);
    },
  );

  it("shows no older state after a crash of the primary, which loses the marks", async () => {
    const [here, there] = await userOnBoth();
    freeze();
    await write(here, "before the crash");
    await cluster.halt();
    await cluster.resume();
    const read = async () => {
      const reply = await there.get("/api/assistant/conversations?limit=100");
      if (reply.status === 200) expect(reply.text).toContain("before the crash");
      return reply.status === 200;
    };
    await until(read);
    for (let turn = 0; turn < 20; turn += 1) await read();
    resume();
    await until(() => readsReplica(servers[1], there));
    await read();
  });

  it("has to be a replica of the same server", async () => {
    for (const [url, problem] of [
      [cluster.urlOf("postgres"), "it is not a streaming replica"],
      ["postgres://user@127.0.0.1:9/postgres", "ECONNREFUSED"],
    ] as const) {
      const server = await start(url);
      ended.push(server);
      const visitor = server.visitor();
      await visitor.signUp();
      await write(visitor, "mine");
      expect(await titles(visitor)).toEqual(["mine"]);
      await until(async () => server.log().includes(problem));
      expect(await answered(server)).toBe(0);
    }
  });
});

describe.skipIf(!isInstalled)("a replica that applies every commit late", () => {
  it("never hides a user's own writes", async () => {
    const cluster = await startPostgresCluster();
    if (cluster === null) throw new Error("PostgreSQL is not installed");
    const replica = await cluster.startReplica(700);
    const environment = {
      DATABASE_URL: cluster.urlOf("postgres"),
      DATABASE_READ_URL: replica.urlOf("postgres"),
      APP_SECRET: "0123456789abcdef".repeat(3),
      METRICS_PORT: "0",
    };
    const servers = [await startTestServer(environment), await startTestServer(environment)] as const;
    const visits = Array.from({ length: 4 }, async () => {
      const visitors = servers.map((server) => server.visitor());
      const [first, second] = visitors;
      if (first === undefined || second === undefined) return;
      await second.post("/api/account/sign-in", await first.signUp());
      const written: string[] = [];
      for (let mark = 0; mark < 25; mark += 1) {
        const [writer, reader] = mark % 2 === 0 ? [first, second] : [second, first];
        written.unshift(`mark ${mark}`);
        await writer.call("POST /api/assistant/conversations", { title: `mark ${mark}`, model: null });
        await wait((mark % 5) * 200);
        for (const visitor of [reader, writer]) {
          const { conversations } = await visitor.call("GET /api/assistant/conversations", { limit: 100 });
          expect(conversations.map(({ title }) => title).toSorted()).toEqual(written.toSorted());
        }
      }
    });
    await Promise.all(visits);
    const text = await (await fetch(`http://127.0.0.1:${servers[0].metricsPort}/metrics`)).text();
    expect(Number(/replica_queries_total\{result="answered"\} (\d+)/.exec(text)?.[1])).toBeGreaterThan(0);
    for (const server of servers) await server.stop();
    await cluster.stop();
  });
});
