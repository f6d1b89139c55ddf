import type { z } from "zod";
import type { AssistantContext } from "#contract/assistant.ts";
import type { Subject } from "#core/grounding/evidence.ts";
import type { ToolContext } from "../tool.ts";
import { holdingsFound } from "../tools/holdings.ts";
import { searchSymbolTool } from "../tools/search-symbol.ts";
import { watchlistFound } from "../tools/watchlist.ts";
import { financeTerm } from "#core/glossary/finance-terms.ts";
import { type QuestionContext, readQuestion, vocabulary } from "./slots/read-question.ts";
import type { Slots } from "./slots/slots.ts";
import { isEnglishWord } from "./slots/english-words.ts";
import { isGrammar } from "./slots/grammar.ts";
import { isOfAccount } from "./slots/subjects.ts";
import { wordsToLeaveOut } from "./slots/left-out.ts";
import { isOneSlip, type Spelled, withoutTypos } from "./slots/typos.ts";

export interface World extends QuestionContext {
  readonly held: readonly string[];
  /** The currency of the portfolio's totals; null where it isn't known. */
  readonly baseCurrency: string | null;
}

/** The user's holdings, watchlist and accounts. */
export async function worldOf(toolContext: ToolContext, context: z.output<typeof AssistantContext>): Promise<World> {
  const [held, list, accounts] = await Promise.all([
    context.userPortfolio === false ? null : holdingsFound(toolContext),
    context.watchlist ? watchlistFound(toolContext) : null,
    context.userPortfolio === false ? null : toolContext.api("GET /api/portfolio/accounts", {}),
  ]);
  return {
    today: toolContext.today,
    known: [held, list].flatMap((result) => (result?.ok === true ? result.subjects : [])),
    accounts: accounts?.ok === true ? accounts.output.accounts.map(({ name }) => name) : [],
    held: held?.ok === true ? held.subjects.map(({ symbol }) => symbol) : [],
    baseCurrency:
      held?.ok === true
        ? (held.sources.flatMap(({ facts }) => facts).find(({ key }) => key === "totalValue")?.currency ?? null)
        : null,
    context: context.symbols,
    earlier: [],
  };
}

/** The same with the symbols of the last earlier question that names any: "it" may mean them. */
export function withEarlier(world: World, questions: readonly string[]): World {
  const named = questions
    .toReversed()
    .map((text) => symbolsIn(text, world).map(({ symbol }) => symbol))
    .find((symbols) => symbols.length > 0);
  return { ...world, earlier: named ?? [] };
}

/** True for a text that is the name of one instrument, and nothing else. */
export function isNameOfInstrument(text: string, world: World): boolean {
  return symbolsIn(text, world).some(({ at }) => at?.from === 0 && at.to === text.length);
}

/** The symbols that a text names itself. */
function symbolsIn(text: string, world: World): Slots["symbols"] {
  return readQuestion(text, { ...world, context: [], earlier: [] }).symbols;
}

const maxNameWords = 3;
const maxSearches = 4;

/** A text with its slots, and how its words were read. */
interface ReadText {
  readonly slots: Slots;
  readonly known: readonly Subject[];
  readonly corrected: Spelled["corrected"];
  /** Words for which a search found an instrument. */
  readonly searched: readonly { readonly symbol: string; readonly words: string }[];
}

/** Reads a question; words that nothing knows are looked for among all instruments, by symbol or by their whole name. */
export async function readWithSearch(question: string, world: World, toolContext: ToolContext): Promise<ReadText> {
  const read = await readNames(question, world, toolContext);
  const leftOut = wordsToLeaveOut(read.slots);
  return leftOut.length === 0 ? read : { ...read, slots: { ...read.slots, unread: [], leftOut } };
}

async function readNames(question: string, world: World, toolContext: ToolContext): Promise<ReadText> {
  const { text: spelled, corrected } = await withoutTypos(question, world);
  const slots = readQuestion(spelled, world);
  const places = unreadNames(slots)
    // "Average" is in the names of many funds.
    .filter((place) => /^[@$\p{Lu}]/u.test(place.text) || !place.text.split(" ").every((word) => isWordOfField(word)))
    .slice(0, maxSearches);
  const matches: { readonly place: NamePlace; readonly subject: Subject }[] = [];
  for (const place of places) {
    if (matches.some((match) => match.place.from < place.to && place.from < match.place.to)) continue;
    const subject = await namedSubject(place, slots, toolContext);
    if (subject !== null) matches.push({ place, subject });
  }
  if (matches.length === 0) return { slots, known: world.known, corrected, searched: [] };
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
  const searched = matches.map(({ subject: { symbol }, place }) => ({ symbol, words: place.text }));
  return { slots: readQuestion(text, { ...world, known }), known, corrected, searched };
}

interface NamePlace {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/**
 * The name of a company or symbol that nothing here knows; empty where the unread words may be anything else. A name is one run of
 * words that no reader has a use for, in the place of the subject: where none is named, or in a list with one.
 */
export function unknownNames(slots: Slots): readonly string[] {
  const { text, unread, measures, symbols, place, isOwn, currencies } = slots;
  const names = unreadNames({ ...slots, unread: unread.filter((word) => !isWordOfField(word.text)) }).filter(
    (one, _, all) => all.every((other) => other === one || other.from > one.from || other.to < one.to),
  );
  // A capital inside a sentence is a name whatever else wasn't read.
  const capital = names.filter(({ text: words, from }) => from > 0 && /^\p{Lu}/u.test(words));
  const [name, ...others] = capital.length > 0 ? capital : names;
  if (name === undefined || others.length > 0) return [];
  const isCapital = /^[@$\p{Lu}]/u.test(name.text) && (name.from > 0 || measures.length > 0);
  const isSubjectMissing = symbols.length === 0 && !isOwn && place === null && currencies.length === 0;
  const isOfInstrument = measures.length === 0 || measures.some(({ measure }) => measure.of.instrument !== undefined);
  const before = text.slice(0, name.from);
  const isJoined =
    /(?:,|(?<!\p{L})(?:and|or|vs\.?|versus|with|to|against))\s+$/iu.test(before) ||
    /^\s*(?:,|(?:and|or|vs\.?|versus)\s)/iu.test(text.slice(name.to));
  const isListed = isJoined && (isCapital || !/,\s+$/u.test(before)) && isInList(name, slots);
  const lastWord = /[\p{L}']+(?=\W*$)/u.exec(before)?.[0] ?? "";
  const isFollowed = measures.some(({ at }) => at !== null && at.from >= name.to && at.from <= name.to + 2);
  const isNoun =
    /(?<!\p{L})(?:of|for|on|about|is|are|does|do|did|has|at|in|with|hows?|vs\.?|versus|and|or|owns?)\W*$/iu.test(
      before,
    ) ||
    isJoined ||
    measures.some(({ at }) => at !== null && name.from - at.to === 1) ||
    (isFollowed && (lastWord === "" || isGrammar(lastWord)));
  const isMeant = isSubjectMissing && (isCapital || (isOfInstrument && isNoun));
  return isMeant || isListed ? [name.text.replace(/'s?$/, "")] : [];
}

/** Symbols that no instrument has. Unknown names are read in their place. */
const standIns = ["NO-DATA-A", "NO-DATA-B", "NO-DATA-C"];
/** "Large companies": a word before a general plural is no name. */
const isOfMany = /^\s+(?:companies|stocks|firms|funds|etfs|names|sectors|markets|industries)(?!\p{L})/iu;
const isOfShares = /^\s+(?:stocks?|shares?|position|holding|stake)(?!\p{L})/iu;

/**
 * The question with its unknown words in the place of subjects, so that the same readers decide if they are names. Null where a subject
 * is named already, unless they are in a list with it.
 */
export function withUnknownNames(
  slots: Slots,
  world: World,
): { readonly slots: Slots; readonly names: readonly string[] } | null {
  const { text, symbols, isOwn, place, account, currencies, sectors } = slots;
  const runs = runsOf({ ...slots, unread: slots.unread.filter((word) => !isWordOfField(word.text)) });
  const isTaken = place !== null || account !== null || currencies.length > 0 || sectors.length > 0;
  const isSubject = (run: NamePlace) =>
    symbols.length > 0
      ? isInList(run, slots)
      : !isTaken &&
        (!isOwn ||
          isOfShares.test(text.slice(run.to)) ||
          /(?<!\p{L})(?:of|in|on|from|my)\s+$/iu.test(text.slice(0, run.from)));
  const areNames = runs.every(
    (run) => run.text.split(" ").length <= maxNameWords && !isOfMany.test(text.slice(run.to)) && isSubject(run),
  );
  const areListed = runs.slice(1).every(({ from }, index) => listJoint.test(text.slice(runs[index]?.to ?? from, from)));
  if (runs.length === 0 || runs.length > standIns.length || !areNames || !areListed) return null;
  const read = readQuestion(
    runs.reduceRight(
      (rest, { from, to }, index) => `${rest.slice(0, from)}@${standIns[index] ?? ""}${rest.slice(to)}`,
      text,
    ),
    { ...world, known: [...world.known, ...standIns.map((symbol) => ({ symbol, names: [] }))] },
  );
  return { slots: read, names: runs.map((run) => run.text.replace(/'s?$/, "")) };
}

/** An account that the question names and the user doesn't have; null where it names none. */
export function unknownAccount({ text, unread, account }: Slots): string | null {
  if (account !== null) return null;
  const name = unread.find((word) => isOfAccount(text, word.from, word.from + word.text.length));
  return name?.text ?? null;
}

/** Words that limit, deny or compare are no names. */
const conditions =
  /^(?:not|no|never|without|except|excluding|only|if|unless|before|after|since|until|between|more|less|over|under|above|below|per|vs|versus|other|others|another|instead|highest|lowest|last|next|first|same|sum|stop|stopped)$/;

function isWordOfField(word: string): boolean {
  const lower = word.toLowerCase().replace(/'s?$/, "");
  return (
    conditions.test(lower) ||
    vocabulary.has(lower) ||
    vocabulary.has(lower.replace(/s$/, "")) ||
    financeTerm(lower) !== null ||
    /^\W*\d/.test(lower)
  );
}

/** Unread words, joined where nothing is between them. */
function runsOf({ text, unread }: Slots): readonly NamePlace[] {
  const runs: NamePlace[] = [];
  for (const word of unread) {
    const last = runs.at(-1);
    if (last !== undefined && /^\s+$/.test(text.slice(last.to, word.from)))
      runs[runs.length - 1] = { text: `${last.text} ${word.text}`, from: last.from, to: word.to };
    else runs.push(word);
  }
  return runs.map((run) => ({ ...run, to: run.from + run.text.length }));
}

/** Unread words that may be names: runs of them first, then each alone; those with a capital before the others. */
function unreadNames(slots: Slots): readonly NamePlace[] {
  const { text, unread } = slots;
  const runs = runsOf(slots);
  const places = [
    ...runs,
    ...unread.filter((word) => !runs.some((run) => run.from === word.from && run.text === word.text)),
  ]
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
  if (isSlipOf(wanted, first.names) && !(await isEnglishWord(wanted))) return first;
  const isWordOfName =
    wanted.length >= minNameLetters &&
    !commonNameWords.test(wanted) &&
    first.names.some((name) => ` ${name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `.includes(` ${wanted} `));
  return isExpected && (isOrder || slots.measures.length > 0) && isWordOfName ? first : null;
}

/** Words that many companies have in their names: alone they name none. */
const commonNameWords =
  /^(?:group|bank|banks|company|global|international|energy|financial|capital|holdings?|industries|technology|technologies|systems|american|national|general|united|first|trust|services|resources|partners|power|motors?|health|healthcare|foods?|brands|life|insurance|pharmaceuticals?|software|solutions|networks?|communications|entertainment|airlines|electric|water|materials|properties|realty|estate|investment|investments|fund|index|growth|income|value|bond|stock|shares|total|world|market|markets|europe|china|japan|india|america|germany|canada|britain|france|index|dividend|treasury|corporate|digital|media|group's)$/;

/** True for a whole name, or one without its legal form: "Intel" for "Intel Corporation". */
function isNamed(name: string, spellings: ReadonlySet<string>): boolean {
  const lower = name.toLowerCase();
  const plain = lower.replace(/,? (?:inc|corporation|corp|company|co|plc|ltd|ag|se|sa|nv|holdings?|group)\.?$/, "");
  return spellings.has(lower) || spellings.has(plain);
}

const orders =
  /^\W*(?:please )?(?:(?:can|could) you )?(?:add|put|watch|follow|track|keep an eye|alert|notify|tell me (?:when|if|once)|let me know|ping|warn|remind|set|record|log|(?:i |i've )?(?:just )?(?:bought|sold))(?!\p{L})/iu;

const listJoint = /^(?:[\s,&]+|\s*,?\s*(?:and|or|vs\.?|versus|with|to|against)(?: the)?\s+)$/i;

/** True for a word next to a symbol in a list: "google, meta and amazon". */
function isInList({ from, to }: NamePlace, { symbols, text }: Slots): boolean {
  return symbols.some(({ at }) => {
    if (at === null) return false;
    const between = at.to <= from ? text.slice(at.to, from) : text.slice(to, at.from);
    return listJoint.test(between);
  });
}

const minNameLetters = 5;

/** True for a name that is one slip of the fingers away from the first word of one of these: "nvdia". */
function isSlipOf(wanted: string, names: readonly string[]): boolean {
  if (/[^a-z]/.test(wanted)) return false;
  return names.some((name) => {
    const first = /^[a-z]+/.exec(name.toLowerCase())?.[0] ?? "";
    // "Appl": the last letter is missing.
    if (wanted.length === minNameLetters - 1) return first.length === minNameLetters && first.startsWith(wanted);
    return wanted.length >= minNameLetters && isOneSlip(wanted, first);
  });
}
