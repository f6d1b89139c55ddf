import type { AnswerTask } from "./answer-task.ts";
import { delimited } from "#core/outside-text/index.ts";
import type { AnswerSources } from "./answer-sources.ts";
import type { ModelMessage } from "./models/model.ts";
import { chatInstructions } from "./prompts.ts";
import type { UpFront } from "./up-front.ts";

export interface ComposedPart {
  readonly id: "question" | "history" | UpFront["parts"][number]["id"];
  readonly title: string;
  /** Exactly as it is sent. */
  readonly text: string;
  readonly fields: readonly string[];
  readonly items: number;
}

const titles: Record<ComposedPart["id"], string> = {
  question: "Your question",
  history: "This conversation so far",
  currentMarketData: "Market data",
  userPortfolio: "Your portfolio",
  recentNews: "Recent news",
  marketSentiment: "Market mood",
  watchlist: "Your watchlist",
  attachments: "Your files",
  notes: "Your notes",
};

/** Everything that the first call of a model gets. `sources` has the sources of `found` already. */
export function compose({
  task,
  found,
  numbers,
  sources,
  today,
}: {
  task: AnswerTask;
  found: UpFront;
  /** Numbers of the sources of each part, in the order of `found.parts`. */
  numbers: readonly (readonly number[])[];
  sources: AnswerSources;
  today: string;
}): { system: string; parts: ComposedPart[]; messages: ModelMessage[] } {
  const data = found.parts.map((part, index): ComposedPart => {
    const read = (numbers[index] ?? []).map((number) => sources.dataOf(number));
    return {
      id: part.id,
      title: titles[part.id],
      text: delimited(
        part.id,
        read.length === 0 ? { empty: part.code ?? part.emptyReason ?? "Nothing is known." } : read,
      ),
      fields: [...new Set(read.flatMap((source) => fieldsOf(source)))],
      items: read.length,
    };
  });
  const question: ComposedPart = {
    id: "question",
    title: titles.question,
    text: `The question:\n${task.question}`,
    fields: ["question"],
    items: 1,
  };
  const history: ComposedPart[] =
    task.history.length === 0
      ? []
      : [
          {
            id: "history",
            title: titles.history,
            text: task.history
              .map((turn) => `${turn.role === "user" ? "You" : "Assistant"}: ${turn.text}`)
              .join("\n\n"),
            fields: ["text"],
            items: task.history.length,
          },
        ];
  return {
    system: chatInstructions(task.mode, today),
    parts: [...data, ...history, question],
    messages: [
      ...task.history.map((turn): ModelMessage =>
        turn.role === "user" ? { role: "user", text: turn.text } : { role: "model", text: turn.text, toolCalls: [] },
      ),
      { role: "user", text: [...data.map((part) => part.text), question.text].join("\n\n") },
    ],
  };
}

/** Names of the fields of a source's data, such as "holdings.symbol". */
function fieldsOf(source: unknown): string[] {
  const data = typeof source === "object" && source !== null && "data" in source ? source.data : null;
  const names = new Set<string>();
  const walk = (value: unknown, path: string): void => {
    if (Array.isArray(value)) for (const item of value) walk(item, path);
    else if (typeof value === "object" && value !== null)
      for (const [key, item] of Object.entries(value)) walk(item, path === "" ? key : `${path}.${key}`);
    else if (path !== "") names.add(path);
  };
  walk(data, "");
  return [...names];
}
