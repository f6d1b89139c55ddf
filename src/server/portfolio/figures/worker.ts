import { parentPort } from "node:worker_threads";
import type { PortfolioInput, RateTable } from "#core/portfolio/index.ts";
import {
  contributionsAnswer,
  daysAnswer,
  feesAnswer,
  holdingsAnswer,
  incomeAnswer,
  instrumentsAnswer,
  missingSplits,
  performanceAnswer,
  salesAnswer,
} from "./answers.ts";
import type { Answered, Asked, Question, Reply, SharedSeries, Subject, Told } from "./protocol.ts";
import { type KnownUser, subjectInput } from "./subject-input.ts";

/** The thread that computes portfolios, so that requests are answered meanwhile. It reads no clock, database or network. */
const users = new Map<string, KnownUser>();
const series = new Map<string, SharedSeries>();
let rates: RateTable = { pivot: "EUR", series: {} };

parentPort?.on("message", (message: Told | Asked) => {
  if (message.kind !== "ask") return learn(message);
  const reply = (answered: Omit<Answered, "id">) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage({ id: message.id, ...answered } satisfies Answered);
  };
  try {
    reply({ reply: replyTo(message.subject, message.question) });
  } catch (error) {
    reply({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

function learn(told: Told): void {
  switch (told.kind) {
    case "ledger": {
      const known = told.isFirst ? undefined : users.get(told.userId);
      // Prices that did not change are the same objects after a change of the ledger: what they value is not valued again.
      const user = { lines: known?.lines ?? new Map(), transactions: new Map(), inputs: known?.inputs ?? new Map() };
      for (const line of told.lines) user.lines.set(line.id, line);
      for (const id of told.gone) user.lines.delete(id);
      users.set(told.userId, user);
      return;
    }
    case "series":
      series.set(told.series.symbol, told.series);
      return;
    case "rates":
      rates = told.table;
      return;
    case "forget-user":
      users.delete(told.userId);
      return;
    case "forget-series":
      series.delete(told.symbol);
  }
}

function replyTo(subject: Subject, question: Question): Reply<unknown> {
  const user = users.get(subject.userId) ?? { lines: new Map(), transactions: new Map(), inputs: new Map() };
  const input = subjectInput(user, subject, series, rates);
  return {
    answer: answer(input, subject, question),
    missingSplits: missingSplits(input, subject, question, { series }),
  };
}

function answer(input: PortfolioInput, subject: Subject, question: Question): unknown {
  switch (question.ask) {
    case "instruments":
      return instrumentsAnswer(input, subject);
    case "sales":
      return salesAnswer(input, subject, question);
    case "holdings":
      return holdingsAnswer(input, subject, question);
    case "performance":
      return performanceAnswer(input, subject, question, { series });
    case "days":
      return daysAnswer(input, subject, question, { series });
    case "contributions":
      return contributionsAnswer(input, subject, question);
    case "income":
      return incomeAnswer(input, subject, question, { series });
    default:
      return feesAnswer(input, subject, question);
  }
}
