import { randomUUID } from "node:crypto";
import type { Figure, Notice, Source } from "#contract/assistant.ts";
import type { Proposal, ToolUse, Understood } from "#contract/conversations.ts";
import { listedLinksOnly } from "#core/outside-text/index.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Log } from "../log.ts";
import { type AnswerSources, createAnswerSources } from "./answer-sources.ts";
import { estimateTokens, type Budget } from "./budget.ts";
import { checkedText, matchedCounts, type NamesIn, type Writer } from "./checked-text.ts";
import { type AnswerTask, compose } from "./compose.ts";
import { contextSteps, contextUses } from "./context-steps.ts";
import { computedAnswer } from "./computed/index.ts";
import type { InternalApi } from "./internal-api.ts";
import { createMarkFiller } from "./mark-filler.ts";
import {
  type Model,
  ModelError,
  type ModelMessage,
  type ModelMode,
  type ModelPart,
  type ModelToolCall,
  type ModelUsage,
} from "./models/model.ts";
import { textPieces } from "./models/text-pieces.ts";
import { type Reader, readerRequests, type ReaderStep } from "./reader/create-reader.ts";
import { betterOf, repairRequest, typedNumbersOf } from "./repair.ts";
import { heldBackAttachments, unseenPictures } from "./readable-attachment.ts";
import type { Tool, ToolContext, ToolFound, ToolMissing, ToolProposal, ToolSource } from "./tool.ts";
import { fileSource } from "./tools/file-source.ts";
import { contextSources, symbolsNamed, type UpFront } from "./up-front.ts";

/** Events while an answer is made, in order. */
export type AnswerEvent =
  | { readonly name: "text-delta"; readonly data: { text: string } }
  | { readonly name: "tool-start"; readonly data: { id: string; name: string; input: unknown } }
  | {
      readonly name: "tool-end";
      readonly data: { id: string; summary: string; asOf: string | null; ok: boolean; sources: Source[] };
    }
  | { readonly name: "proposal"; readonly data: Proposal }
  | { readonly name: "notice"; readonly data: Notice }
  | { readonly name: "tools"; readonly data: ToolUse[] };

/** The finished part of an answer: with the task enough to go on after a restart. Plain JSON. */
export interface AnswerProgress {
  readonly found: (UpFront & { readonly readings: readonly ReaderStep[] }) | null;
  readonly rounds: readonly {
    readonly text: string;
    readonly toolCalls: readonly ModelToolCall[];
    readonly results: readonly ToolResult[];
    /** Steps that read what the calls found. */
    readonly readings: readonly ReaderStep[];
  }[];
  readonly usage: ModelUsage | null;
  readonly cost: number | null;
  /** A complete answer with typed numbers, while the model is asked to write it again. After a restart it counts as it is. */
  readonly firstVersion?: string;
}
export const nothingDone: AnswerProgress = { found: null, rounds: [], usage: null, cost: null };

type ToolOutcome = ToolFound | ToolMissing | { readonly ok: true; readonly proposal: Proposal };
interface ToolResult {
  readonly id: string;
  readonly name: string;
  readonly outcome: ToolOutcome;
}

/** A finished answer, or as far as it came. */
export interface MadeAnswer {
  readonly finish: "stop" | "length" | "content-filter" | "stopped" | "failed";
  readonly text: string;
  readonly figures: Figure[];
  readonly matched: number;
  readonly total: number;
  readonly sources: Source[];
  /** Null: computed, no AI. */
  readonly model: string | null;
  readonly isReplayed: boolean;
  readonly usage: ModelUsage | null;
  readonly cost: number | null;
  readonly problem: { code: string; detail: string; retryAfterSeconds: number | null } | null;
  /** How the question was understood, where no model answered. */
  readonly understood: Understood[];
  /** Where the text states amounts of the user's own. */
  readonly privateSpans: { start: number; end: number }[];
}

/** Asks a model once: through the kept replies where the same was asked before. */
export interface AskedModel {
  readonly name: string;
  readonly stream: Model["stream"];
  /** True once a kept reply was given. */
  readonly isReplayed: () => boolean;
  readonly costOf: (usage: ModelUsage) => number | null;
}

const maximumRounds = 6;
const maximumToolCallsPerRound = 8;
const toolTimeOutMs = 20_000;
const outputTokens = { quick: 1024, detailed: 4096 } as const;

export type Answering = ReturnType<typeof createAnswering>;

/** Makes answers: gathers data, lets the model ask for more, checks every number of what it wrote. */
export function createAnswering({
  tools,
  apiOf,
  askedModel,
  namesIn,
  reader,
  budget,
  clock,
  log,
}: {
  tools: readonly Tool[];
  apiOf: (userId: string) => InternalApi;
  /** The model for a user's question; null: none is configured. */
  askedModel: (
    userId: string,
    options: Pick<AnswerTask, "isFresh" | "model"> & { readonly mode: ModelMode },
  ) => Promise<AskedModel | null>;
  /** Instruments that a text names, by the directory of symbols. */
  namesIn: NamesIn;
  /** Reads what strangers wrote, in the writer's place. */
  reader: Reader;
  budget: Budget;
  clock: Clock;
  log: Log;
}) {
  const toolsByName = new Map(tools.map((tool) => [tool.name, tool]));

  function toolContext(userId: string, task: AnswerTask, sources: AnswerSources): ToolContext {
    return {
      api: apiOf(userId),
      userId,
      today: isoTime(clock.now()).slice(0, 10),
      question: task.question,
      facts: () => sources.knownFacts(),
    };
  }

  async function run(call: ModelToolCall, allowed: ReadonlySet<string>, context: ToolContext): Promise<ToolOutcome> {
    const tool = toolsByName.get(call.name);
    if (tool === undefined) return { ok: false, reason: `There is no tool named ${call.name.slice(0, 60)}.` };
    const input = tool.input.safeParse(call.input);
    if (!input.success)
      return {
        ok: false,
        reason: `Not understood: ${input.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; ")}`,
      };
    const unnamed = tool.symbolsOf(input.data).filter((symbol) => !allowed.has(symbol.toUpperCase()));
    if (unnamed.length > 0)
      return {
        ok: false,
        reason: `Neither the user nor the data named ${unnamed.join(", ")}. Look the symbol up first, or leave it.`,
      };
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<ToolMissing>((resolve) => {
      timer = setTimeout(() => resolve({ ok: false, reason: "It took too long to look this up." }), toolTimeOutMs);
    });
    try {
      const outcome: ToolFound | ToolMissing | ToolProposal = await Promise.race([
        tool.kind === "read" ? tool.run(input.data, context) : tool.propose(input.data, context),
        tooLong,
      ]);
      return "route" in outcome ? { ok: true, proposal: openProposal(outcome) } : outcome;
    } catch (error) {
      log.error({ err: error, tool: tool.name }, "a tool of the assistant failed");
      return { ok: false, reason: "This could not be looked up just now." };
    } finally {
      clearTimeout(timer);
    }
  }
  /** Makes or goes on with an answer. Never throws for what a model or a tool does; `signal` ends it with what is there. */
  async function answer({
    userId,
    task,
    progress: begun,
    signal,
    emit,
    save,
  }: {
    userId: string;
    task: AnswerTask;
    progress: AnswerProgress;
    signal: AbortSignal;
    emit: (event: AnswerEvent) => void;
    /** Called after every complete step. */
    save: (progress: AnswerProgress) => Promise<void>;
  }): Promise<MadeAnswer> {
    const sources = createAnswerSources({ amounts: task.context.amounts });
    const context = toolContext(userId, task, sources);
    const uses: ToolUse[] = [];
    const notices = new Set<string>();
    const written: string[] = [];
    const isBlank = () => written.join("").trim() === "";
    let progress = begun;

    const notice = (item: Notice) => {
      const key = `${item.code} ${item.detail}`;
      if (notices.has(key)) return;
      notices.add(key);
      emit({ name: "notice", data: item });
    };
    for (const item of heldBackAttachments(task.attachments)) notice(item);
    /** The answer before it was asked for again; null: it wasn't. */
    let typed: { readonly first: string[]; readonly from: number } | null = null;
    let isRepaired = false;
    const filler = createMarkFiller((text) => {
      written.push(text);
      if (typed === null) emit({ name: "text-delta", data: { text: sources.render(text).text } });
    });
    const check = (template: string, writer: Writer) =>
      checkedText(template, writer, sources, {
        question: task.question,
        files: task.attachments,
        today: context.today,
        defaultSubject: task.context.symbols.length === 1 ? (task.context.symbols[0] ?? null) : null,
        namesIn,
      });
    const finished = (
      finish: MadeAnswer["finish"],
      more: {
        model: string | null;
        isReplayed?: boolean;
        problem?: MadeAnswer["problem"];
        understood?: readonly Understood[];
      },
      writer: Writer = "model",
    ): MadeAnswer => {
      filler.end();
      if (typed !== null) {
        const [first, second] = [typed.first.join(""), written.slice(typed.from).join("")];
        written.splice(typed.from, Infinity, isRepaired ? betterOf(first, second, check) : first);
      }
      const { text: template, removed } = listedLinksOnly(written.join("").trim(), sources.listedLinks());
      if (removed.length > 0)
        notice({ code: "unlisted-link", detail: "A link that is not among the sources was taken out of the answer." });
      const { text, grounded } = check(template, writer);
      const figures = sources.figures(grounded);
      return {
        finish,
        text,
        figures,
        ...matchedCounts(figures),
        sources: sources.shown(grounded),
        model: more.model,
        isReplayed: more.isReplayed ?? false,
        usage: progress.usage,
        cost: progress.cost,
        problem: more.problem ?? null,
        understood: [...(more.understood ?? [])],
        privateSpans: sources.privateSpans(grounded),
      };
    };
    const note = ({ id, name, outcome }: ToolResult, input: unknown): string => {
      let numbers: number[] = [];
      let output: unknown;
      let summary: string;
      if (!outcome.ok) {
        summary = outcome.reason;
        output = { error: outcome.code ?? outcome.reason };
      } else if ("proposal" in outcome) {
        emit({ name: "proposal", data: outcome.proposal });
        summary = outcome.proposal.summary;
        output = {
          offered: outcome.proposal.summary,
          done: false,
          note: "Nothing is changed unless the user clicks it.",
        };
      } else {
        numbers = sources.add(outcome.sources);
        sources.addSubjects(outcome.subjects);
        for (const item of outcome.notices) notice(item);
        summary = outcome.summary;
        output = numbers.map((number) => sources.dataOf(number));
      }
      const shown = sources.shownOf(numbers);
      const asOf = shown.map((source) => source.asOf).find((time) => time !== null) ?? null;
      uses.push({ id, name, input, summary, asOf, sourceNumbers: numbers, ok: outcome.ok });
      emit({ name: "tool-end", data: { id, summary, asOf, ok: outcome.ok, sources: shown } });
      emit({ name: "tools", data: [...uses] });
      return JSON.stringify(output);
    };

    let readingSteps = 0;
    /** Gets the reader's findings on sources; its tokens count like the writer's. */
    const withReadings = async (list: readonly ToolSource[]) => {
      const from = readingSteps;
      const groups = readerRequests(list).length;
      readingSteps += groups;
      const idOf = (index: number) => `reader-${from + index + 1}`;
      for (let index = 0; index < groups; index += 1)
        emit({ name: "tool-start", data: { id: idOf(index), name: "read_texts", input: {} } });
      const read = await reader.read({
        userId,
        askModel: () => askedModel(userId, { mode: "reader", model: task.model, isFresh: false }),
        sources: list,
        idOf,
        signal,
      });
      progress = {
        ...progress,
        usage: sumOf(progress.usage, read.usage),
        cost: read.cost === null ? progress.cost : (progress.cost ?? 0) + read.cost,
      };
      return {
        steps: read.steps,
        notices: read.notices.map((detail) => ({ code: "incomplete" as const, detail })),
        sources: new Map(list.map((source, index) => [source, read.sources[index] ?? source])),
      };
    };
    const noteReadings = (steps: readonly ReaderStep[]) => {
      for (const step of steps) {
        uses.push({ ...step, asOf: null, sourceNumbers: [] });
        emit({ name: "tool-end", data: { id: step.id, summary: step.summary, asOf: null, ok: step.ok, sources: [] } });
      }
      emit({ name: "tools", data: [...uses] });
    };

    const asked = task.computedOnly ? null : await askedModel(userId, task);
    if (asked === null && !task.computedOnly && task.model !== null)
      notice({
        code: "model-unavailable",
        detail:
          "The model for this conversation is no longer available. This answer was computed without AI; choose another model.",
      });
    const computed = async (): Promise<MadeAnswer> => {
      for (const item of unseenPictures(task.attachments)) notice(item);
      const earlier = task.history.filter(({ role }) => role === "user").map(({ text }) => text);
      const made = await unlessStopped(
        computedAnswer(task.question, context, { context: task.context, earlier }),
        signal,
      );
      if (made === null) return finished("stopped", { model: null });
      sources.add(made.sources);
      sources.addSubjects(made.subjects);
      for (const item of made.notices) notice(item);
      for (const [index, tool] of made.tools.entries()) {
        const id = `tool-${index + 1}`;
        uses.push({ ...tool, id, input: tool.input, sourceNumbers: [...tool.sourceNumbers] });
        emit({
          name: "tool-end",
          data: {
            id,
            summary: tool.summary,
            asOf: tool.asOf,
            ok: tool.ok,
            sources: sources.shownOf(tool.sourceNumbers),
          },
        });
      }
      emit({ name: "tools", data: [...uses] });
      for (const proposal of made.proposals) emit({ name: "proposal", data: openProposal(proposal) });
      for await (const part of textPieces(whole(made.text))) if (part.type === "text") filler.push(part.text);
      return finished(signal.aborted ? "stopped" : "stop", { model: null, understood: made.understood }, "code");
    };
    if (asked === null) return computed();

    for (const step of contextSteps(task.context)) emit({ name: "tool-start", data: step });
    const readUpFront = async () => {
      const all = await foundUpFront(task, context);
      const { sources: read, steps, notices: more } = await withReadings(all.parts.flatMap((part) => part.sources));
      const parts = all.parts.map((part) => ({ ...part, sources: part.sources.map((one) => read.get(one) ?? one) }));
      return { ...all, parts, readings: steps, notices: [...all.notices, ...more] };
    };
    const found = progress.found ?? (await unlessStopped(readUpFront(), signal));
    if (found === null) return finished("stopped", { model: asked.name });
    const numbers = numbered(found, sources);
    for (const use of contextUses(found, numbers, task.context, sources)) {
      uses.push(use);
      emit({ name: "tool-end", data: { ...use, sources: sources.shownOf(use.sourceNumbers) } });
    }
    noteReadings(found.readings);
    for (const item of found.notices) notice(item);
    if (progress.found === null) {
      progress = { ...progress, found };
      await save(progress);
    }
    const composed = compose({ task, found, numbers, sources, today: context.today });
    const messages: ModelMessage[] = [...composed.messages];
    const named = new Set([
      ...symbolsNamed(
        [task.question, ...task.history.filter((turn) => turn.role === "user").map((turn) => turn.text)].join("\n"),
        sources.subjects(),
      ),
      ...found.named,
    ]);
    const allowed = () =>
      new Set([...named, ...sources.subjects().map((subject) => subject.symbol)].map((symbol) => symbol.toUpperCase()));

    for (const round of progress.rounds) {
      if (round.text.trim() !== "") filler.push(`${round.text}\n\n`);
      const results = round.results.map((result, index) => ({
        id: result.id,
        name: result.name,
        output: note(result, round.toolCalls[index]?.input ?? null),
      }));
      noteReadings(round.readings);
      messages.push({ role: "model", text: round.text, toolCalls: round.toolCalls }, { role: "tool", results });
    }

    if (progress.firstVersion !== undefined) {
      filler.push(progress.firstVersion);
      return finished("stop", { model: asked.name });
    }

    for (let round = progress.rounds.length; ; round += 1) {
      const offered = round < maximumRounds && typed === null ? tools : [];
      const from = written.length;
      const estimate =
        estimateTokens(composed.system.length + JSON.stringify(messages).length) + outputTokens[task.mode];
      const reservation = await budget.reserve(userId, estimate);
      if (reservation === null && typed !== null) return finished("stop", { model: asked.name });
      if (reservation === null) {
        notice({
          code: "budget",
          detail: "Today's AI budget is used up. This answer was computed without AI.",
        });
        return isBlank() ? computed() : finished("length", { model: asked.name });
      }
      let text = "";
      let usage: ModelUsage | null = null;
      let finish = "other";
      let isRefused = false;
      const calls: ModelToolCall[] = [];
      try {
        const parts = asked.stream({
          mode: task.mode,
          system: composed.system,
          messages,
          tools: offered,
          signal,
          key: null,
        });
        for await (const part of textPieces(parts)) {
          if (part.type === "text") {
            text += part.text;
            filler.push(part.text);
          } else if (part.type === "tool-call") {
            // One that was not offered any is not given any more.
            if (offered.length > 0) calls.push(part.call);
          } else {
            usage = part.usage;
            finish = part.finish;
          }
        }
      } catch (error) {
        isRefused = error instanceof ModelError && error.status !== null && text === "";
        if (typed !== null && (signal.aborted || error instanceof ModelError))
          return finished("stop", { model: asked.name });
        if (signal.aborted) return finished("stopped", { model: asked.name });
        const problem = problemOf(error);
        if (problem === null) throw error;
        log.warn({ code: problem.code, detail: problem.detail }, "a model failed");
        return finished(problem.code === "content-filter" ? "content-filter" : "failed", {
          model: asked.name,
          problem,
        });
      } finally {
        const isFree = asked.isReplayed();
        const cost = isFree ? 0 : usage === null ? null : asked.costOf(usage);
        await reservation.settle({
          usage: isFree ? { inputTokens: 0, outputTokens: 0 } : usage,
          fallbackTokens: isFree || isRefused ? 0 : estimate - outputTokens[task.mode] + estimateTokens(text.length),
          cost,
        });
        progress = {
          ...progress,
          usage: sumOf(progress.usage, usage),
          cost: cost === null ? progress.cost : (progress.cost ?? 0) + cost,
        };
      }
      if (signal.aborted) return finished(typed === null ? "stopped" : "stop", { model: asked.name });
      if (calls.length === 0) {
        const more = { model: asked.name, isReplayed: asked.isReplayed() };
        if (typed !== null) {
          isRepaired = finish === "stop";
          return finished("stop", more);
        }
        if (finish === "content-filter")
          return finished("content-filter", {
            ...more,
            problem: {
              code: "content-filter",
              detail: "The AI service's safety filter withheld the rest of this answer.",
              retryAfterSeconds: null,
            },
          });
        if (isBlank() && text.trim() === "")
          return finished("failed", {
            ...more,
            problem: { code: "no-response", detail: "No response generated", retryAfterSeconds: null },
          });
        if (finish === "other")
          return finished("failed", {
            ...more,
            problem: { code: "model-error", detail: "The answer ended before its end.", retryAfterSeconds: null },
          });
        if (finish === "length" || finish === "tool-calls") return finished("length", more);
        filler.end();
        const last = written.slice(from);
        const numbers = typedNumbersOf(
          last.join(""),
          check,
          sources.knownFacts().map(({ fact }) => fact.value),
        );
        if (numbers.length === 0 || sources.count() === 0) return finished("stop", more);
        typed = { first: written.splice(from), from };
        progress = { ...progress, firstVersion: typed.first.join("") };
        await save(progress);
        messages.push(
          { role: "model", text: typed.first.join(""), toolCalls: [] },
          { role: "user", text: repairRequest(numbers) },
        );
        continue;
      }

      const results: ToolResult[] = [];
      const outputs: { id: string; name: string; output: string }[] = [];
      const readings: ReaderStep[] = [];
      const taken = calls.slice(0, maximumToolCallsPerRound);
      for (const call of taken) {
        emit({ name: "tool-start", data: { id: call.id, name: call.name, input: call.input } });
        const outcome = await unlessStopped(
          run(call, allowed(), context).then(async (ran) => {
            if (!("sources" in ran)) return ran;
            const { sources: read, steps } = await withReadings(ran.sources);
            readings.push(...steps);
            return { ...ran, sources: ran.sources.map((source) => read.get(source) ?? source) };
          }),
          signal,
        );
        if (outcome === null) return finished("stopped", { model: asked.name });
        const result = { id: call.id, name: call.name, outcome };
        results.push(result);
        outputs.push({ id: call.id, name: call.name, output: note(result, call.input) });
      }
      noteReadings(readings);
      if (text.trim() !== "") filler.push("\n\n");
      messages.push({ role: "model", text, toolCalls: taken }, { role: "tool", results: outputs });
      progress = { ...progress, rounds: [...progress.rounds, { text, toolCalls: taken, results, readings }] };
      await save(progress);
    }
  }

  return {
    answer,

    /** Name of the model that would answer; null: the answer is computed. */
    modelName: async (userId: string, task: AnswerTask): Promise<string | null> =>
      task.computedOnly ? null : ((await askedModel(userId, task))?.name ?? null),

    /** Composes the request for this question without sending it. */
    async preview(userId: string, task: AnswerTask) {
      const sources = createAnswerSources({ amounts: task.context.amounts });
      const context = toolContext(userId, task, sources);
      const found = await foundUpFront(task, context);
      const numbers = numbered(found, sources);
      return {
        ...compose({ task, found, numbers, sources, today: context.today }),
        /** Requests to the reader; its findings replace the computed ones. */
        readerRequests: readerRequests(found.parts.flatMap((part) => part.sources)),
        notices: found.notices,
        empty: found.parts.filter((part) => part.sources.length === 0),
      };
    },
  };
}

/** The result of the work; null if it was stopped before. */
async function unlessStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T | null> {
  const over = new AbortController();
  const stopped = new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null);
    else signal.addEventListener("abort", () => resolve(null), { once: true, signal: over.signal });
  });
  try {
    const result = await Promise.race([stopped, work]);
    return signal.aborted ? null : result;
  } finally {
    over.abort();
  }
}

function openProposal(proposal: ToolProposal): Proposal {
  return {
    ...proposal,
    id: `proposal-${randomUUID()}`,
    input: { ...proposal.input },
    state: "open",
    decidedAt: null,
  };
}

async function* whole(text: string): AsyncGenerator<ModelPart> {
  yield { type: "text", text };
}

/** The parts of the context, and the files. */
async function foundUpFront(task: AnswerTask, context: ToolContext): Promise<UpFront> {
  const found = await contextSources(task.context, task.question, context);
  if (task.attachments.length === 0) return found;
  const files = task.attachments.map((attachment) => fileSource(attachment, context.today));
  return { ...found, parts: [...found.parts, { id: "attachments", sources: files, emptyReason: null, summary: null }] };
}

/** Numbers of the sources of each part in the answer. */
function numbered(found: UpFront, sources: AnswerSources): number[][] {
  sources.addSubjects(found.subjects);
  return found.parts.map((part) => sources.add(part.sources));
}

function problemOf(error: unknown): MadeAnswer["problem"] {
  return error instanceof ModelError
    ? { code: error.code, detail: error.message, retryAfterSeconds: error.retryAfterSeconds }
    : null;
}

function sumOf(before: ModelUsage | null, more: ModelUsage | null): ModelUsage | null {
  if (before === null || more === null) return before ?? more;
  const sum = (a: number | null, b: number | null) => (a === null && b === null ? null : (a ?? 0) + (b ?? 0));
  return {
    inputTokens: sum(before.inputTokens, more.inputTokens),
    outputTokens: sum(before.outputTokens, more.outputTokens),
  };
}
