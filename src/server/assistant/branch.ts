import { withoutQuotations } from "#core/references/index.ts";
import type { AnswerTask } from "./answer-task.ts";
import type { KeptMessage, KeptOfAnswer, KeptOfQuestion } from "./kept-message.ts";

type Amounts = AnswerTask["context"]["amounts"];

/** How much of the branch goes with a question, the newest first. */
const historyTurns = 12;
const historyCharacters = 24_000;
/** Files of a whole branch that go with a question. */
const maxFiles = 12;
const maxFileCharacters = 48_000;
const maxPictures = 2;

/** The branch that ends with `headId`, as the model gets it: the newest turns, and without amounts where they are not sent. */
export function historyOf(
  messages: readonly KeptMessage[],
  headId: string | null,
  amounts: Amounts,
): { role: "user" | "model"; text: string }[] {
  const turns: { role: "user" | "model"; text: string }[] = [];
  let characters = 0;
  for (const message of branchOf(messages, headId)) {
    const turn = turnText(message, amounts);
    const text = message.shown.type === "user" ? turn : withoutQuotations(turn);
    characters += text.length;
    if (turns.length >= historyTurns || characters > historyCharacters) break;
    if (text !== "") turns.unshift({ role: message.shown.type === "user" ? "user" : "model", text });
  }
  // A model's turn answers something: without its question it says nothing.
  while (turns[0]?.role === "model") turns.shift();
  return turns;
}

/** The files of a branch, oldest first: a later question can be about them, too. */
export function filesOf(messages: readonly KeptMessage[], headId: string | null): KeptOfQuestion["attachments"] {
  return branchOf(messages, headId)
    .toReversed()
    .flatMap(({ shown, kept }) => (shown.type === "user" ? (kept as KeptOfQuestion).attachments : []));
}

/** The last files that go with one question together. */
export function newestFiles(files: KeptOfQuestion["attachments"]): KeptOfQuestion["attachments"] {
  let characters = 0;
  const tooMany = files.findLastIndex(({ text }) => (characters += text.length) > maxFileCharacters);
  const pictures = files.filter(({ picture }) => picture !== undefined);
  const left = new Set(pictures.slice(0, -maxPictures));
  return files
    .slice(tooMany + 1)
    .filter((file) => !left.has(file))
    .slice(-maxFiles);
}

/** The messages that lead to one, newest first. */
function branchOf(messages: readonly KeptMessage[], headId: string | null): readonly KeptMessage[] {
  const byId = new Map(messages.map((message) => [message.shown.id, message]));
  const branch: KeptMessage[] = [];
  for (let message = byId.get(headId ?? ""); message !== undefined && !branch.includes(message);) {
    branch.push(message);
    message = byId.get(message.shown.parentId ?? "");
  }
  return branch;
}

function turnText({ shown, kept }: KeptMessage, amounts: Amounts): string {
  if (shown.type === "user") return shown.content;
  const { isApology, privateSpans } = (kept ?? { isApology: false, privateSpans: [] }) as KeptOfAnswer;
  if (isApology || shown.state === "running") return "";
  if (amounts === "full") return shown.content;
  // The places of amounts in an interrupted answer are unknown.
  if (kept === null) return "";
  let text = shown.content;
  for (const { start, end } of privateSpans.toSorted((a, b) => b.start - a.start))
    text = `${text.slice(0, start)}(amount not sent)${text.slice(end)}`;
  return text;
}
