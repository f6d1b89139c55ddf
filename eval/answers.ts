import type { ChatMessage } from "#contract/conversations.ts";
import { startModelUpstream } from "../tests/upstreams/model-upstream.ts";
import { labelledQuestions, unanswerable } from "./questions.ts";
import { startWorld } from "./world.ts";

export interface Counted {
  hits: number;
  of: number;
  readonly misses: string[];
}
const counted = (): Counted => ({ hits: 0, of: 0, misses: [] });
const count = (into: Counted, isHit: boolean, miss: string) => {
  into.of += 1;
  if (isHit) into.hits += 1;
  else into.misses.push(miss);
};

/** Answers without a model: are the right tools asked, does every number rest on one, does every citation lead somewhere. */
export async function computedAnswers({ step = 1 }: { readonly step?: number } = {}) {
  const world = await startWorld();
  const measured = {
    numbers: counted(),
    citations: counted(),
    precision: counted(),
    recall: counted(),
    refusals: counted(),
  };
  try {
    for (const { question, tools } of labelledQuestions.filter((_, index) => index % step === 0)) {
      const message = await world.ask({ text: question });
      countNumbers(measured.numbers, message);
      countCitations(measured.citations, message);
      const called = message.tools.map(({ name }) => name);
      for (const name of called) count(measured.precision, tools.includes(name), `“${question}” called ${name}`);
      for (const name of tools)
        count(
          measured.recall,
          called.includes(name),
          `“${question}” did not call ${name}: ${called.join(", ") || "nothing"}`,
        );
    }
    for (const question of unanswerable.filter((_, index) => index % step === 0)) {
      const message = await world.ask({ text: question });
      const told = message.figures.filter(({ state, source }) => state !== "not-found" && source !== null);
      const says = /\b(?:no|not|nothing|cannot|unknown|missing|needed)\b/i.test(message.content);
      count(measured.refusals, told.length === 0 && says, `“${question}”: ${message.content.slice(0, 160)}`);
    }
    return measured;
  } finally {
    await world.stop();
  }
}

/**
 * Answers of scripted models over the real loop: by marks, in digits, in digits until asked again, and with the digits of every number
 * changed.
 */
export async function modelAnswers({ step = 1 }: { readonly step?: number } = {}) {
  const model = await startModelUpstream();
  const world = await startWorld({ environment: { GEMINI_API_KEY: "a-key-of-nobody", GEMINI_BASE_URL: model.url } });
  const measured = {
    marks: counted(),
    digits: counted(),
    repaired: counted(),
    lies: counted(),
    citations: counted(),
    invented: counted(),
    cost: [] as number[],
    tokens: [] as number[],
  };
  try {
    for (const { question } of labelledQuestions.filter((_, index) => index % step === 0)) {
      model.control({ script: "true", text: null });
      const message = await world.ask({ text: question });
      for (const figure of message.figures)
        count(measured.marks, figure.form !== null && figure.state !== "not-found", `“${question}”: ${figure.text}`);
      countCitations(measured.citations, message);
      if (message.cost !== null) measured.cost.push(message.cost);
      measured.tokens.push((message.usage?.inputTokens ?? 0) + (message.usage?.outputTokens ?? 0));
      model.control({ script: "digits" });
      // In other words, so that no kept reply is given again.
      for (const { form, mismatch, text } of (await world.ask({ text: `${question} Please.` })).figures)
        if (form === null) count(measured.digits, mismatch === null || mismatch === "typed", `“${question}”: ${text}`);
      model.control({ script: "repair" });
      countNumbers(measured.repaired, await world.ask({ text: `${question} Again.` }));
      model.control({ script: "lie" });
      const lie = await world.ask({ text: question, mode: "detailed" });
      for (const figure of lie.figures)
        if (!/^[\d.]+$/.test(figure.text) || figure.unit !== "date")
          count(
            measured.lies,
            figure.state === "not-found" || figure.state === "yours",
            `“${question}”: ${figure.text} as ${figure.label ?? figure.state} in “${lie.content.slice(Math.max(0, figure.start - 60), figure.end + 10)}”`,
          );
    }
    for (const [index, question] of unanswerable.filter((_, place) => place % step === 0).entries()) {
      const [price, ratio] = [`$${(417.39 + index * 3.17).toFixed(2)}`, (31.7 + index * 1.3).toFixed(1)];
      model.control({ script: "true", text: `NOSUCH trades at ${price} and has a P/E of ${ratio}.` });
      const message = await world.ask({ text: question });
      for (const figure of message.figures)
        count(
          measured.invented,
          figure.state === "not-found",
          `“${question}”: ${figure.text} as ${figure.label ?? figure.state}`,
        );
    }
    return measured;
  } finally {
    await world.stop();
    await model.close();
  }
}

function countNumbers(into: Counted, { content, figures }: ChatMessage): void {
  for (const figure of figures)
    count(
      into,
      figure.state !== "not-found",
      `${figure.text} (${figure.explanation ?? figure.mismatch ?? ""}) in “${content.slice(Math.max(0, figure.start - 80), figure.end + 20)}”`,
    );
}

function countCitations(into: Counted, { content, sources }: ChatMessage): void {
  for (const [mark, number] of content.matchAll(/(?<!\[)\[(\d{1,3})\](?!\()/g))
    count(
      into,
      sources.some(
        (source) =>
          source.number === Number(number) &&
          (source.href !== null || source.facts.length > 0 || source.table !== null || source.title !== ""),
      ),
      `${mark} in “${content.slice(0, 120)}”`,
    );
}
