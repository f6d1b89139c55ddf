import type { Words } from "#core/words/shape.ts";
import type { MadeAnswer } from "./made-answer.ts";
import type { AnswerDraft } from "./answer-draft.ts";
import { computedAnswer } from "./computed/index.ts";
import type { ModelPart } from "./models/model.ts";
import { textPieces } from "./models/text-pieces.ts";
import { openProposal } from "./open-proposal.ts";
import { unseenPictures } from "./readable-attachment.ts";
import { unlessStopped } from "./unless-stopped.ts";

/** Writes an answer without a model, in the user's language. */
export async function writeComputed(
  draft: AnswerDraft,
  wordsOf: (userId: string) => Promise<Words>,
): Promise<MadeAnswer> {
  const { task, emit, sources, uses, signal, text } = draft;
  for (const item of unseenPictures(task.attachments)) draft.notice(item);
  const earlier = task.history.filter(({ role }) => role === "user").map((turn) => turn.text);
  const words = await wordsOf(draft.userId);
  const made = await unlessStopped(
    computedAnswer(task.question, { ...draft.context, words }, { context: task.context, earlier }),
    signal,
  );
  if (made === null) return draft.finished("stopped", { model: null });
  text.setWriting(made.writing);
  sources.add(made.sources);
  sources.addSubjects(made.subjects);
  for (const item of made.notices) draft.notice(item);
  for (const [index, { summary, asOf, ok, ...tool }] of made.tools.entries()) {
    const id = `tool-${index + 1}`;
    const sourceNumbers = [...tool.sourceNumbers];
    uses.push({ ...tool, id, summary, asOf, ok, sourceNumbers });
    emit({ name: "tool-end", data: { id, summary, asOf, ok, sources: sources.shownOf(sourceNumbers) } });
  }
  emit({ name: "tools", data: [...uses] });
  for (const proposal of made.proposals) emit({ name: "proposal", data: openProposal(proposal) });
  for await (const part of textPieces(whole(made.text))) if (part.type === "text") text.push(part.text);
  const { understood, offers } = made;
  return draft.finished(signal.aborted ? "stopped" : "stop", { model: null, understood, offers, writer: "code" });
}

async function* whole(text: string): AsyncGenerator<ModelPart> {
  yield { type: "text", text };
}
