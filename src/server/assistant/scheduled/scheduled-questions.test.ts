import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Conversation } from "#contract/conversations.ts";
import type { ScheduledQuestion } from "#contract/scheduled-questions.ts";
import { type MailServer, startMailServer } from "../../../../tests/support/mail-server.ts";
import { testEngines } from "../../../../tests/support/test-engines.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../../tests/support/test-server.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../../tests/upstreams/yahoo-upstream.ts";
import { openDatabase } from "../../database/open-database.ts";
import { createLog } from "../../log.ts";
import { newestTurn, nextQuestionAt } from "./question-turns.ts";

const friday = "2026-03-06T08:00:00Z";
const afterTurn = "2026-03-06T09:00:00Z";
const schedule = { days: "friday", time: "08:30", timeZone: "UTC", mail: true, push: true };

describe("the turns of a question", () => {
  const at = (text: string) => Date.parse(text);
  it("follow the clocks of the user's time zone through a change of the clocks", () => {
    const turns = { days: "sunday", time: "02:30", timeZone: "Europe/Berlin" } as const;
    expect(nextQuestionAt(turns, at("2026-03-20T12:00:00Z"))).toBe(at("2026-03-22T01:30:00Z"));
    // On 29 March 2026 the clocks go from 02:00 to 03:00.
    expect(nextQuestionAt(turns, at("2026-03-23T12:00:00Z"))).toBe(at("2026-03-29T01:00:00Z"));
    expect(nextQuestionAt({ ...turns, days: "weekdays" }, at("2026-03-20T12:00:00Z"))).toBe(at("2026-03-23T01:30:00Z"));
  });

  it("that were missed are made up for once", () => {
    const turns = { days: "daily", time: "08:00", timeZone: "UTC" } as const;
    expect(newestTurn(turns, at("2026-03-01T08:00:00Z"), at("2026-03-04T09:00:00Z"))).toBe(at("2026-03-04T08:00:00Z"));
  });
});

describe.each(testEngines())("questions on a schedule on $name", (engine) => {
  let yahoo: YahooUpstream;
  let relay: MailServer;
  let environment: Record<string, string>;
  let server: TestServer;
  const account = { name: "Host", email: "host@example.org", password: "gleaming-otter-7" };
  beforeAll(async () => {
    yahoo = await startYahooUpstream({ clock: { now: () => Date.parse(afterTurn) } });
    relay = await startMailServer();
    environment = {
      ...(await engine.environment()),
      YAHOO_BASE_URL: yahoo.url,
      SMTP_URL: relay.url,
      MAIL_FROM: "Bellwether <mail@example.org>",
      LIMIT_SCHEDULED_QUESTIONS: "2",
      LIMIT_CHATS_PER_MINUTE: "1000",
    };
    server = await startTestServer({ ...environment, CLOCK: friday });
    // The first account is the administrator's.
    await server.visitor().signUp(account);
  });
  afterAll(async () => {
    await server.stop();
    await Promise.all([yahoo.close(), relay.close()]);
  });

  const signedIn = async () => {
    const visitor = server.visitor();
    const { email, password } = account;
    expect((await visitor.post("/api/account/sign-in", { email, password })).status).toBe(200);
    return visitor;
  };
  const ask = async (visitor: Visitor, text = "What is the price of NVDA?") => {
    const conversationId = String((await visitor.post("/api/assistant/conversations", {})).body["id"]);
    await fetch(`${server.origin}/api/assistant/conversations/${conversationId}/messages`, {
      method: "POST",
      headers: { origin: server.origin, "content-type": "application/json", cookie: visitor.cookie() ?? "" },
      body: JSON.stringify({ text }),
    }).then((reply) => reply.text());
    const { messages } = (await visitor.get(`/api/assistant/conversations/${conversationId}`))
      .body as unknown as Conversation;
    return { conversationId, messageId: messages[0]?.id ?? "" };
  };
  const list = async (visitor: Visitor) =>
    (await visitor.get("/api/assistant/scheduled-questions")).body["questions"] as ScheduledQuestion[];
  const conversation = async (visitor: Visitor, id: string | null) =>
    (await visitor.get(`/api/assistant/conversations/${id ?? ""}`)).body as unknown as Conversation;
  /** Runs the job once more, after a run that may be under way. */
  const run = async (host: Visitor) => {
    const finished = async () => {
      const { jobs } = (await host.get("/api/jobs")).body as {
        jobs: { id: string; finishedAt: string | null; isRunning: boolean }[];
      };
      const job = jobs.find(({ id }) => id === "scheduled-questions");
      return job === undefined || job.isRunning ? "running" : (job.finishedAt ?? "never");
    };
    await expect.poll(finished).not.toMatch(/running|never/);
    const before = await finished();
    expect((await host.post("/api/jobs/scheduled-questions/run")).status).toBe(200);
    await expect.poll(async () => [before, "running"].includes(await finished())).toBe(false);
  };

  it("says what is wrong, and keeps each user's questions apart", async () => {
    const [owner, stranger] = [server.visitor(), server.visitor()];
    await owner.signUp();
    await stranger.signUp();
    const asked = await ask(owner);
    const post = (visitor: Visitor, more: object) =>
      visitor.post("/api/assistant/scheduled-questions", { ...asked, ...schedule, ...more });
    for (const [more, path] of [
      [{ time: "8:30" }, "time"],
      [{ time: "24:00" }, "time"],
      [{ days: "someday" }, "days"],
      [{ timeZone: "Middle/Earth" }, "timeZone"],
    ] as const)
      expect(((await post(owner, more)).body["errors"] as { path: string }[])[0]?.path).toBe(path);
    expect((await post(owner, { messageId: "none" })).body["code"]).toBe("message-not-found");
    expect((await post(stranger, {})).body["code"]).toBe("conversation-not-found");
    const made = await post(owner, {});
    expect(made.status, made.text).toBe(201);
    expect(made.body).toMatchObject({
      question: "What is the price of NVDA?",
      isOn: true,
      nextAt: "2026-03-06T08:30:00.000Z",
    });
    const path = `/api/assistant/scheduled-questions/${String(made.body["id"])}`;
    expect((await stranger.patch(path, { isOn: false })).status).toBe(404);
    expect((await stranger.delete(path)).status).toBe(404);
    expect(await list(stranger)).toEqual([]);
    const off = await owner.patch(path, { isOn: false });
    expect(off.body).toMatchObject({ isOn: false, nextAt: null });
    expect((await owner.patch(path, { isOn: true, days: "weekdays", time: "07:00" })).body).toMatchObject({
      nextAt: "2026-03-09T07:00:00.000Z",
    });
    expect((await post(owner, {})).status).toBe(201);
    expect((await post(owner, {})).body["code"]).toBe("too-many-scheduled-questions");
    expect((await owner.delete(path)).body).toEqual({ deleted: true });
    expect(await list(owner)).toHaveLength(1);
  });

  it("are asked once for a turn as their user, and delivered once", async () => {
    const host = await signedIn();
    const asked = await ask(host);
    const made = await host.post("/api/assistant/scheduled-questions", { ...asked, ...schedule });
    const id = String(made.body["id"]);
    const leaver = server.visitor();
    await leaver.signUp();
    await leaver.post("/api/assistant/scheduled-questions", { ...(await ask(leaver)), ...schedule });
    await server.stop();
    server = await startTestServer({ ...environment, CLOCK: afterTurn });
    const back = await signedIn();

    await run(back);
    const [question] = await list(back);
    expect(question).toMatchObject({
      id,
      lastAt: "2026-03-06T08:30:00.000Z",
      nextAt: "2026-03-13T08:30:00.000Z",
      problem: null,
    });
    await expect.poll(async () => (await conversation(back, question?.conversationId ?? null)).isRunning).toBe(false);
    const answered = await conversation(back, question?.conversationId ?? null);
    expect(answered.title).toBe("What is the price of NVDA?");
    expect(answered.messages.map(({ type, state }) => [type, state])).toEqual([
      ["user", "done"],
      ["assistant", "done"],
    ]);
    expect(answered.messages[1]?.content).toMatch(/NVDA is at/);
    await run(back);
    const mails = async () =>
      (await relay.mails()).filter(({ subject }) => subject === "Bellwether: What is the price of NVDA?");
    await expect
      .poll(async () => (await mails()).filter(({ envelopeTo }) => envelopeTo.includes(account.email)).length)
      .toBe(1);
    const [mail] = (await mails()).filter(({ envelopeTo }) => envelopeTo.includes(account.email));
    expect(mail?.text).toMatch(/NVDA is at \$[\d.]+/);
    expect(mail?.text).toContain(`/chat?c=${question?.conversationId ?? ""}`);
    expect(mail?.text).not.toContain("[[");

    // A process that died before it ended the turn leaves it to the next one.
    await database((db) =>
      db.updateTable("scheduled_questions").set({ due_at: "2026-03-06T08:30:00.000Z" }).where("id", "=", id).execute(),
    );
    await run(back);
    await run(back);
    expect((await conversation(back, question?.conversationId ?? null)).messages).toHaveLength(2);
    expect((await mails()).filter(({ envelopeTo }) => envelopeTo.includes(account.email))).toHaveLength(1);

    // The next turn goes below the first; a conversation that is gone is made again.
    await database((db) =>
      db.updateTable("scheduled_questions").set({ due_at: "2026-03-06T08:31:00.000Z" }).where("id", "=", id).execute(),
    );
    await run(back);
    expect((await conversation(back, question?.conversationId ?? null)).messages).toHaveLength(4);
    await expect.poll(async () => (await conversation(back, question?.conversationId ?? null)).isRunning).toBe(false);
    await run(back);
    await back.delete(`/api/assistant/conversations/${question?.conversationId ?? ""}`);
    expect((await list(back))[0]?.conversationId).toBeNull();
    await database((db) =>
      db.updateTable("scheduled_questions").set({ due_at: "2026-03-06T08:32:00.000Z" }).where("id", "=", id).execute(),
    );
    await run(back);
    expect((await list(back))[0]?.conversationId).not.toBeNull();
  });

  it("keep to the limit of questions a day, and go with their account", async () => {
    await server.stop();
    server = await startTestServer({ ...environment, CLOCK: afterTurn, LIMIT_CHATS_PER_DAY: "1" });
    const host = await signedIn();
    const user = server.visitor();
    const { email, password } = await user.signUp();
    const made = await user.post("/api/assistant/scheduled-questions", { ...(await ask(user)), ...schedule });
    const id = String(made.body["id"]);
    await database((db) =>
      db.updateTable("scheduled_questions").set({ due_at: "2026-03-06T08:30:00.000Z" }).where("id", "=", id).execute(),
    );
    await run(host);
    expect((await list(user))[0]).toMatchObject({
      problem: "Today's questions are used up.",
      nextAt: "2026-03-13T08:30:00.000Z",
    });
    const gone = await user.request("DELETE", "/api/account", { email, currentPassword: password });
    expect(gone.status, gone.text).toBeLessThan(300);
    const left = await database((db) =>
      db.selectFrom("scheduled_questions").select("id").where("id", "=", id).execute(),
    );
    expect(left).toEqual([]);
  });

  async function database<T>(work: (db: Awaited<ReturnType<typeof openDatabase>>["db"]) => Promise<T>): Promise<T> {
    const opened = await openDatabase({
      databaseUrl: environment["DATABASE_URL"] ?? null,
      dataDirectory: environment["DATA_DIR"] ?? "",
      log: createLog("silent"),
      lock: false,
    });
    try {
      return await work(opened.db);
    } finally {
      await opened.close();
    }
  }
});
