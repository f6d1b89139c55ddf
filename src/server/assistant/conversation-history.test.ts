import { expect, it } from "vitest";
import { createConversations } from "./conversations.ts";
import type { KeptMessage } from "./kept-message.ts";

const conversation = { id: "conversation-1", headId: "assistant-1" };

function historyOf(state: string, kept: unknown) {
  const messages = [
    {
      shown: { id: "user-1", parentId: null, type: "user", content: "What is it worth?", state: "done" },
      kept: { context: {}, attachments: [] },
    },
    { shown: { id: "assistant-1", parentId: "user-1", type: "assistant", content: "It is $26,832 now", state }, kept },
  ] as unknown as KeptMessage[];
  const conversations = createConversations({
    store: { one: async () => conversation, messages: async () => messages },
  } as unknown as Parameters<typeof createConversations>[0]);
  return (amounts: "full" | "percentages") =>
    conversations.historyFor("somebody", { id: conversation.id, parentId: undefined, amounts });
}

it("leaves the amounts of an answer out where only percentages are sent", async () => {
  const history = historyOf("done", { isApology: false, privateSpans: [{ start: 6, end: 13 }] });
  expect(await history("full")).toContainEqual({ role: "model", text: "It is $26,832 now" });
  expect(await history("percentages")).toContainEqual({ role: "model", text: "It is (amount not sent) now" });
});

it.each(["stopped", "interrupted"])(
  "leaves an answer out that was %s before its amounts were marked",
  async (state) => {
    const history = historyOf(state, null);
    expect(JSON.stringify(await history("full"))).toContain("26,832");
    expect(JSON.stringify(await history("percentages"))).not.toContain("26,832");
  },
);
