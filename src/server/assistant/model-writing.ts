import type { Log } from "../log.ts";
import type { MadeAnswer } from "./made-answer.ts";
import type { AskedModel } from "./asked-model.ts";
import type { AnswerDraft } from "./answer-draft.ts";
import type { Budget } from "./budget.ts";
import { type ModelReply, modelReply } from "./model-reply.ts";
import { type Dialogue, openDialogue } from "./open-dialogue.ts";
import type { ReadSources } from "./read-sources.ts";
import type { ReaderStep } from "./reader/create-reader.ts";
import { repairRequest, typedNumbersOf } from "./repair.ts";
import type { RunTool } from "./run-tool.ts";
import type { Tool } from "./tool.ts";
import { addReadings, addResult } from "./tool-results.ts";
import type { ToolResult } from "./tool-result.ts";
import { unlessStopped } from "./unless-stopped.ts";

const maximumRounds = 6;
const maximumToolCallsPerRound = 8;

/** Writes answers with a model: it gets the data of the context, calls tools for more, and writes again what it typed without marks. */
export function createModelWriting({
  tools,
  runTool,
  readSources,
  budget,
  log,
}: {
  tools: readonly Tool[];
  runTool: RunTool;
  readSources: ReadSources;
  budget: Budget;
  log: Log;
}) {
  /** Makes the calls of a reply, and adds what they found. False: stopped. */
  async function makeCalls(draft: AnswerDraft, { messages, allowed }: Dialogue, reply: ModelReply): Promise<boolean> {
    const results: ToolResult[] = [];
    const outputs: { id: string; name: string; output: string }[] = [];
    const readings: ReaderStep[] = [];
    const toolCalls = reply.calls.slice(0, maximumToolCallsPerRound);
    for (const call of toolCalls) {
      const { id, name, input } = call;
      draft.emit({ name: "tool-start", data: { id, name, input } });
      const outcome = await unlessStopped(
        runTool(call, allowed(), draft.context).then(async (ran) => {
          if (!("sources" in ran)) return ran;
          const { sourceOf, steps } = await readSources(draft, ran.sources);
          readings.push(...steps);
          return { ...ran, sources: ran.sources.map(sourceOf) };
        }),
        draft.signal,
      );
      if (outcome === null) return false;
      const result = { id, name, outcome };
      results.push(result);
      outputs.push({ id, name, output: addResult(draft, result, input) });
    }
    addReadings(draft, readings);
    const { text } = reply;
    if (text.trim() !== "") draft.text.push("\n\n");
    messages.push({ role: "model", text, toolCalls }, { role: "tool", results: outputs });
    await draft.save({ rounds: [...draft.progress().rounds, { text, toolCalls, results, readings }] });
    return true;
  }

  /** Null: today's budget is used up, and nothing is written. */
  return async (draft: AnswerDraft, asked: AskedModel): Promise<MadeAnswer | null> => {
    const { text } = draft;
    const model = asked.name;
    const dialogue = await openDialogue(draft, asked, readSources);
    if (dialogue === null) return draft.finished("stopped", { model });
    repeatRounds(draft, dialogue);
    const { rounds, firstVersion } = draft.progress();
    if (firstVersion !== undefined) {
      text.push(firstVersion);
      return draft.finished("stop", { model });
    }
    for (let round = rounds.length; ; round += 1) {
      const from = text.position();
      const offered = round < maximumRounds && !text.isRepairing() ? tools : [];
      const reply = await modelReply(draft, dialogue, offered, { budget, log });
      if (reply === null && text.isRepairing()) return draft.finished("stop", { model });
      if (reply === null) {
        draft.notice({
          code: "budget",
          detail: "Today's AI budget is used up. This answer was computed without AI.",
        });
        return text.isBlank() ? null : draft.finished("length", { model });
      }
      if ("figures" in reply) return reply;
      if (draft.signal.aborted) return draft.finished(text.isRepairing() ? "stop" : "stopped", { model });
      if (reply.calls.length === 0) {
        const made = await concluded(draft, dialogue, reply, from);
        if (made !== null) return made;
      } else if (!(await makeCalls(draft, dialogue, reply))) return draft.finished("stopped", { model });
    }
  };
}

/** Adds the rounds that were complete before a restart. */
function repeatRounds(draft: AnswerDraft, { messages }: Dialogue): void {
  for (const { text, toolCalls, results, readings } of draft.progress().rounds) {
    if (text.trim() !== "") draft.text.push(`${text}\n\n`);
    const outputs = results.map((result, index) => ({
      id: result.id,
      name: result.name,
      output: addResult(draft, result, toolCalls[index]?.input ?? null),
    }));
    addReadings(draft, readings);
    messages.push({ role: "model", text, toolCalls }, { role: "tool", results: outputs });
  }
}

/** The answer that ends with this reply, written from a position on; null: the model has to write it again. */
async function concluded(
  draft: AnswerDraft,
  { asked, messages }: Dialogue,
  { finish, text: replyText }: ModelReply,
  from: number,
): Promise<MadeAnswer | null> {
  const { text, sources } = draft;
  const more = { model: asked.name, isReplayed: asked.isReplayed() };
  const failed = (code: string, detail: string) =>
    draft.finished(code === "content-filter" ? code : "failed", {
      ...more,
      problem: { code, detail, retryAfterSeconds: null },
    });
  if (text.isRepairing()) {
    if (finish === "stop") text.completeRepair();
    return draft.finished("stop", more);
  }
  if (finish === "content-filter")
    return failed("content-filter", "The AI service's safety filter withheld the rest of this answer.");
  if (text.isBlank() && replyText.trim() === "") return failed("no-response", "No response generated");
  if (finish === "other") return failed("model-error", "The answer ended before its end.");
  if (finish === "length" || finish === "tool-calls") return draft.finished("length", more);
  const numbers = typedNumbersOf(
    text.since(from),
    text.check,
    sources.knownFacts().map(({ fact }) => fact.value),
  );
  if (numbers.length === 0 || sources.count() === 0) return draft.finished("stop", more);
  const firstVersion = text.beginRepair(from);
  await draft.save({ firstVersion });
  messages.push({ role: "model", text: firstVersion, toolCalls: [] }, { role: "user", text: repairRequest(numbers) });
  return null;
}
