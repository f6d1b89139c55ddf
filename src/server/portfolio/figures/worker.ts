import { parentPort } from "node:worker_threads";
import type { RateTable } from "#core/portfolio/index.ts";
import { inLineCurrency } from "#core/portfolio/trade-money.ts";
import type { Portfolio } from "#core/portfolio/portfolio.ts";
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
import type { KeptAnswer } from "./kept-answers.ts";
import { linesOfText } from "./ledger-text.ts";
import {
  type Answered,
  type Asked,
  type Question,
  questionKey,
  type Reply,
  type SharedSeries,
  type Subject,
  type Told,
} from "./protocol.ts";
import { type KnownUser, subjectPortfolio, unknownUser } from "./subject-portfolio.ts";

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
    const { number, text } = replyTo(message.subject, message.question);
    reply(number === message.known ? { answer: number } : { answer: number, reply: text });
  } catch (error) {
    reply({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

function learn(told: Told): void {
  switch (told.kind) {
    case "ledger-text": {
      const known = told.isFirst ? undefined : users.get(told.userId);
      const user = { ...(known ?? unknownUser()), ledgers: new Map() };
      for (const line of linesOfText(told.text)) user.lines.set(line.id, line);
      users.set(told.userId, user);
      return;
    }
    case "ledger": {
      const known = users.get(told.userId);
      if (known === undefined) return;
      // Prices that did not change are the same objects after a change of the ledger: what they value is not valued again.
      const user = { ...known, ledgers: new Map() };
      for (const line of told.lines) user.lines.set(line.id, inLineCurrency(line));
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

/** The reply as text: it crosses to the other thread in one piece, and is kept for the next time somebody asks the same. */
function replyTo(subject: Subject, question: Question): KeptAnswer {
  const user = users.get(subject.userId);
  // An empty portfolio would be a wrong answer.
  if (user === undefined) throw new Error("the ledger of this user is not here");
  const { portfolio, symbols, answers } = subjectPortfolio(user, subject, series, rates);
  const key = questionKey(subject, question);
  const benchmark = "benchmark" in question && question.benchmark !== null ? [series.get(question.benchmark)] : [];
  const sources = [...symbols.map((symbol) => series.get(symbol)), ...benchmark];
  return answers.text(portfolio, key, sources, (): Reply<unknown> => ({
    answer: answer(portfolio, subject, question),
    missingSplits: subject.instruments.length === 0 ? [] : missingSplits(portfolio, subject, question, { series }),
  }));
}

function answer(portfolio: Portfolio, subject: Subject, question: Question): unknown {
  switch (question.ask) {
    case "instruments":
      return instrumentsAnswer(portfolio, subject);
    case "sales":
      return salesAnswer(portfolio, subject, question);
    case "holdings":
      return holdingsAnswer(portfolio, subject, question);
    case "performance":
      return performanceAnswer(portfolio, subject, question, { series });
    case "days":
      return daysAnswer(portfolio, subject, question, { series });
    case "contributions":
      return contributionsAnswer(portfolio, subject, question);
    case "income":
      return incomeAnswer(portfolio, subject, question, { series });
    default:
      return feesAnswer(portfolio, subject, question);
  }
}
