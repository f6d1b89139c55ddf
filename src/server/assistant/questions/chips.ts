import type { Understood } from "#contract/conversations.ts";
import { isLanguage } from "#core/languages/languages.ts";
import type { Ways } from "#core/questions/ask-index.ts";
import { folded } from "#core/questions/features.ts";
import { readTime } from "#core/questions/read-time.ts";
import type { Words } from "#core/words/shape.ts";
import type { World } from "../computed/world.ts";
import type { Place } from "./list.ts";
import { questionText } from "./question-text.ts";
import { type Candidate, fits, isProposed, usesTime } from "./read-question.ts";

const maxAlternatives = 5;

/**
 * What was understood, as chips. A symbol, time or account can be changed: an alternative is the same question, in the reader's language, with
 * that part changed.
 */
export function chipsOf(
  question: Candidate,
  way: Ways,
  { words, world, hasTime }: { readonly words: Words; readonly world: World; readonly hasTime: boolean },
): readonly Understood[] {
  const { filled, entry, id } = question;
  const { symbols, list, accounts, written } = filled;
  const { understood } = words;
  const has = (place: Place) => entry.takes.includes(place);
  const isRecord = entry.deed === "record";
  // A title says neither an end nor a way, nor several symbols, nor which of its numbers is what.
  const isWhole = list === null && symbols.length < 2 && filled.end === null && filled.direction === null && !isRecord;
  const put = (changed: Partial<Candidate["filled"]>) =>
    questionText({ entry, filled: { ...filled, ...changed } }, way, {
      hasTime: hasTime || changed.period !== undefined,
    });
  const others = (labels: readonly string[], changed: (label: string) => Partial<Candidate["filled"]>) =>
    (isWhole ? labels : []).slice(0, maxAlternatives).flatMap((label) => {
      const text = put(changed(label));
      return text === null ? [] : [{ label, question: text }];
    });
  const chip = (
    slot: Understood["slot"],
    text: string,
    { value = text, alternatives = [] }: Partial<Pick<Understood, "value" | "alternatives">> = {},
  ): Understood => ({ slot, text, value, alternatives });
  // A transaction is said by its proposal.
  const title = isRecord ? null : put({});
  const [only] = symbols;
  const held = world.known.map(({ symbol }) => symbol).filter((symbol) => symbol !== only);
  return [
    ...(title === null ? [] : [chip("measure", title, { value: id })]),
    ...symbols.map((symbol) =>
      chip("subject", symbol, {
        alternatives: others(held, (other) => ({ symbols: [other] })),
      }),
    ),
    ...(list === null
      ? []
      : [chip("subject", list.of === "watchlist" ? understood.watchlist : understood.portfolio, { value: list.of })]),
    ...periodChips(question, { words, world, put: isWhole ? put : () => null }),
    ...accounts.map((account) =>
      chip("account", account, {
        alternatives: others(
          world.accounts.filter((name) => name !== account),
          (name) => ({ accounts: [name] }),
        ),
      }),
    ),
    ...(written.amount === undefined || !has("amount") || isRecord || entry.deed === "howTo"
      ? []
      : [chip("amount", written.amount)]),
  ];
}

/** The time of a question, and others that its answers use. */
function periodChips(
  { filled, entry }: Candidate,
  {
    words: { language, understood },
    world: { today },
    put,
  }: {
    readonly words: Words;
    readonly world: World;
    readonly put: (changed: Partial<Candidate["filled"]>) => string | null;
  },
): readonly Understood[] {
  const { period, written } = filled;
  if (!entry.takes.includes("period") || entry.deed === "howTo" || (period === null && isProposed(entry))) return [];
  const alternatives = Object.values(understood.times).flatMap((label) => {
    const time = isLanguage(language) ? readTime(folded(label), language, { today, isAhead: entry.isAhead }) : null;
    if (time === null || (period?.from === time.from && period.to === time.to) || !usesTime(entry, time)) return [];
    const said = language === "ja" ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
    const changed = { period: time, written: { ...written, period: said } };
    const question = fits({ entry, filled: { ...filled, ...changed } }) ? put(changed) : null;
    return question === null ? [] : [{ label, question }];
  });
  if (period === null && alternatives.length === 0) return [];
  return [
    {
      slot: "period",
      text: period === null ? understood.noTime : timeText(period, understood),
      value: period === null ? "none" : `${period.from}/${period.to}`,
      alternatives: alternatives.slice(0, maxAlternatives),
    },
  ];
}

function timeText(
  { kind, from, to }: NonNullable<Candidate["filled"]["period"]>,
  { today, always, sinceBought, day, range }: Words["understood"],
): string {
  if (kind === "today") return today;
  if (kind === "always") return always;
  if (kind === "since-bought") return sinceBought;
  return from === to ? day(from) : range(day(from), day(to));
}
