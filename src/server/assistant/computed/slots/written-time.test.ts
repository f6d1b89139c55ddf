import { expect, it } from "vitest";
import { readQuestion } from "./read-question.ts";
import { writtenOut } from "./shorthand.ts";

// Wednesday, 4 March 2026.
const today = "2026-03-04";

function timeOf(question: string) {
  const { period, unread } = readQuestion(writtenOut(question), {
    today,
    known: [{ symbol: "KO", names: ["Coca-Cola"] }],
    accounts: [],
    context: [],
    earlier: [],
  });
  return { kind: period?.kind, from: period?.from, to: period?.to, unread: unread.map(({ text }) => text) };
}

it.each([
  ["price of KO on the last Friday of February", "day", "2026-02-27", "2026-02-27"],
  ["price of KO on the second Monday of March 2025", "day", "2025-03-10", "2025-03-10"],
  ["price of KO on the first trading day of 2026", "day", "2026-01-02", "2026-01-02"],
  ["price of KO on the last business day of last month", "day", "2026-02-27", "2026-02-27"],
  ["price of KO the day after Christmas", "day", "2025-12-26", "2025-12-26"],
  ["price of KO the day before 12 May 2025", "day", "2025-05-11", "2025-05-11"],
  ["price of KO a fortnight ago", "day", "2026-02-18", "2026-02-18"],
  ["price of KO on the first of June 2024", "day", "2024-06-01", "2024-06-01"],
  ["price of KO on the twenty-third of May", "day", "2025-05-23", "2025-05-23"],
  ["performance of KO in the third quarter of last year", "range", "2025-07-01", "2025-09-30"],
  ["performance of KO in the second half of 2024", "range", "2024-07-01", "2024-12-31"],
  ["performance of KO in the first week of April", "range", "2025-04-01", "2025-04-07"],
  ["performance of KO in the week of 17 February", "range", "2026-02-16", "2026-02-22"],
  ["performance of KO in the week ending 20 February", "range", "2026-02-14", "2026-02-20"],
  ["performance of KO over the past fortnight", "range", "2026-02-18", "2026-03-04"],
  ["performance of KO since Monday", "range", "2026-03-02", "2026-03-04"],
  ["performance of KO since the start of February", "range", "2026-02-01", "2026-03-04"],
  ["performance of KO since the 15th", "range", "2026-02-15", "2026-03-04"],
  ["performance of KO since Christmas", "range", "2025-12-25", "2026-03-04"],
  ["performance of KO from Monday to Wednesday", "range", "2026-02-23", "2026-02-25"],
  ["performance of KO between Christmas and New Year's Eve", "range", "2025-12-25", "2025-12-31"],
  ["performance of KO from 1 June 2024 until the end of last year", "range", "2024-06-01", "2025-12-31"],
  ["my purchases after March 2025", "range", "2025-04-01", "2026-03-04"],
  ["which stocks go ex-dividend before the 15th", "future", "2026-03-04", "2026-03-14"],
  ["which of my stocks report before the end of April", "future", "2026-03-04", "2026-04-30"],
  ["which of my stocks report by Friday", "future", "2026-03-04", "2026-03-06"],
  ["which of my stocks report in the week starting 9 March", "future", "2026-03-09", "2026-03-15"],
  ["which of my stocks report after the 20th", "future", "2026-03-21", "2026-06-21"],
])("reads the time of “%s”", (question, kind, from, to) => {
  expect(timeOf(question)).toEqual({ kind, from, to, unread: [] });
});

it.each([
  // The end of what happened before is nowhere written: nothing may be answered for that day instead.
  ["dividends of KO before 2020", "before"],
  ["market capitalisation of KO before June", "before"],
])("leaves the order in time unread in “%s”", (question, word) => {
  expect(timeOf(question).unread).toContain(word);
});

it("takes no number out of a year", () => {
  expect(timeOf("KO at the November 2021 top")).toMatchObject({ from: "2021-11-01", to: "2021-11-30" });
});

it("leaves a clause out that only leads to the request", () => {
  const { period, unread } = readQuestion("I was travelling all last week, so how did KO do since Monday?", {
    today,
    known: [{ symbol: "KO", names: ["Coca-Cola"] }],
    accounts: [],
    context: [],
    earlier: [],
  });
  expect(unread).toEqual([]);
  expect(period?.from).toBe("2026-03-02");
});

it.each([
  "I'm down 40% on KO, so what does it need to break even?",
  "I was holding 10 shares of KO, so what are they worth?",
])("keeps the first clause of “%s”", (question) => {
  const { amounts } = readQuestion(question, {
    today,
    known: [{ symbol: "KO", names: ["Coca-Cola"] }],
    accounts: [],
    context: [],
    earlier: [],
  });
  expect(amounts).toHaveLength(1);
});
