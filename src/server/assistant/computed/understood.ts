import type { Words as ReaderWords } from "#core/words/shape.ts";
import type { Understood } from "#contract/conversations.ts";
import type { Words } from "./coverage.ts";
import type { Plan } from "./plan.ts";
import { type Domain, measureName } from "./slots/measure.ts";
import { measures } from "./slots/read-question.ts";
import { readPeriod } from "./slots/period.ts";
import { createReading, type TextSpan } from "./slots/reading.ts";
import { domainOf, type Slots } from "./slots/slots.ts";

const maxAlternatives = 5;

/** The slots of a question that were read, each with questions that differ from it in that slot alone. */
export function understoodOf(
  slots: Slots,
  plan: Plan | null,
  {
    held,
    accounts,
    today,
    words,
  }: {
    readonly held: readonly string[];
    readonly accounts: readonly string[];
    readonly today: string;
    readonly words: ReaderWords;
  },
): readonly Understood[] {
  const domain = domainOf(slots);
  return [
    ...subjectSlots(slots, domain, { held, words }),
    ...measureSlots(slots, plan, { domain, words }),
    ...periodSlot(slots, plan, { today, words }),
    ...accountSlot(slots, { accounts, words }),
    ...amountSlots(slots),
  ];
}

/** The words that an answer would leave out, with the question without them where that can be answered. */
export function notUnderstood(words: readonly Words[], without: string | null): readonly Understood[] {
  if (words.length === 0) return [];
  const text = words.map((word) => word.text).join(", ");
  return [
    {
      slot: "unread",
      text,
      value: text,
      alternatives: without === null ? [] : [{ label: without, question: without }],
    },
  ];
}

function replaced({ text }: Slots, at: TextSpan, by: string): string {
  const written = text.slice(at.from, at.to);
  const before = /^\s*/.exec(written)?.[0] ?? "";
  return `${text.slice(0, at.from)}${before}${by}${/'s$/i.test(written) ? "'s" : ""}${text.slice(at.to)}`.replaceAll(
    / {2,}/g,
    " ",
  );
}

function subjectSlots(
  slots: Slots,
  domain: Domain,
  { held, words: { understood } }: { readonly held: readonly string[]; readonly words: ReaderWords },
): readonly Understood[] {
  const named = slots.symbols.map(({ symbol }) => symbol);
  const others = held.filter((symbol) => !named.includes(symbol)).slice(0, maxAlternatives);
  if (slots.symbols.length > 0)
    return slots.symbols.map(({ symbol, at }) => ({
      slot: "subject",
      text: symbol,
      value: symbol,
      alternatives:
        at === null ? [] : others.map((other) => ({ label: other, question: replaced(slots, at, `@${other}`) })),
    }));
  const value =
    domain === "portfolio" || domain === "watchlist" || domain === "market" ? understood[domain] : undefined;
  if (value === undefined && slots.currencies.length > 0) {
    const codes = slots.currencies.map(({ code }) => code).join(", ");
    return [{ slot: "subject", text: codes, value: codes, alternatives: [] }];
  }
  return value === undefined ? [] : [{ slot: "subject", text: value, value: domain, alternatives: [] }];
}

/** Measures to go on with, by what the question is about. */
const neighbours: Partial<Record<Domain, readonly string[]>> = {
  instrument: ["price", "performance", "trailingPe", "income", "news", "earningsDate", "signals", "priceTarget"],
  position: ["holdings", "gain", "averageCost", "income", "transactions"],
  portfolio: ["value", "performance", "gain", "income", "sectors", "risks", "transactions"],
};

function measureSlots(
  slots: Slots,
  plan: Plan | null,
  { domain, words }: { readonly domain: Domain; readonly words: ReaderWords },
): readonly Understood[] {
  const used =
    plan !== null && "steps" in plan
      ? plan.steps.flatMap((step) => step.measures)
      : slots.measures.map(({ measure }) => measure);
  const [only] = slots.symbols;
  const subject =
    domain === "portfolio"
      ? "my portfolio"
      : domain === "position"
        ? `my @${only?.symbol ?? ""}`
        : `@${only?.symbol ?? ""}`;
  const isSimple = slots.kind === "value" && slots.symbols.length < 2 && slots.account === null && slots.part === null;
  const others = isSimple ? (neighbours[domain] ?? []).filter((id) => used.every((measure) => measure.id !== id)) : [];
  const byName = new Map(used.map((measure) => [measure.name, measure]));
  return [...byName.values()].map((named) => ({
    slot: "measure",
    text:
      slots.kind === "why"
        ? words.understood.why(measureName(named, domain, words))
        : measureName(named, domain, words),
    value: named.id,
    alternatives: others.slice(0, maxAlternatives).flatMap((other) => {
      const measure = measures.find((candidate) => candidate.id === other);
      const [asked = ""] = measure?.words.split("|") ?? [];
      return measure === undefined
        ? []
        : [
            {
              label: measureName(measure, domain, words),
              question: `${asked === measure.name.toLowerCase() ? measure.name : asked.charAt(0).toUpperCase() + asked.slice(1)} of ${subject}`,
            },
          ];
    }),
  }));
}

function periodSlot(
  slots: Slots,
  plan: Plan | null,
  { today, words: { understood } }: { readonly today: string; readonly words: ReaderWords },
): readonly Understood[] {
  const { period } = slots;
  const uses = new Set(plan !== null && "steps" in plan ? plan.steps.flatMap(({ answerer }) => answerer.uses) : []);
  const choices = [
    ...(uses.has("past-range") ? (["this month", "this year", "last year"] as const) : []),
    ...(uses.has("past-day") && !uses.has("past-range") ? (["yesterday", "a month ago", "a year ago"] as const) : []),
    ...(uses.has("fiscal") && !uses.has("past-range") ? (["last year"] as const) : []),
    ...(uses.has("future") && !uses.has("past-range") ? (["this week", "next week", "next month"] as const) : []),
  ];
  if (period === null && choices.length === 0) return [];
  const end = slots.text.replace(/[\s?.!]+$/, "");
  return [
    {
      slot: "period",
      text: period === null ? understood.noTime : periodWords(slots, understood),
      value: period === null ? "none" : `${period.from}/${period.to}`,
      alternatives: choices
        .filter((choice) => {
          const other = readPeriod(createReading(choice), today, { isAhead: false });
          return period === null || other?.from !== period.from || other.to !== period.to;
        })
        .map((choice) => ({
          label: understood.times[choice],
          question:
            period === null
              ? `${end} ${choice}${slots.text.trim().endsWith("?") ? "?" : ""}`
              : replaced(slots, period.at, choice),
        })),
    },
  ];
}

function periodWords({ period }: Slots, { today, always, sinceBought, day, range }: ReaderWords["understood"]): string {
  if (period === null || period.kind === "today") return today;
  if (period.kind === "always") return always;
  if (period.kind === "since-bought") return sinceBought;
  if (period.kind === "unclear") return period.from;
  return period.from === period.to ? day(period.from) : range(day(period.from), day(period.to));
}

function accountSlot(
  slots: Slots,
  { accounts, words }: { readonly accounts: readonly string[]; readonly words: ReaderWords },
): readonly Understood[] {
  const { account } = slots;
  if (account === null) return [];
  return [
    {
      slot: "account",
      text: account.name,
      value: account.name,
      alternatives: [
        ...accounts
          .filter((name) => name !== account.name)
          .slice(0, maxAlternatives - 1)
          .map((name) => ({ label: name, question: replaced(slots, account.at, `in my ${name} account`) })),
        {
          label: words.understood.allAccounts,
          question: replaced(slots, account.at, slots.place === null ? "of my portfolio" : ""),
        },
      ],
    },
  ];
}

function amountSlots(slots: Slots): readonly Understood[] {
  return slots.amounts.map(({ kind, at }) => {
    const text = slots.text.slice(at.from, at.to).trim();
    const choices =
      kind === "money"
        ? ["$1,000", "$5,000", "$10,000"]
        : kind === "percent"
          ? ["10% of", "50% of"]
          : ["1 share of", "10 shares of"];
    const shown = (choice: string) => (/\bof$/.test(text) || kind === "money" ? choice : choice.replace(/ of$/, ""));
    return {
      slot: "amount",
      text,
      value: text,
      alternatives:
        slots.kind === "what-if"
          ? choices.map((choice) => ({
              label: choice.replace(/ of$/, ""),
              question: replaced(slots, at, shown(choice)),
            }))
          : [],
    };
  });
}
