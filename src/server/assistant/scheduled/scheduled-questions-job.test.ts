import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AssistantContext } from "#contract/assistant.ts";
import { addUser } from "../../../../tests/support/add-user.ts";
import { testEngines } from "../../../../tests/support/test-engines.ts";
import { createClock } from "../../clock.ts";
import { openDatabase } from "../../database/open-database.ts";
import { refuse } from "../../http/refusal.ts";
import { createLog } from "../../log.ts";
import { createReaderWords } from "../../settings/reader-words.ts";
import { scheduledQuestionsJob } from "./scheduled-questions-job.ts";
import { createScheduledQuestionStore } from "./store.ts";

type Job = Parameters<typeof scheduledQuestionsJob>[0];
type Answer = Awaited<ReturnType<Job["conversations"]["answer"]>>;
type Asked = Parameters<Job["conversations"]["askOnce"]>[1];

const now = "2026-03-06T09:00:00.000Z";
const due = "2026-03-06T08:30:00.000Z";
const log = createLog("silent");

describe.each(testEngines())("the job of scheduled questions on $name", (engine) => {
  let database: Awaited<ReturnType<typeof openDatabase>>;
  let store: ReturnType<typeof createScheduledQuestionStore>;
  beforeEach(async () => {
    const environment = await engine.environment();
    database = await openDatabase({
      databaseUrl: environment["DATABASE_URL"] ?? null,
      dataDirectory: environment["DATA_DIR"] ?? "",
      log,
    });
    store = createScheduledQuestionStore({ db: database.db });
  });
  afterEach(() => database.close());

  const addOwner = (id: string, disabledAt: string | null = null) =>
    addUser(database.db, id, { createdAt: now, disabledAt });
  const add = async (userId: string, id: string, dueAt: string = due) => {
    await store.insert({
      id,
      userId,
      question: `Question ${id}`,
      mode: "quick",
      context: AssistantContext.parse({}),
      days: "friday",
      time: "08:30",
      timeZone: "UTC",
      mail: false,
      push: false,
      dueAt,
      conversationId: null,
      pendingAnswerId: null,
      lastDueAt: null,
      problem: null,
      createdAt: now,
    });
  };
  /** Makes the row of a conversation, which an asked question refers to. */
  const conversationOf = async (userId: string, id: string) => {
    await database.db
      .insertInto("conversations")
      .values({
        id,
        user_id: userId,
        title: id,
        has_own_title: 0,
        head_id: null,
        model: null,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return id;
  };
  const run = async (
    askOnce: (userId: string, asked: Asked) => ReturnType<Job["conversations"]["askOnce"]> = async (userId, asked) => ({
      conversationId: await conversationOf(userId, asked.conversationId),
      answerId: `answer-${asked.questionId}`,
    }),
    answer: Answer | null = null,
  ) => {
    const asked: string[] = [];
    const job = scheduledQuestionsJob({
      store,
      conversations: {
        askOnce: async (userId, question) => {
          asked.push(question.text);
          return askOnce(userId, question);
        },
        answer: async () => answer,
      },
      delivery: {
        mail: { isSetUp: false, post: async () => {} },
        push: { post: async () => {}, wake: () => {} },
        words: createReaderWords(() => Promise.resolve({})),
        confirmedAddressOf: async () => null,
        appUrl: new URL("http://localhost"),
      },
      clock: createClock(Date.parse(now)),
      log,
    });
    await job.run(new AbortController().signal);
    return asked;
  };

  it("keeps the answer of a question whose schedule is edited while it is asked", async () => {
    await addOwner("ada");
    await add("ada", "one");
    const edited = "2026-03-09T07:00:00.000Z";
    await run(async (userId, { conversationId }) => {
      const before = await store.one("ada", "one");
      if (before !== null)
        await store.change("ada", "one", { ...before, days: "monday", time: "07:00", dueAt: edited });
      return { conversationId: await conversationOf(userId, conversationId), answerId: "the-answer" };
    });
    expect(await store.one("ada", "one")).toMatchObject({
      pendingAnswerId: "the-answer",
      conversationId: "conversation-one",
      lastDueAt: due,
      dueAt: edited,
      days: "monday",
    });
  });

  it("turns off a question whose stored context can't be read, and asks the others", async () => {
    await addOwner("ada");
    for (const id of ["broken", "older", "whole"]) await add("ada", id);
    const setContext = (id: string, context: string) =>
      database.db.updateTable("scheduled_questions").set({ context }).where("id", "=", id).execute();
    await setContext("broken", "{not json");
    await setContext("older", '{"amounts":"no such choice"}');
    expect(await run()).toEqual(["Question whole"]);
    for (const id of ["broken", "older"])
      expect(await store.one("ada", id)).toMatchObject({
        dueAt: null,
        problem: expect.stringContaining("can't be read") as string,
      });
    expect(await store.list("ada")).toHaveLength(3);
  });

  it("asks nothing for a disabled account until it is enabled", async () => {
    await addOwner("ada", now);
    await add("ada", "one");
    expect(await run()).toEqual([]);
    await database.db.updateTable("users").set({ disabled_at: null }).where("id", "=", "ada").execute();
    expect(await run()).toEqual(["Question one"]);
  });

  it("takes one question of each user in turn, past any number that must wait", async () => {
    await addOwner("ada");
    await addOwner("bob");
    for (let index = 0; index < 110; index += 1)
      await add("ada", `a${String(index).padStart(3, "0")}`, "2026-03-05T08:30:00.000Z");
    await add("bob", "b0");
    const asked = await run(async () => refuse("answer-under-way"));
    expect(asked.slice(0, 3)).toEqual(["Question a000", "Question b0", "Question a001"]);
    expect(asked).toHaveLength(111);
  });
});
