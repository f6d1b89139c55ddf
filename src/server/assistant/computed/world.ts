import type { z } from "zod";
import type { AssistantContext } from "#contract/assistant.ts";
import type { Subject } from "#core/grounding/evidence.ts";
import type { ToolContext } from "../tool.ts";
import { holdingsFound } from "../tools/holdings.ts";
import { searchSymbolTool } from "../tools/search-symbol.ts";
import { watchlistFound } from "../tools/watchlist.ts";
import { type QuestionContext, readQuestion } from "./slots/read-question.ts";
import type { Slots } from "./slots/slots.ts";
import { isOfAccount } from "./slots/subjects.ts";
import { isOneSlip, type Spelled, withoutTypos } from "./slots/typos.ts";

export interface World extends QuestionContext {
  readonly held: readonly string[];
}

/** The user's holdings, watchlist and accounts, and the symbols that "it" may mean. */
export async function worldOf(
  toolContext: ToolContext,
  context: z.output<typeof AssistantContext>,
  earlier: readonly string[],
): Promise<World> {
  const [held, list, accounts] = await Promise.all([
    context.userPortfolio === false ? null : holdingsFound(toolContext),
    context.watchlist ? watchlistFound(toolContext) : null,
    context.userPortfolio === false ? null : toolContext.api("GET /api/portfolio/accounts", {}),
  ]);
  const known = [held, list].flatMap((result) => (result?.ok === true ? result.subjects : []));
  const base = {
    today: toolContext.today,
    known,
    accounts: accounts?.ok === true ? accounts.output.accounts.map(({ name }) => name) : [],
    held: held?.ok === true ? held.subjects.map(({ symbol }) => symbol) : [],
  };
  const before = earlier
    .toReversed()
    .map((text) => readQuestion(text, { ...base, context: [], earlier: [] }).symbols.map(({ symbol }) => symbol))
    .find((symbols) => symbols.length > 0);
  return { ...base, context: context.symbols, earlier: before ?? [] };
}

const maxNameWords = 3;
const maxSearches = 4;

/** Reads a question; words that nothing knows are looked for among all instruments, by symbol or by their whole name. */
export async function readWithSearch(
  question: string,
  world: World,
  toolContext: ToolContext,
): Promise<{ slots: Slots; known: readonly Subject[]; corrected: Spelled["corrected"] }> {
  const { text: spelled, corrected } = withoutTypos(question, world);
  const slots = readQuestion(spelled, world);
  const places = unreadNames(slots).slice(0, maxSearches);
  const matches: { readonly place: NamePlace; readonly subject: Subject }[] = [];
  for (const place of places) {
    if (matches.some((match) => match.place.from < place.to && place.from < match.place.to)) continue;
    const subject = await namedSubject(place, slots, toolContext);
    if (subject !== null) matches.push({ place, subject });
  }
  if (matches.length === 0) return { slots, known: world.known, corrected };
  const text = matches
    .toSorted((one, other) => other.place.from - one.place.from)
    .reduce(
      (rest, { place, subject }) => `${rest.slice(0, place.from)}@${subject.symbol}${rest.slice(place.to)}`,
      spelled,
    );
  const known = [
    ...world.known,
    ...matches.map(({ subject, place }) => ({ ...subject, names: [...subject.names, place.text] })),
  ];
  return { slots: readQuestion(text, { ...world, known }), known, corrected };
}

interface NamePlace {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Unread words that may be names: runs of them first, then each alone; those with a capital before the others. */
function unreadNames({ text, unread }: Slots): readonly NamePlace[] {
  const runs: NamePlace[] = [];
  for (const word of unread) {
    const last = runs.at(-1);
    if (last !== undefined && /^\s+$/.test(text.slice(last.to, word.from)))
      runs[runs.length - 1] = { text: `${last.text} ${word.text}`, from: last.from, to: word.to };
    else runs.push(word);
  }
  const places = [...runs, ...unread.filter((word) => !runs.includes(word))]
    // "My XYZ portfolio" names an account.
    .filter((place) => !isOfAccount(text, place.from, place.from + place.text.length))
    .filter(({ text: words }) => words.split(" ").length <= maxNameWords && /\p{L}/u.test(words))
    .map((place) => ({ ...place, to: place.from + place.text.length }));
  const isCapital = ({ text: words, from }: NamePlace) => from > 0 && /^\p{Lu}\p{L}/u.test(words);
  return places.toSorted((one, other) => Number(isCapital(other)) - Number(isCapital(one)));
}

/** The instrument that words name: by its symbol or whole name, by one slip, or by a word of its name where a subject is missing. */
async function namedSubject(place: NamePlace, slots: Slots, toolContext: ToolContext): Promise<Subject | null> {
  const words = place.text.replace(/^[@$]/, "").replace(/'s?$/, "");
  const result = await searchSymbolTool.run({ query: words.slice(0, 80), limit: 5 }, toolContext);
  if (!result.ok) return null;
  const wanted = words.toLowerCase();
  const isCapital = /^[@$\p{Lu}]/u.test(place.text) && place.from > 0;
  const isSubjectMissing =
    slots.symbols.length === 0 && !slots.isOwn && slots.place === null && slots.currencies.length === 0;
  const isOrder = slots.symbols.length === 0 && orders.test(slots.text);
  const isExpected = isCapital || isOrder || isSubjectMissing || isInList(place, slots);
  // "intels" is written for "Intel's".
  const spellings = new Set([wanted, ...(wanted.length > minNameLetters ? [wanted.replace(/s$/, "")] : [])]);
  const exact = result.subjects.find(
    ({ symbol, names }) =>
      (isExpected && symbol.toLowerCase() === wanted) || names.some((name) => isNamed(name, spellings)),
  );
  if (exact !== undefined) return exact;
  const [first] = result.subjects;
  if (first === undefined) return null;
  if (isSlipOf(wanted, first.names)) return first;
  const isWordOfName =
    wanted.length >= minNameLetters &&
    first.names.some((name) => ` ${name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `.includes(` ${wanted} `));
  return isExpected && (isOrder || slots.measures.length > 0) && isWordOfName ? first : null;
}

/** True for a whole name, or one without its legal form: "Intel" for "Intel Corporation". */
function isNamed(name: string, spellings: ReadonlySet<string>): boolean {
  const lower = name.toLowerCase();
  const plain = lower.replace(/,? (?:inc|corporation|corp|company|co|plc|ltd|ag|se|sa|nv|holdings?|group)\.?$/, "");
  return spellings.has(lower) || spellings.has(plain);
}

const orders =
  /^\W*(?:please )?(?:(?:can|could) you )?(?:add|put|watch|follow|track|keep an eye|alert|notify|tell me (?:when|if|once)|let me know|ping|warn|remind|set|record|log|(?:i |i've )?(?:just )?(?:bought|sold))(?!\p{L})/iu;

/** True for a word next to a symbol in a list: "google, meta and amazon". */
function isInList({ from, to }: NamePlace, { symbols, text }: Slots): boolean {
  return symbols.some(({ at }) => {
    if (at === null) return false;
    const between = at.to <= from ? text.slice(at.to, from) : text.slice(to, at.from);
    return /^(?:[\s,&]+|\s*,?\s*(?:and|or|vs\.?|versus|with|to|against)\s+)$/i.test(between);
  });
}

const minNameLetters = 5;

/** True for a name that is one slip of the fingers away from the first word of one of these: "nvdia". */
function isSlipOf(wanted: string, names: readonly string[]): boolean {
  if (wanted.length < minNameLetters || /[^a-z]/.test(wanted)) return false;
  return names.some((name) => isOneSlip(wanted, /^[a-z]+/.exec(name.toLowerCase())?.[0] ?? ""));
}
