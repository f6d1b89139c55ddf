import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ChatMessage, Conversation } from "#contract/conversations.ts";
import { answerEvents } from "../../../tests/support/answer-stream.ts";
import { testEngines } from "../../../tests/support/test-engines.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../tests/support/test-server.ts";
import { type ModelUpstream, startModelUpstream } from "../../../tests/upstreams/model-upstream.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../tests/upstreams/yahoo-upstream.ts";

const now = "2026-03-04T16:00:00Z";
let yahoo: YahooUpstream;
let model: ModelUpstream;
beforeAll(async () => {
  yahoo = await startYahooUpstream({ clock: { now: () => Date.parse(now) } });
  model = await startModelUpstream();
});
afterAll(async () => {
  await Promise.all([yahoo.close(), model.close()]);
});

describe.each(testEngines())("the model of a conversation on $name", (engine) => {
  let environment: Record<string, string>;
  let server: TestServer;
  let visitor: Visitor;
  let account: Awaited<ReturnType<Visitor["signUp"]>>;
  beforeAll(async () => {
    environment = {
      ...(await engine.environment()),
      CLOCK: now,
      YAHOO_BASE_URL: yahoo.url,
      GEMINI_API_KEY: "a-key-of-nobody",
      GEMINI_BASE_URL: model.url,
      LIMIT_CHATS_PER_MINUTE: "1000",
    };
    server = await startTestServer({
      ...environment,
      OPENAI_API_KEY: "another-key",
      OPENAI_BASE_URL: `${model.url}/v1`,
      OPENAI_MODEL: "local-model",
    });
    visitor = server.visitor();
    account = await visitor.signUp();
  });
  afterAll(() => server.stop());

  const begin = async (choice?: string | null) => {
    const reply = await visitor.post("/api/assistant/conversations", choice === undefined ? {} : { model: choice });
    return { status: reply.status, code: reply.body["code"], conversation: reply.body as unknown as Conversation };
  };
  const answer = async (id: string): Promise<ChatMessage> => {
    const events = await answerEvents(server, visitor, `/api/assistant/conversations/${id}/messages`, {
      text: "What does NVDA cost?",
    });
    return events.find(({ event }) => event === "end")?.data["message"] as ChatMessage;
  };

  it("is the usual one unless another is chosen, and can be none", async () => {
    const { body } = await visitor.get("/api/assistant/status");
    expect(body["choices"]).toMatchObject([
      { provider: "gemini", quick: "gemini-3.8-flash" },
      { provider: "openai", quick: "local-model" },
    ]);
    for (const [choice, name] of [
      [undefined, "gemini-3.8-flash"],
      ["openai", "local-model"],
      ["computed", null],
    ] as const) {
      const { conversation } = await begin(choice);
      expect(conversation.model).toBe(choice ?? null);
      expect((await answer(conversation.id)).model).toBe(name);
    }
  });

  it("changes from the next question on, and is shown before it is sent", async () => {
    const { id } = (await begin()).conversation;
    await answer(id);
    const changed = await visitor.patch(`/api/assistant/conversations/${id}`, { model: "openai" });
    expect(changed.body).toMatchObject({ model: "openai" });
    expect((await answer(id)).model).toBe("local-model");
    const preview = await visitor.post("/api/assistant/context", { text: "And now?", model: "openai" });
    expect(preview.body["model"]).toEqual({ provider: "OpenAI", name: "local-model" });
  });

  it("is refused where nobody has a key for it", async () => {
    expect(await begin("anthropic")).toMatchObject({ status: 422, code: "model-not-available" });
    expect((await begin("no such model")).status).toBe(422);
    const { id } = (await begin()).conversation;
    const reply = await visitor.patch(`/api/assistant/conversations/${id}`, { model: "anthropic" });
    expect([reply.status, reply.body["code"]]).toEqual([422, "model-not-available"]);
  });

  it("that is gone is said, and the answer is computed", async () => {
    const { id } = (await begin("openai")).conversation;
    await server.stop();
    server = await startTestServer(environment);
    visitor = server.visitor();
    expect((await visitor.post("/api/account/sign-in", account)).status).toBe(200);
    const message = await answer(id);
    expect(message.model).toBeNull();
    expect(message.state).toBe("done");
    expect(message.notices.map(({ code }) => code)).toContain("model-unavailable");
    expect(message.content).toContain("NVDA is at");
  });
});
