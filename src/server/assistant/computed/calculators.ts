import { sourceDraft } from "../tools/source-draft.ts";
import { found } from "../tools/found.ts";
import type { SourceFact, ToolContext } from "../tool.ts";
import type { AnswerDraft, Cited } from "./answer-draft.ts";
import type { Intent } from "./intent.ts";
import { phrase } from "./phrase.ts";

type Unit = "number" | "percent";

/** One worked sum: what comes out, how, from which numbers of the question. */
interface Sum {
  readonly label: string;
  readonly value: number;
  readonly unit: Unit;
  readonly formula: string;
}

interface Calculator {
  readonly title: string;
  /** The results in their order, the one that was asked for first; null where the numbers of the question don't fit. */
  readonly sums: (numbers: Numbers) => readonly Sum[] | null;
  readonly matches: RegExp;
}

/** The numbers of a question by what they are. */
interface Numbers {
  readonly text: string;
  /** Amounts without those paid each month. */
  readonly amounts: readonly number[];
  readonly monthly: number | null;
  readonly percents: readonly number[];
  readonly years: number | null;
}

const figure = String.raw`[$€£]?\s?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s?(k|thousand|grand|m|mn|million)?(?![\p{L}\p{N}%])`;
const money = String.raw`(?:\s?(?:dollars?|bucks?|usd|euros?|eur|pounds?|gbp|quid|chf|francs?))?`;
const perMonth = String.raw`(?:\s?(?:a|per|each|every|\/)\s?(?:month|mo)|\s?monthly)(?!\p{L})`;

const round = (value: number, digits = 2) => Math.round(value * 10 ** digits) / 10 ** digits;

const calculators: readonly Calculator[] = [
  {
    title: "Savings needed each month",
    matches:
      /(?:how much|what) .*(?:each|every|per|a) month .*(?:reach|get to|have|end up with|become|hit|save up|accumulate)|(?:reach|get to|accumulate|save up) .*(?:how much|what) .*(?:month|monthly)/,
    sums({ amounts, percents, years, monthly }) {
      const [target] = amounts;
      const [percent = 0] = percents;
      if (target === undefined || years === null || monthly !== null || amounts.length > 1) return null;
      const rate = percent / 1200;
      const months = years * 12;
      const growth = rate === 0 ? months : ((1 + rate) ** months - 1) / rate;
      return [
        sum("Needed each month", target / growth, "target ÷ (((1 + r ÷ 12)^months − 1) ÷ (r ÷ 12))"),
        sum("Paid in over the time", (target / growth) * months, "monthly payment × months"),
      ];
    },
  },
  {
    title: "Savings plan",
    matches: /month/,
    sums({ amounts, percents, years, monthly }) {
      const [percent] = percents;
      if (monthly === null || percent === undefined || years === null || amounts.length > 1) return null;
      const [start = 0] = amounts;
      const rate = percent / 1200;
      const months = years * 12;
      const growth = rate === 0 ? months : ((1 + rate) ** months - 1) / rate;
      const end = start * (1 + rate) ** months + monthly * growth;
      return [
        sum("Value at the end", end, "start × (1 + r ÷ 12)^months + monthly × (((1 + r ÷ 12)^months − 1) ÷ (r ÷ 12))"),
        sum("Paid in", start + monthly * months, "start + monthly × months"),
        sum("Growth", end - start - monthly * months, "value at the end − paid in"),
      ];
    },
  },
  {
    title: "Position size",
    matches: /stop/,
    sums({ text, percents, amounts }) {
      const [percent] = percents;
      const stop = numberAfter(text, "stop(?:[- ]?loss)?(?: (?:at|of|is|price|level))*");
      const entry = numberAfter(
        text,
        "(?:buy|entry|enter|bought|in|price|entering|buying)(?: [a-z.]{1,12})??(?: (?:at|of|is|price|in|for))*",
      );
      const account = amounts.find((amount) => amount !== stop && amount !== entry);
      if (stop === null || entry === null || account === undefined || stop === entry) return null;
      // "Risk $300" names the loss itself; "risk 1% of 20k" a part of the account.
      const risk = percent === undefined ? account : (account * percent) / 100;
      if (percent === undefined && !/(?:risk|lose|losing|loss)/.test(text)) return null;
      const shares = Math.floor(risk / Math.abs(entry - stop));
      return [
        sum("Shares", shares, "account × risk ÷ |entry − stop|, rounded down"),
        sum("Amount at risk", risk, percent === undefined ? "as given" : "account × risk in per cent"),
        sum("Cost of the position", shares * entry, "shares × entry"),
      ];
    },
  },
  {
    title: "Rise needed after a fall",
    matches:
      /(?:fell|fall|falls|down|lost|loses?|lose|dropped?|drops?|loss of|drawdown of|crash(?:es|ed)?|declined?).*(?:get back|break even|recover|make (?:it|that) (?:back|up)|back to (?:even|where|zero|the start)|to be even|come back|regain|gain back)|(?:get back|break even|recover|make (?:it|that) (?:back|up)|be even).*(?:fell|fall|down|lost|loss|drop|drawdown|crash)/,
    sums({ percents, amounts }) {
      const [fall] = percents;
      if (fall === undefined || percents.length > 1 || amounts.length > 0 || fall >= 100) return null;
      return [sum("Rise needed", round((1 / (1 - fall / 100) - 1) * 100, 4), "1 ÷ (1 − fall) − 1", "percent")];
    },
  },
  {
    title: "Time to double",
    matches: /(?:long|years|time|when).*(?:double|doubling|doubled|twice as much|triple)/,
    sums({ percents, text, amounts }) {
      const [percent] = percents;
      if (percent === undefined || percent <= 0 || amounts.length > 1) return null;
      const factor = /triple/.test(text) ? 3 : 2;
      return [sum("Years", Math.log(factor) / Math.log(1 + percent / 100), `ln ${factor} ÷ ln(1 + r)`)];
    },
  },
  {
    title: "Growth a year",
    matches:
      /(?:became|become|becomes|turned into|turn into|turning|grew (?:in)?to|grow (?:in)?to|went (?:from|to)|go(?:es)? from|from|into|to|cagr|was worth|now worth).*/,
    sums({ amounts, years, percents, monthly }) {
      const [from, to] = amounts;
      if (from === undefined || to === undefined || amounts.length > 2 || years === null || years <= 0) return null;
      if (percents.length > 0 || monthly !== null || from <= 0 || to <= 0) return null;
      return [
        sum(
          "Growth a year",
          round(((to / from) ** (1 / years) - 1) * 100, 4),
          "(end ÷ start)^(1 ÷ years) − 1",
          "percent",
        ),
        sum("Growth in all", round((to / from - 1) * 100, 4), "end ÷ start − 1", "percent"),
      ];
    },
  },
  {
    title: "Compound growth",
    matches: /%|percent|per cent|grow|interest|earn/,
    sums({ amounts, percents, years, monthly }) {
      const [start] = amounts;
      const [percent] = percents;
      if (start === undefined || amounts.length > 1 || percents.length !== 1 || percent === undefined) return null;
      if (years === null || monthly !== null) return null;
      const end = start * (1 + percent / 100) ** years;
      return [
        sum("Value at the end", end, "start × (1 + r)^years"),
        sum("Growth", end - start, "value at the end − start"),
      ];
    },
  },
];

function sum(label: string, value: number, formula: string, unit: Unit = "number"): Sum {
  return { label, value: unit === "number" ? round(value) : value, unit, formula };
}

/** Sums of saving and trading whose numbers all stand in the question: "300 a month for 20 years at 6%". */
export const calculatorIntent: Intent = {
  id: "calculator",
  isPersonal: false,
  matches: ({ lower, named }) => (named.length === 0 || /\bstop\b/.test(lower)) && calculationOf(lower) !== null,
  answer({ lower }, draft, context) {
    const calculation = calculationOf(lower);
    if (calculation !== null) write(calculation, draft, context);
    return Promise.resolve();
  },
};

interface Calculation {
  readonly title: string;
  readonly sums: readonly Sum[];
  readonly inputs: SourceFact["inputs"];
}

function calculationOf(lower: string): Calculation | null {
  if (
    /(?<!\p{L})(?:my|our|bought|sold) (?:portfolio|account|shares|stocks?|holdings?|position)/u.test(lower) &&
    !/stop/.test(lower)
  )
    return null;
  const numbers = numbersOf(lower);
  if (numbers === null) return null;
  for (const { title, matches, sums } of calculators) {
    if (!matches.test(lower)) continue;
    const worked = sums(numbers);
    if (worked?.every(({ value }) => Number.isFinite(value)) === true)
      return { title, sums: worked, inputs: inputsOf(numbers) };
  }
  return null;
}

/** The numbers of the question as the sum's inputs. */
function inputsOf({ amounts, monthly, percents, years }: Numbers): SourceFact["inputs"] {
  const input = (label: string, value: number, unit: "number" | "percent" = "number") => ({
    label,
    value,
    unit,
    currency: null,
  });
  return [
    ...amounts.map((value) => input("Amount", value)),
    ...(monthly === null ? [] : [input("Each month", monthly)]),
    ...percents.map((value) => input("Per cent", value, "percent")),
    ...(years === null ? [] : [input("Years", years)]),
  ];
}

/** The numbers of a text by their role; null if one of them has none. */
function numbersOf(text: string): Numbers | null {
  let rest = text;
  const take = (pattern: string): readonly RegExpMatchArray[] => {
    const all = [...rest.matchAll(new RegExp(String.raw`(?<![\p{L}\p{N}.,])(?:${pattern})`, "gu"))];
    rest = rest.replaceAll(new RegExp(String.raw`(?<![\p{L}\p{N}.,])(?:${pattern})`, "gu"), " ; ");
    return all;
  };
  const bare = take(
    String.raw`(?:at|growing|grows|grow|by|earning|earns|with|interest of) (\d{1,2}(?:\.\d+)?) (?:a|per|each|every) (?:year|annum)`,
  ).map(([, value]) => Number(value));
  const written = take(
    String.raw`(\d+(?:\.\d+)?)\s?(?:%|per ?cent(?!\p{L})|percent(?!\p{L}))(?: (?:a|per|each|every) (?:year|annum))?`,
  ).map(([, value]) => Number(value));
  // "Doubles at 7" doesn't mean seven dollars.
  const rate = /doubl|tripl/.test(text)
    ? take(String.raw`(?:at|with) (\d{1,2}(?:\.\d+)?)(?=[\s?.!]*$)`).map(([, value]) => Number(value))
    : [];
  const percents = [...bare, ...written, ...rate];
  const years = take(String.raw`(\d+(?:\.\d+)?)[\s-]?(years?|yrs?|months?)(?!\p{L})`).map(([, value, unit = ""]) =>
    unit.startsWith("m") ? Number(value) / 12 : Number(value),
  );
  const monthly = take(figure + money + perMonth).map(scaled);
  const isEachMonth = /(?:each|every|per|a) month|monthly/.test(rest);
  const amounts = take(figure + money).map(scaled);
  const isUnread = /\d/.test(rest) || years.length > 1 || monthly.length > 1 || amounts.length + percents.length === 0;
  if (isUnread) return null;
  // "Put away 300 every single month": the month is apart from its amount.
  const isApart =
    monthly.length === 0 && isEachMonth && amounts.length === 1 && !/(?:reach|get to|target|goal)/.test(text);
  return {
    text,
    amounts: isApart ? [] : amounts,
    monthly: monthly[0] ?? (isApart ? (amounts[0] ?? null) : null),
    percents,
    years: years[0] ?? null,
  };
}

function scaled([, value = "", unit]: RegExpMatchArray): number {
  const factor = unit === undefined ? 1 : /^(?:k|thousand|grand)$/.test(unit) ? 1e3 : 1e6;
  return Number(value.replaceAll(",", "")) * factor;
}

function numberAfter(text: string, words: string): number | null {
  const match = new RegExp(String.raw`(?<!\p{L})(?:${words})\s*${figure}`, "u").exec(text);
  return match === null
    ? null
    : scaled([match[0], match[1] ?? "", ...(match[2] === undefined ? [] : [match[2]])] as unknown as RegExpMatchArray);
}

function write({ title, sums, inputs }: Calculation, draft: AnswerDraft, { today }: ToolContext): void {
  // Numbers of the question are the user's own, and so is what comes out of them.
  const sheet = sourceDraft({ asOf: today, status: "manual", kind: "yours" });
  const values = sums.map(({ label, value, unit, formula }, index) =>
    sheet.result({ key: `result${index}`, label, unit, currency: null, period: null, value, formula, inputs }),
  );
  const source = sheet.source({
    kind: "calculation",
    title,
    provider: "computed",
    data: { title: sheet.own(title), values },
  });
  const [worked]: readonly Cited[] = draft.take("calculate", { label: title }, found(`Worked out: ${title}`, [source]));
  if (worked === undefined) return;
  const [first, ...others] = sums;
  draft.line(phrase`${first?.label ?? ""}: **${worked.text("result0")}** ${worked.mark}.`);
  draft.list(others.map(({ label }, index) => phrase`${label}: ${worked.text(`result${index + 1}`)} ${worked.mark}`));
  draft.line("Worked out from the numbers in your question, without taxes, fees and inflation. It is no forecast.");
}
