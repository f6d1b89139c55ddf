import { startTestServer, type TestServer, type Visitor } from "../tests/support/test-server.ts";
import { answerEvents } from "../tests/support/answer-stream.ts";
import { startEcbUpstream } from "../tests/upstreams/ecb-upstream.ts";
import { startYahooUpstream } from "../tests/upstreams/yahoo-upstream.ts";
import type { ChatMessage } from "#contract/conversations.ts";

export const now = "2026-03-04T16:00:00Z";

/** A whole server with made-up markets on this machine, and a user who holds something. */
export async function startWorld({
  environment = {},
  yahooUrl = null,
}: { environment?: Readonly<Record<string, string>>; yahooUrl?: string | null } = {}) {
  const clock = { now: () => Date.parse(now) };
  const [yahoo, ecb] = await Promise.all([startYahooUpstream({ clock }), startEcbUpstream({ clock })]);
  const server = await startTestServer({
    CLOCK: now,
    YAHOO_BASE_URL: yahooUrl ?? yahoo.url,
    ECB_BASE_URL: ecb.url,
    LIMIT_CHATS_PER_MINUTE: "100000",
    LIMIT_CHATS_PER_DAY: "100000",
    LIMIT_CHAT_TOKENS_PER_DAY: "1000000000",
    ...environment,
  });
  const visitor = server.visitor();
  await visitor.signUp();
  for (const fields of [
    { type: "deposit", amount: "9000", date: "2025-02-03" },
    { type: "buy", symbol: "NVDA", date: "2025-03-04", quantity: "12", price: "131.20", fee: "1" },
    { type: "buy", symbol: "MSFT", date: "2025-04-01", quantity: "3", price: "380" },
    { type: "buy", symbol: "KO", date: "2025-04-02", quantity: "20", price: "61" },
    { type: "dividend", symbol: "KO", date: "2025-12-15", amount: "10.20" },
  ]) {
    const reply = await visitor.post("/api/portfolio/transactions", { currency: "USD", ...fields });
    if (reply.status !== 201) throw new Error(reply.text);
  }
  await visitor.post("/api/watchlist", { symbol: "AAPL" });
  return {
    server,
    visitor,
    ask: (body: object) => ask(server, visitor, body),
    async stop() {
      await server.stop();
      await Promise.all([yahoo.close(), ecb.close()]);
    },
  };
}
export type World = Awaited<ReturnType<typeof startWorld>>;

/** One question in a conversation of its own; the finished answer as it is kept. */
async function ask(server: TestServer, visitor: Visitor, body: object): Promise<ChatMessage> {
  const begun = await visitor.post("/api/assistant/conversations");
  const id = begun.body["id"];
  if (typeof id !== "string") throw new Error(begun.text);
  const events = await answerEvents(server, visitor, `/api/assistant/conversations/${id}/messages`, body);
  const end = events.find(({ event }) => event === "end");
  if (end === undefined) throw new Error(`no end: ${JSON.stringify(events).slice(0, 400)}`);
  // Kept conversations have a limit, and the eval asks a lot.
  await visitor.delete(`/api/assistant/conversations/${id}`);
  return end.data["message"] as ChatMessage;
}
