import type { Words } from "#core/words/shape.ts";
import { sourceDraft } from "../tools/source-draft.ts";
import { found } from "../tools/found.ts";
import { hasNumberWords, inDigits, inPlainNumbers } from "./grammar/number-words.ts";
import type { SourceFact, ToolContext } from "../tool.ts";
import type { AnswerDraft, Cited } from "./answer-draft.ts";
import type { Intent } from "./intent.ts";
import { say } from "./phrase.ts";

type Unit = "number" | "percent";
type Texts = AnswerDraft["words"]["tests"];

/** A formula with the names of its parts in the reader's language. */
type Formula = (parts: Words["answers"]["formulas"]["sums"]) => string;

/** One worked sum: what comes out, how, from which numbers of the question. */
interface Sum {
  readonly id: keyof Texts["sums"];
  readonly value: number;
  readonly unit: Unit;
  readonly formula: Formula;
}

interface Calculator {
  readonly id: keyof Texts["calculators"];
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
  /** How often a year interest is added, where the question says it. */
  readonly times: number | null;
}

/** Thousands are apart by threes, or as in "1,50,000". */
const figure = String.raw`[$€£]?\s?(\d{1,3}(?:,\d{2})*(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s?(k|thousand|grand|m|mn|million)?(?![\p{L}\p{N}%])`;
const money = String.raw`(?:\s?(?:dollars?|bucks?|usd|euros?|eur|pounds?|gbp|quid|chf|francs?))?`;
const perMonth = String.raw`(?:\s?(?:a|per|each|every(?: single)?|\/)\s?(?:month|mo)|\s?monthly)(?!\p{L})`;

const round = (value: number, digits = 2) => Math.round(value * 10 ** digits) / 10 ** digits;

/** An amount to have in the end, with the payment of each month to be found. */
const goal =
  /(?:how much|what) .*(?:(?:each|every|per|a) month|monthly).*(?:reach|get to|have|end up with|become|hit|save up|accumulate)|(?:reach|get to|accumulate|save up) .*(?:how much|what) .*(?:month|monthly)|(?:how much|what)(?![^.?!]*\d[^.?!]*(?:save|put|set|invest|contribute))[^.?!]{0,40} (?:save|put (?:away|in|aside)|set aside|invest|contribute|pay in|lay aside)(?!\p{L})[^.?!\d]*month/u;

/** "The 4% rule": what is taken out each year. */
const spending = /(?:%|percent) (?:withdrawal )?rule/u;
const feeName = "(?:yearly |annual |ongoing |management )?(?:fees?|ter|expense ratio|charges?)";
const feeIn = new RegExp(
  String.raw`(\d+(?:\.\d+)?)\s?(?:%|percent)? (?:a year |per year )?${feeName}(?!\p{L})|${feeName} (?:of |at )?(\d+(?:\.\d+)?)\s?(?:%|percent)`,
  "giu",
);
/** "50 at 120", "another 30 at 95". */
const lotIn = /(\d[\d,]*(?:\.\d+)?) ?(?:more |shares? |units? )*(?:at|@|for) ?[$€£]?(\d[\d,]*(?:\.\d+)?)/giu;
const feesOfLots =
  /(?:with |plus |and |incl(?:uding|\.)? )?[$€£]?(\d[\d,]*(?:\.\d+)?) (?:dollars? |euros? )?(?:in |of )?(?:total )?(?:fees|commissions?)|fees? (?:of |in all )?[$€£]?(\d[\d,]*(?:\.\d+)?)/iu;
const plain = (digits = "") => Number(digits.replaceAll(",", ""));

/** Plans add interest each month. */
const isOtherTimes = (times: number | null) => times !== null && times !== 12;

const calculators: readonly Calculator[] = [
  {
    id: "averagePrice",
    matches: /(?:average|mean|break[- ]?even) (?:buying |purchase )?(?:price|cost)|cost basis/,
    sums({ text }) {
      // "My average cost" needs what is held.
      if (/(?<!\p{L})(?:my|our|sold|sell|selling|sale|short)(?!\p{L})/u.test(text)) return null;
      const lots = [...text.matchAll(lotIn)].map(([, shares, price]) => [plain(shares), plain(price)] as const);
      const withoutLots = text.replaceAll(lotIn, " ");
      const paid = feesOfLots.exec(withoutLots);
      const isRead = !/\d/.test(withoutLots.replace(feesOfLots, " "));
      const fees = plain(paid?.[1] ?? paid?.[2] ?? "0");
      if (lots.length < 2 || !isRead || (paid === null && /fee|commission/.test(text))) return null;
      const shares = lots.reduce((total, [count]) => total + count, 0);
      const cost = lots.reduce((total, [count, price]) => total + count * price, fees);
      return [
        sum("averagePrice", round(cost / shares, 4), (parts) => `${parts.cost} ÷ ${parts.shares}`),
        sum("positionCost", cost, (parts) => parts.asGiven),
        sum("shares", shares, (parts) => parts.asGiven),
      ];
    },
  },
  {
    id: "spending",
    matches: spending,
    sums({ text, amounts, percents, years, monthly }) {
      const [capital] = amounts;
      // The capital for an amount to spend, and the time until there is enough, are other sums.
      if (
        /(?<!\p{L})(?:needs?|needed|required?|how (?:big|large)|when|a year|per year|yearly|to spend)(?!\p{L})/u.test(
          text,
        )
      )
        return null;
      const [percent] = percents;
      if (capital === undefined || percent === undefined || amounts.length > 1 || percents.length > 1) return null;
      if (years !== null || monthly !== null) return null;
      const aYear = (capital * percent) / 100;
      return [
        sum("spendingAMonth", aYear / 12, (parts) => `${parts.start} × r ÷ 12`),
        sum("spendingAYear", aYear, (parts) => `${parts.start} × r`),
      ];
    },
  },
  {
    id: "fees",
    matches: /fee|(?<!\p{L})ter(?!\p{L})|expense ratio|charge/u,
    sums({ text, amounts, percents, years, monthly }) {
      const [start] = amounts;
      if (
        /(?<!\p{L})(?:entry|exit|front|load|one-off|once|first year|after|then|transaction|per trade)(?!\p{L})/u.test(
          text,
        )
      )
        return null;
      const [one, other, ...more] = [...text.matchAll(feeIn)].map(([, before, after]) => Number(before ?? after));
      const [rate, ...rates] = percents.filter((percent) => percent !== one && percent !== other);
      if (one === undefined || other === undefined || more.length > 0 || rate === undefined || rates.length > 0)
        return null;
      if (start === undefined || amounts.length > 1 || years === null || monthly !== null) return null;
      const endWith = (fee: number) => start * (1 + (rate - fee) / 100) ** years;
      const [high, low] = [Math.max(one, other), Math.min(one, other)];
      const formula =
        (fee: number): Formula =>
        (parts) =>
          `${parts.start} × (1 + r − ${String(fee)}%)^${parts.years}`;
      return [
        sum("costOfFee", endWith(low) - endWith(high), (parts) => `${parts.end} − ${parts.end}`),
        sum("endLowFee", endWith(low), formula(low)),
        sum("endHighFee", endWith(high), formula(high)),
      ];
    },
  },
  {
    id: "purchasingPower",
    matches:
      /^(?!.*(?:need|cost|price of)).*(?:worth|purchasing power|buying power|buy).*inflation|^(?!.*(?:need|cost|price of)).*inflation.*(?:worth|purchasing power|buying power|buy)/,
    sums({ text, amounts, percents, years, monthly }) {
      const [start] = amounts;
      const [percent] = percents;
      if (start === undefined || amounts.length > 1 || percents.length !== 1 || percent === undefined) return null;
      if (years === null || monthly !== null) return null;
      // The other way round: what an amount of the past is today, or what today's will have to be.
      if (
        /(?<!\p{L})(?:ago|was|were|past|salary|income|wage|from \d+ years|buys? today|today buys?)(?!\p{L})/u.test(text)
      )
        return null;
      return [
        sum(
          "inTodaysMoney",
          start / (1 + percent / 100) ** years,
          (parts) => `${parts.start} ÷ (1 + r)^${parts.years}`,
        ),
      ];
    },
  },
  {
    id: "monthlySavings",
    matches: goal,
    sums({ amounts, percents, years, monthly, times }) {
      const [target] = amounts;
      const [percent = 0] = percents;
      if (isOtherTimes(times) || target === undefined || years === null || monthly !== null || amounts.length > 1)
        return null;
      const rate = percent / 1200;
      const months = years * 12;
      const growth = rate === 0 ? months : ((1 + rate) ** months - 1) / rate;
      return [
        sum(
          "neededEachMonth",
          target / growth,
          (parts) => `${parts.target} ÷ (((1 + r ÷ 12)^${parts.months} − 1) ÷ (r ÷ 12))`,
        ),
        sum("paidInOverTime", (target / growth) * months, (parts) => `${parts.monthly} × ${parts.months}`),
      ];
    },
  },
  {
    id: "savingsPlan",
    matches: /month/,
    sums({ amounts, percents, years, monthly, times }) {
      const [percent] = percents;
      if (isOtherTimes(times) || monthly === null || percent === undefined || years === null || amounts.length > 1)
        return null;
      const [start = 0] = amounts;
      const rate = percent / 1200;
      const months = years * 12;
      const growth = rate === 0 ? months : ((1 + rate) ** months - 1) / rate;
      const end = start * (1 + rate) ** months + monthly * growth;
      return [
        sum(
          "endValue",
          end,
          (parts) =>
            `${parts.start} × (1 + r ÷ 12)^${parts.months} + ${parts.monthly} × (((1 + r ÷ 12)^${parts.months} − 1) ÷ (r ÷ 12))`,
        ),
        sum("paidIn", start + monthly * months, (parts) => `${parts.start} + ${parts.monthly} × ${parts.months}`),
        sum("growth", end - start - monthly * months, (parts) => `${parts.end} − ${parts.paidIn}`),
      ];
    },
  },
  {
    id: "positionSize",
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
        sum("shares", shares, (parts) =>
          parts.roundedDown(`${parts.account} × ${parts.risk} ÷ |${parts.entry} − ${parts.stop}|`),
        ),
        sum("atRisk", risk, (parts) => (percent === undefined ? parts.asGiven : `${parts.account} × ${parts.risk}`)),
        sum("positionCost", shares * entry, (parts) => `${parts.shares} × ${parts.entry}`),
      ];
    },
  },
  {
    id: "rise",
    matches:
      /(?:fell|fall|falls|down|lost|loses?|lose|dropped?|drops?|loss of|drawdown of|crash(?:es|ed)?|declined?).*(?:get back|break even|recover|make (?:it|that) (?:back|up)|back to (?:even|where|zero|the start)|to be even|come back|regain|gain back)|(?:get back|break even|recover|make (?:it|that) (?:back|up)|be even).*(?:fell|fall|down|lost|loss|drop|drawdown|crash)/,
    sums({ percents, amounts }) {
      const [fall] = percents;
      if (fall === undefined || percents.length > 1 || amounts.length > 0 || fall >= 100) return null;
      return [
        sum(
          "riseNeeded",
          round((1 / (1 - fall / 100) - 1) * 100, 4),
          (parts) => `1 ÷ (1 − ${parts.fall}) − 1`,
          "percent",
        ),
      ];
    },
  },
  {
    id: "doubling",
    matches: /(?:long|years|time|when).*(?:double|doubling|doubled|twice as much|triple)/,
    sums({ percents, text, amounts, times }) {
      const [percent] = percents;
      if (times !== null || percent === undefined || percent <= 0 || amounts.length > 1) return null;
      const factor = /triple/.test(text) ? 3 : 2;
      return [sum("years", Math.log(factor) / Math.log(1 + percent / 100), () => `ln ${factor} ÷ ln(1 + r)`)];
    },
  },
  {
    id: "growthAYear",
    matches:
      /(?:became|become|becomes|turned into|turn into|turning|grew (?:in)?to|grow (?:in)?to|went (?:from|to)|go(?:es)? from|from|into|to|cagr|was worth|now worth).*/,
    sums({ amounts, years, percents, monthly }) {
      const [from, to] = amounts;
      if (from === undefined || to === undefined || amounts.length > 2 || years === null || years <= 0) return null;
      if (percents.length > 0 || monthly !== null || from <= 0 || to <= 0) return null;
      return [
        sum(
          "growthAYear",
          round(((to / from) ** (1 / years) - 1) * 100, 4),
          (parts) => `(${parts.end} ÷ ${parts.start})^(1 ÷ ${parts.years}) − 1`,
          "percent",
        ),
        sum("growthInAll", round((to / from - 1) * 100, 4), (parts) => `${parts.end} ÷ ${parts.start} − 1`, "percent"),
      ];
    },
  },
  {
    id: "compound",
    matches: /%|percent|per cent|grow|interest|earn/,
    sums({ amounts, percents, years, monthly, times }) {
      const [start] = amounts;
      const [percent] = percents;
      if (start === undefined || amounts.length > 1 || percents.length !== 1 || percent === undefined) return null;
      if (years === null || monthly !== null) return null;
      const often = times ?? 1;
      const end =
        often === Number.POSITIVE_INFINITY
          ? start * Math.exp((percent / 100) * years)
          : start * (1 + percent / 100 / often) ** (often * years);
      const formula: Formula = ({ start: from, years: time }) =>
        often === 1
          ? `${from} × (1 + r)^${time}`
          : often === Number.POSITIVE_INFINITY
            ? `${from} × e^(r × ${time})`
            : `${from} × (1 + r ÷ ${often})^(${often} × ${time})`;
      return [sum("endValue", end, formula), sum("growth", end - start, (parts) => `${parts.end} − ${parts.start}`)];
    },
  },
];

const often =
  "daily|weekly|monthly|quarterly|semi-?annually|half-?yearly|annual(?:ly)?|yearly|continuous(?:ly)?|(?:every|each|per|a) (?:day|week|month|quarter|half-?year|year)";
const compounding = new RegExp(String.raw`compound(?:ed|ing) (${often})|(${often}) compound(?:ed|ing)`, "u");

/** How often a year interest is added; null where the question doesn't say. Continuously: Infinity. */
function compoundings(text: string): number | null {
  const [, after, before] = compounding.exec(text) ?? [];
  const written = after ?? before;
  if (written === undefined) return null;
  const times = { da: 365, we: 52, mo: 12, qu: 4, se: 2, ha: 2, an: 1, ye: 1, co: Number.POSITIVE_INFINITY };
  return times[written.replace(/^(?:every|each|per|a) /, "").slice(0, 2) as "da"];
}

function sum(id: Sum["id"], value: number, formula: Formula, unit: Unit = "number"): Sum {
  return { id, value: unit === "number" ? round(value) : value, unit, formula };
}

/** Sums of saving and trading whose numbers all stand in the question: "300 a month for 20 years at 6%". */
export const calculatorIntent: Intent = {
  id: "calculator",
  isPersonal: false,
  matches: ({ lower, named, today }) => (named.length === 0 || /\bstop\b/.test(lower)) && isSumText(lower, today),
  answer({ lower, today }, draft, context) {
    const calculation = calculationOf(lower, today);
    if (calculation !== null) write(calculation, draft, context);
    return Promise.resolve();
  },
};

/** True for a text, in small letters, that gives all the numbers of one of these sums. */
export function isSumText(lower: string, today: string): boolean {
  return calculationOf(lower, today) !== null;
}

interface Calculation {
  readonly id: Calculator["id"];
  readonly sums: readonly Sum[];
  readonly numbers: Numbers;
}

function calculationOf(written: string, today: string): Calculation | null {
  const lower = inDigits(inPlainNumbers(written), "years?|months?", { min: 2 })
    // "By 2050" is so many years from now.
    .replace(
      /(?<!\p{L})(?:by|until|till|in) (?:the year )?(20\d\d)(?![\d-])/u,
      (all, year: string, at: number, text: string) => {
        const ahead = Number(year) - Number(today.slice(0, 4));
        // A second year is another end of the time.
        const isOnly = !/(?<!\d)(?:19|20)\d\d(?!\d)/.test(`${text.slice(0, at)} ${text.slice(at + all.length)}`);
        return ahead > 0 && isOnly ? `in ${String(ahead)} years` : all;
      },
    )
    // "A 0.75 fee" is in per cent.
    .replaceAll(/(?<![\d.,$€£])(0?\.\d+|\d\.\d+) (?=(?:yearly |annual )?(?:fee|ter|expense ratio)(?!\p{L}))/gu, "$1% ");
  // Paying back and taking out are other sums.
  if (
    /(?<!\p{L})(?:loans?|mortgages?|instal\w*|repay\w*|pay(?:ing)? (?:it )?back|withdraw\w*|tak(?:e|ing) out|live on|draw down)(?!\p{L})/u.test(
      lower,
    )
  )
    return null;
  const isOfOwn =
    /(?<!\p{L})(?:my|our|bought|sold) (?:portfolio|account|shares|stocks?|holdings?|position)/u.test(lower) &&
    !/stop/.test(lower);
  const numbers = numbersOf(lower);
  if (numbers === null) return null;
  for (const { id, matches, sums } of calculators) {
    // "My stock is down 40%" gives the number of the rise that is needed, and of no other sum.
    if (!matches.test(lower) || (isOfOwn && id !== "rise")) continue;
    const worked = sums(numbers);
    if (worked?.every(({ value }) => Number.isFinite(value)) === true) return { id, sums: worked, numbers };
  }
  return null;
}

/** The numbers of the question as the sum's inputs. */
function inputsOf({ amounts, monthly, percents, years }: Numbers, labels: Texts["inputs"]): SourceFact["inputs"] {
  const input = (label: string, value: number, unit: "number" | "percent" = "number") => ({
    label,
    value,
    unit,
    currency: null,
  });
  return [
    ...amounts.map((value) => input(labels.amount, value)),
    ...(monthly === null ? [] : [input(labels.eachMonth, monthly)]),
    ...percents.map((value) => input(labels.percent, value, "percent")),
    ...(years === null ? [] : [input(labels.years, years)]),
  ];
}

/** The numbers of a text by their role; null if one of them has none. */
function numbersOf(text: string): Numbers | null {
  let rest = text.replace(compounding, " ");
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
  const isEachMonth = /(?:each|every(?: single)?|per|a) month|monthly/.test(rest);
  const amounts = take(figure + money).map(scaled);
  const isUnread =
    /\d/.test(rest) ||
    hasNumberWords(rest) ||
    years.length > 1 ||
    monthly.length > 1 ||
    amounts.length + percents.length === 0;
  if (isUnread) return null;
  // "Put away 300 every single month": the month is apart from its amount.
  const isApart =
    monthly.length === 0 &&
    isEachMonth &&
    amounts.length === 1 &&
    !goal.test(text) &&
    !spending.test(text) &&
    !/(?:reach|get to|target|goal)/.test(text);
  // A month that no amount belongs to would make another sum.
  if (monthly.length === 0 && !isApart && !goal.test(text) && !spending.test(text) && /month/.test(rest)) return null;
  return {
    text,
    amounts: isApart ? [] : amounts,
    monthly: monthly[0] ?? (isApart ? (amounts[0] ?? null) : null),
    percents,
    years: years[0] ?? null,
    times: compoundings(text),
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

function write({ id, sums, numbers }: Calculation, draft: AnswerDraft, { today, words }: ToolContext): void {
  // Numbers of the question are the user's own, and so is what comes out of them.
  const sheet = sourceDraft({ asOf: today, status: "manual", kind: "yours", words });
  const { tests, companies } = draft.words;
  const title = tests.calculators[id];
  const inputs = inputsOf(numbers, tests.inputs);
  const values = sums.map(({ id: label, value, unit, formula }, index) =>
    sheet.result({
      key: `result${index}`,
      label: tests.sums[label],
      unit,
      currency: null,
      period: null,
      value,
      formula: formula(draft.words.formulas.sums),
      inputs,
    }),
  );
  const source = sheet.source({
    kind: "calculation",
    title,
    provider: "computed",
    data: { title: sheet.own(title), values },
  });
  const [worked]: readonly Cited[] = draft.take(
    "calculate",
    { label: title },
    found(sheet.texts.workedOut(title), [source]),
  );
  if (worked === undefined) return;
  const [first, ...others] = sums.map(({ id: sum }, index) => ({
    label: tests.sums[sum],
    value: worked.text(`result${index}`),
    source: worked.mark,
  }));
  if (first !== undefined) draft.line(say(tests.sum, first));
  draft.list(others.map(({ label, ...rest }) => say(companies.part, { name: label, ...rest })));
  draft.line(
    ["fees", "purchasingPower", "averagePrice"].includes(id) ? tests.fromYourNumbersOnly : tests.fromYourNumbers,
  );
}
