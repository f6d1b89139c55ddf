import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addUser } from "../../../../tests/support/add-user.ts";
import { temporaryFolder, testEngines } from "../../../../tests/support/test-engines.ts";
import { openDatabase } from "../../database/open-database.ts";
import { createLog } from "../../log.ts";
import { cachedModel } from "./cached-model.ts";
import { type Model, ModelError, type ModelPart, type ModelRequest } from "./model.ts";
import { createReplyStore } from "./reply-store.ts";

const usage = { inputTokens: 3, outputTokens: 2 };

/** Counts how often it is asked, and answers with that number. */
function countingModel(finish: "stop" | "content-filter" | "failure" = "stop") {
  let asked = 0;
  const model: Model = {
    provider: "gemini",
    nameOf: () => "a-model",
    async *stream() {
      asked++;
      yield { type: "text", text: "answer " };
      yield { type: "text", text: String(asked) };
      if (finish === "failure") throw new ModelError("no-response", "No response generated");
      yield { type: "end", finish, usage };
    },
  };
  return { model, asked: () => asked };
}

function request(text: string): ModelRequest {
  return {
    mode: "quick",
    system: "Answer.",
    messages: [{ role: "user", text }],
    tools: [],
    signal: new AbortController().signal,
    key: null,
  };
}

async function textOf(parts: AsyncIterable<ModelPart>): Promise<string> {
  let text = "";
  for await (const part of parts) if (part.type === "text") text += part.text;
  return text;
}

describe.each(testEngines())("kept answers on $name", (engine) => {
  let database: Awaited<ReturnType<typeof openDatabase>>;
  let now = Date.parse("2026-03-04T16:00:00Z");
  const clock = { now: () => now };
  const store = () => createReplyStore({ db: database.db, clock });

  beforeAll(async () => {
    const environment = await engine.environment();
    database = await openDatabase({
      databaseUrl: environment["DATABASE_URL"] ?? null,
      dataDirectory: environment["DATA_DIR"] ?? temporaryFolder(),
      log: createLog("silent"),
    });
    for (const id of ["ada", "bob"]) await addUser(database.db, id);
  });
  afterAll(() => database.close());

  it("are given again when the same is sent by the same user", async () => {
    const { model, asked } = countingModel();
    let replayed = 0;
    const options = { model, replies: store(), promptVersion: "1", onReplay: () => void replayed++ };
    const ofAda = cachedModel({ ...options, userId: "ada" });
    expect(await textOf(ofAda.stream(request("one")))).toBe("answer 1");
    const parts: ModelPart[] = [];
    for await (const part of ofAda.stream(request("one"))) parts.push(part);
    expect(parts).toEqual([
      { type: "text", text: "answer 1" },
      { type: "end", finish: "stop", usage },
    ]);
    expect([asked(), replayed]).toEqual([1, 1]);
    expect(await textOf(cachedModel({ ...options, userId: "bob" }).stream(request("one")))).toBe("answer 2");
    expect(await textOf(ofAda.stream(request("another")))).toBe("answer 3");
    expect(await textOf(cachedModel({ ...options, userId: "ada", promptVersion: "2" }).stream(request("one")))).toBe(
      "answer 4",
    );
    const fresh = cachedModel({ ...options, userId: "ada", isFresh: true });
    expect(await textOf(fresh.stream(request("one")))).toBe("answer 5");
    expect(await textOf(ofAda.stream(request("one")))).toBe("answer 5");
  });

  it("are never those that failed, were filtered, or were not read to their end", async () => {
    for (const finish of ["content-filter", "failure"] as const) {
      const { model, asked } = countingModel(finish);
      const cached = cachedModel({ model, replies: store(), promptVersion: finish, userId: "ada" });
      for (let count = 0; count < 2; count++) await textOf(cached.stream(request("one"))).catch(() => "");
      expect(asked()).toBe(2);
    }
    const { model, asked } = countingModel();
    const cached = cachedModel({ model, replies: store(), promptVersion: "left", userId: "ada" });
    for await (const _ of cached.stream(request("one"))) break;
    await textOf(cached.stream(request("one")));
    expect(asked()).toBe(2);
  });

  it("are forgotten after a week", async () => {
    const { model, asked } = countingModel();
    const cached = cachedModel({ model, replies: store(), promptVersion: "old", userId: "ada" });
    await textOf(cached.stream(request("one")));
    now += 8 * 86_400_000;
    await store().deleteOld();
    expect(await database.db.selectFrom("ai_replies").selectAll().execute()).toEqual([]);
    await textOf(cached.stream(request("one")));
    expect(asked()).toBe(2);
  });
});
