import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import type { ChatMessage } from "#contract/conversations.ts";
import { answerEvents } from "../../../../tests/support/answer-stream.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../../tests/support/test-server.ts";
import { type ModelUpstream, startModelUpstream } from "../../../../tests/upstreams/model-upstream.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../../tests/upstreams/yahoo-upstream.ts";

const now = "2026-03-04T16:00:00Z";
let yahoo: YahooUpstream;
let model: ModelUpstream;
let server: TestServer;
let visitor: Visitor;

const environment = (more: Readonly<Record<string, string>> = {}) => ({
  CLOCK: now,
  YAHOO_BASE_URL: yahoo.url,
  GEMINI_API_KEY: "a-key-of-nobody",
  GEMINI_BASE_URL: model.url,
  LIMIT_CHATS_PER_MINUTE: "10000",
  LIMIT_CHATS_PER_DAY: "10000",
  ...more,
});

beforeAll(async () => {
  yahoo = await startYahooUpstream({ clock: { now: () => Date.parse(now) } });
  model = await startModelUpstream();
  server = await startTestServer(environment());
});
afterAll(async () => {
  await server.stop();
  await Promise.all([yahoo.close(), model.close()]);
});
afterEach(() => {
  model.control({ script: "true", reader: "true", fault: "none", text: null });
  model.requests.length = 0;
  model.readerRequests.length = 0;
});

const note = {
  name: "note.txt",
  text: "Nvidia told its bankers that sales rose 12.5% in the quarter.\nThe zebra clause was removed from the contract.",
};
const alone = {
  currentMarketData: false,
  userPortfolio: false,
  recentNews: false,
  marketSentiment: false,
  watchlist: false,
  notes: false,
};

async function ask(question: object, of = server): Promise<ChatMessage> {
  visitor = of.visitor();
  await visitor.signUp();
  const begun = await visitor.post("/api/assistant/conversations");
  const events = await answerEvents(
    of,
    visitor,
    `/api/assistant/conversations/${String(begun.body["id"])}/messages`,
    question,
  );
  const end = events.find(({ event }) => event === "end");
  if (end === undefined) throw new Error("no end");
  return end.data["message"] as ChatMessage;
}
const readingSteps = ({ tools }: ChatMessage) => tools.filter(({ name }) => name === "read_texts");
/** Words of the file that no field of the schema can carry. */
const words = /bankers|zebra|clause|contract/;

it("gives the writer what the reader says of a file, and quotes by reference", async () => {
  model.control({ text: "It states {{1.claim1}} and says {{1.quote1}}." });
  const message = await ask({ text: "What does my note say about NVDA?", context: alone, attachments: [note] });
  const [reading] = model.readerRequests;
  expect(reading?.asked.tools).toEqual([]);
  expect(reading?.asked.turns).toHaveLength(1);
  expect(reading?.body).toContain("zebra");
  expect(reading?.body).not.toContain("What does my note say");
  const [writing] = model.requests;
  expect(writing?.body).not.toMatch(words);
  const data = writing?.asked.turns.map((turn) => ("text" in turn ? turn.text : "")).join("") ?? "";
  expect(data).toContain('"companies":["NVDA"]');
  expect(data).toContain('"measure":"growth","period":"2025-Q4","company":null,"value":"12.5 % {{1.claim1}}"');
  expect(data).toContain('"tone":"positive"');
  expect(message.content).toBe(
    "It states 12.5% and says “Nvidia told its bankers that sales rose 12.5% in the quarter.” [1].",
  );
  expect(message.figures[0]).toMatchObject({ state: "yours", label: "Growth", period: "2025-Q4" });
});

it("counts the reader's tokens and shows them in the steps", async () => {
  const message = await ask({ text: "What does my note say?", context: alone, attachments: [note] });
  expect(readingSteps(message)).toMatchObject([
    { id: "reader-1", ok: true, summary: "note.txt, read by gemini-3.8-flash (160 tokens)" },
  ]);
  const writers = model.requests.length;
  expect(message.usage).toEqual({ inputTokens: 120 * (writers + 1), outputTokens: 40 * (writers + 1) });
  const status = await visitor.get("/api/assistant/status");
  expect(status.body["budget"]).toMatchObject({ tokensUsed: 160 * (writers + 1) });
});

it("reads the stories of a question in one call, and a story once", async () => {
  const fresh = await startTestServer(environment());
  try {
    const context = { ...alone, recentNews: true, symbols: ["NVDA"] };
    model.control({ text: "They write {{1.quote1}}." });
    const first = await ask({ text: "What is new about NVDA?", context }, fresh);
    expect(model.readerRequests).toHaveLength(1);
    expect(readingSteps(first)[0]?.summary).toMatch(/^\d stories, read by gemini-3.8-flash \(160 tokens\)$/);
    expect(first.content).toMatch(/^They write “[^”]+” \[1\]\.$/);
    const title = first.sources[0]?.title ?? "?";
    expect(first.content).toContain(title);
    expect(model.requests[0]?.body).not.toContain(title);
    const second = await ask({ text: "And what else is new about NVDA?", context }, fresh);
    expect(model.readerRequests).toHaveLength(1);
    expect(readingSteps(second)[0]?.summary).toMatch(/stories, read by gemini-3.8-flash$/);
  } finally {
    await fresh.stop();
  }
});

it("reads stories that were given with the question", async () => {
  const story = "Nvidia said its zebra contract grew 12.5% in the quarter.";
  const context = { ...alone, recentNews: [{ title: story, value: 3 }] };
  model.control({ text: "They write {{1.quote1}}." });
  const message = await ask({ text: "What do the stories say?", context });
  expect(readingSteps(message)).toMatchObject([{ id: "reader-1", ok: true }]);
  expect(model.readerRequests[0]?.body).toContain("zebra");
  expect(model.requests[0]?.body).not.toMatch(words);
  expect(message.content).toBe(`They write “${story}” [1].`);
});

it.each(["brief", "report"] as const)("reads the stories of a %s before they are written about", async (kind) => {
  const fresh = await startTestServer(environment());
  try {
    const owner = fresh.visitor();
    await owner.signUp();
    for (const fields of [
      { type: "deposit", amount: "9000", date: "2025-02-03" },
      { type: "buy", symbol: "NVDA", date: "2025-03-04", quantity: "12", price: "131.20" },
    ])
      await owner.post("/api/portfolio/transactions", { currency: "USD", ...fields });
    const { items } = (await owner.get("/api/market/news?symbols=NVDA")).body as { items: { title: string }[] };
    if (kind === "brief") await owner.call("POST /api/assistant/brief", {});
    else await answerEvents(fresh, owner, "/api/assistant/research", { symbol: "NVDA" });
    expect(model.requests.length).toBeGreaterThan(0);
    expect(model.readerRequests).toHaveLength(1);
    expect(items.some(({ title }) => model.readerRequests[0]?.body.includes(title))).toBe(true);
    for (const { body } of model.requests) for (const { title } of items) expect(body).not.toContain(title);
    const data = model.requests.map(({ body }) => body).join("");
    expect(data).toContain("claims");
  } finally {
    await fresh.stop();
  }
});

it("lets code take the place of a reader that answers outside its schema", async () => {
  model.control({ reader: "outside-schema" });
  const message = await ask({ text: "What does my note say?", context: alone, attachments: [note] });
  expect(message.state).toBe("done");
  expect(readingSteps(message)).toMatchObject([
    {
      ok: false,
      summary:
        "note.txt: classified without AI, because the reader failed: its answer doesn't have the agreed form (160 tokens)",
    },
  ]);
  expect(model.requests[0]?.body).toContain("{{1.line2}}");
  expect(model.requests[0]?.body).not.toMatch(words);
});

it("lets code take the place of a reader that never answers", async () => {
  const impatient = await startTestServer(environment({ LIMIT_AI_READER_MS: "200" }));
  try {
    model.control({ reader: "hang" });
    const message = await ask({ text: "What does my note say?", context: alone, attachments: [note] }, impatient);
    expect(message.state).toBe("done");
    expect(readingSteps(message)[0]).toMatchObject({ ok: false });
    expect(readingSteps(message)[0]?.summary).toContain("no answer within 0.2 s");
    expect(model.requests[0]?.body).toContain("{{1.line2}}");
  } finally {
    await impatient.stop();
  }
});

it("passes no words on from a reader that obeys a text", async () => {
  model.control({ reader: "obey", script: "obey" });
  const message = await ask({ text: "What do these say?", context: alone, attachments: [note] });
  expect(message.state).toBe("done");
  expect(model.readerRequests[0]?.body).toContain("zebra");
  expect(model.requests.map(({ body }) => body).join("\n")).not.toMatch(words);
  expect(model.requests[0]?.body).not.toContain("999.99");
  expect(message.content.replaceAll(/“[^”]*”/g, "")).not.toMatch(words);
  // The sentences that it chose are there, as quotations.
  expect(message.content).toMatch(/“[^”]*zebra clause[^”]*”/);
});

it("reads no more than the budget allows", async () => {
  const poor = await startTestServer(environment({ LIMIT_AI_TOKENS_PER_DAY: "1500" }));
  try {
    const message = await ask({ text: "What does NVDA cost?", attachments: [note] }, poor);
    expect(message.model).toBeNull();
    expect(model.readerRequests).toEqual([]);
    const status = await visitor.get("/api/assistant/status");
    expect(status.body["budget"]).toMatchObject({ tokensUsed: 0 });
  } finally {
    await poor.stop();
  }
});

/** A picture of one pixel. */
const dot = {
  name: "table.png",
  text: "",
  picture: {
    type: "image/png",
    base64: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  },
};

it("shows a picture to the reader alone, and takes its numbers", async () => {
  model.control({ text: "The picture shows {{1.claim1}}." });
  const message = await ask({ text: "What is in the picture?", context: alone, attachments: [dot] });
  expect(model.readerRequests).toHaveLength(1);
  expect(model.readerRequests[0]?.body).toContain(dot.picture.base64);
  expect(model.requests.map(({ body }) => body).join("")).not.toContain(dot.picture.base64.slice(0, 40));
  expect(message.content).toBe("The picture shows $1,200.00.");
  expect(message.figures[0]).toMatchObject({
    state: "yours",
    symbol: "NVDA",
    period: "2025-Q1",
    label: "Revenue, as the AI read it in the picture",
  });
});

it.each([
  ["openai", { OPENAI_MODEL: "a-local-model" }, "OPENAI_BASE_URL"],
  ["anthropic", { ANTHROPIC_API_KEY: "a-key-of-nobody" }, "ANTHROPIC_BASE_URL"],
] as const)("reads texts and pictures by the protocol of %s", async (_, settings, address) => {
  const other = await startTestServer({
    CLOCK: now,
    YAHOO_BASE_URL: yahoo.url,
    ...settings,
    [address]: model.url,
  });
  try {
    const message = await ask({ text: "What are these?", context: alone, attachments: [note, dot] }, other);
    expect(readingSteps(message).map(({ ok }) => ok)).toEqual([true, true]);
    expect(model.readerRequests.filter(({ body }) => body.includes(dot.picture.base64))).toHaveLength(1);
    expect(model.requests[0]?.body).toContain("1200 USD {{2.claim1}}");
  } finally {
    await other.stop();
  }
});

it("says that a model takes no pictures, and answers without", async () => {
  model.control({ reader: "no-pictures" });
  const message = await ask({ text: "What is in the picture?", context: alone, attachments: [dot] });
  expect(message.state).toBe("done");
  expect(message.notices.map(({ detail }) => detail)).toEqual([
    "table.png wasn't read: gemini-3.8-flash doesn't take pictures. Choose another model, or attach the figures as a table.",
  ]);
});

it("refuses what is no picture of its type, and more than two", async () => {
  const wrong = { ...dot, picture: { ...dot.picture, type: "image/jpeg" } };
  await expect(ask({ text: "What?", attachments: [wrong] })).rejects.toThrow("Choose a JPEG, PNG or WebP picture");
  await expect(ask({ text: "What?", attachments: [dot, dot, dot] })).rejects.toThrow("At most 2 pictures");
});
