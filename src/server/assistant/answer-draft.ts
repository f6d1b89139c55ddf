import type { Notice } from "#contract/assistant.ts";
import type { ToolUse, Understood } from "#contract/conversations.ts";
import { listedLinksOnly } from "#core/outside-text/index.ts";
import type { AnswerRequest } from "./answer-request.ts";
import type { AnswerProgress } from "./answer-progress.ts";
import type { MadeAnswer } from "./made-answer.ts";
import type { AnswerSources } from "./answer-sources.ts";
import { createAnswerText } from "./answer-text.ts";
import { matchedCounts, type NamesIn, type Writer } from "./checked-text.ts";
import type { ModelUsage } from "./models/model.ts";
import { heldBackAttachments } from "./readable-attachment.ts";
import type { ToolContext } from "./tool.ts";

export type AnswerDraft = ReturnType<typeof createAnswerDraft>;

/** An answer while it is made: its sources, text, steps and notices, and the progress that is saved. */
export function createAnswerDraft(
  { userId, task, progress: begun, signal, emit, save }: AnswerRequest,
  { context, sources, namesIn }: { context: ToolContext; sources: AnswerSources; namesIn: NamesIn },
) {
  const uses: ToolUse[] = [];
  const notices = new Set<string>();
  let progress = begun;
  let readingSteps = 0;

  function notice(item: Notice): void {
    const key = `${item.code} ${item.detail}`;
    if (notices.has(key)) return;
    notices.add(key);
    emit({ name: "notice", data: item });
  }
  for (const item of heldBackAttachments(task.attachments)) notice(item);

  const text = createAnswerText({
    sources,
    asked: {
      question: task.question,
      files: task.attachments,
      today: context.today,
      defaultSubject: task.context.symbols.length === 1 ? (task.context.symbols[0] ?? null) : null,
      namesIn,
    },
    deliver: (piece) => emit({ name: "text-delta", data: { text: piece } }),
  });

  return {
    userId,
    task,
    signal,
    emit,
    context,
    sources,
    uses,
    text,
    notice,
    progress: () => progress,

    async save(more: Partial<AnswerProgress>): Promise<void> {
      progress = { ...progress, ...more };
      await save(progress);
    },

    /** Counts the usage of a call of a model. */
    spend(usage: ModelUsage | null, cost: number | null): void {
      progress = {
        ...progress,
        usage: sumOf(progress.usage, usage),
        cost: cost === null ? progress.cost : (progress.cost ?? 0) + cost,
      };
    },

    /** Ids of steps that read texts. */
    readingIds(count: number): string[] {
      const from = readingSteps;
      readingSteps += count;
      return Array.from({ length: count }, (_, index) => `reader-${from + index + 1}`);
    },

    /** Ends the text and checks it. */
    finished(
      finish: MadeAnswer["finish"],
      more: {
        readonly model: string | null;
        readonly isReplayed?: boolean;
        readonly problem?: MadeAnswer["problem"];
        readonly understood?: readonly Understood[];
        readonly offers?: readonly string[];
        readonly writer?: Writer;
      },
    ): MadeAnswer {
      const { text: template, removed } = listedLinksOnly(text.end(), sources.listedLinks());
      if (removed.length > 0)
        notice({ code: "unlisted-link", detail: "A link that is not among the sources was taken out of the answer." });
      const { text: checked, grounded } = text.check(template, more.writer ?? "model");
      const figures = sources.figures(grounded);
      return {
        finish,
        text: checked,
        figures,
        ...matchedCounts(figures),
        sources: sources.shown(grounded),
        model: more.model,
        isReplayed: more.isReplayed ?? false,
        usage: progress.usage,
        cost: progress.cost,
        problem: more.problem ?? null,
        understood: [...(more.understood ?? [])],
        offers: [...(more.offers ?? [])],
        privateSpans: sources.privateSpans(grounded),
      };
    },
  };
}

function sumOf(before: ModelUsage | null, more: ModelUsage | null): ModelUsage | null {
  if (before === null || more === null) return before ?? more;
  const sum = (a: number | null, b: number | null) => (a === null && b === null ? null : (a ?? 0) + (b ?? 0));
  return {
    inputTokens: sum(before.inputTokens, more.inputTokens),
    outputTokens: sum(before.outputTokens, more.outputTokens),
  };
}
