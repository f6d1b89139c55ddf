import { expect, it, vi } from "vitest";
import type { ChatMessage } from "#contract/conversations.ts";
import type { Answering } from "./answer.ts";
import { nothingDone } from "./answer-progress.ts";
import { AssistantContext } from "#contract/assistant.ts";
import { createRuns, overEvent } from "./runs.ts";
import type { ConversationStore } from "./store.ts";

const message = { id: "assistant-1", parentId: "user-1", state: "running", timestamp: "2026-03-04T16:00:00Z" };
const answer = {
  ...message,
  content: "",
  tools: [],
  proposals: [],
  notices: [],
  sources: [],
} as unknown as ChatMessage;
const task = {
  question: "What is new?",
  attachments: [],
  history: [],
  mode: "quick" as const,
  context: AssistantContext.parse({}),
  isFresh: false,
  model: null,
  computedOnly: false,
};

function runsWith(store: Partial<ConversationStore>, answering: Partial<Answering>) {
  const silent = () => undefined;
  return createRuns({
    store: { append: async () => true, ...store } as ConversationStore,
    answering: { modelName: () => null, ...answering } as Answering,
    followUpsOf: () => async () => [],
    owner: "this process",
    clock: { now: () => 0 },
    log: { error: silent } as unknown as Parameters<typeof createRuns>[0]["log"],
  });
}
const waitsForItsEnd: Answering["answer"] = async ({ save, signal }) => {
  await save(nothingDone);
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener("abort", resolve));
  throw new Error("ended");
};

it("tells listeners that nothing comes any more when an answer was deleted elsewhere", async () => {
  const runs = runsWith({ saveRun: async () => false, message: async () => null }, { answer: waitsForItsEnd });
  const heard = await new Promise<string[]>((resolve) => {
    const events: string[] = [];
    void runs.begin("somebody", "conversation-1", [], answer, task, (event) => {
      events.push(event);
      if (event === overEvent) resolve(events);
    });
  });
  expect(heard).toEqual(["start", overEvent]);
});

it("tells listeners that nothing comes any more when an answer could not be kept", async () => {
  const endRun = async () => Promise.reject(new Error("the disk is full"));
  const runs = runsWith({ saveRun: async () => true, endRun }, { answer: () => Promise.reject(new Error("no")) });
  const over = await new Promise((resolve) => {
    void runs.begin("somebody", "conversation-1", [], answer, task, (event) => event === overEvent && resolve(event));
  });
  expect(over).toBe(overEvent);
});

it("does not take over what it makes itself, such as after the sleep of a computer", async () => {
  let ours: readonly string[] = [];
  const runs = runsWith(
    {
      saveRun: async () => true,
      releaseRun: async () => undefined,
      endRun: async () => true,
      async claimLostRuns(_owner, _before, made) {
        ours = made;
        return [];
      },
    },
    { answer: waitsForItsEnd },
  );
  await runs.begin("somebody", "conversation-1", [], answer, task, () => undefined);
  runs.start();
  expect(ours).toEqual(["assistant-1"]);
  await runs.shutDown();
});

it("does not take up again what was left too often", async () => {
  const ended: string[] = [];
  const saved: unknown[] = [];
  const lost = [0, 5].map((takenUp) => ({
    messageId: `assistant-${takenUp}`,
    conversationId: "conversation-1",
    userId: "somebody",
    run: { format: 3, task, progress: nothingDone, takenUp },
  }));
  const runs = runsWith(
    {
      claimLostRuns: async () => lost,
      message: async (_user, id) => ({ shown: { ...answer, id }, kept: null }),
      async saveRun(_owner, _user, { shown }, run) {
        saved.push([shown.id, (run as { takenUp: number }).takenUp]);
        return true;
      },
      async endRun(_owner, _user, { shown }) {
        ended.push(`${shown.id} ${shown.state}`);
        return true;
      },
      releaseRun: async () => undefined,
    },
    { answer: () => Promise.reject(new Error("no")) },
  );
  runs.start();
  await vi.waitFor(() => expect(ended.toSorted()).toEqual(["assistant-0 failed", "assistant-5 interrupted"]));
  expect(saved[0]).toEqual(["assistant-0", 1]);
  await runs.shutDown();
});
