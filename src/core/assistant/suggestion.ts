import { suggestions as german } from "../words/de/suggestions.ts";
import { suggestions as english } from "../words/en/suggestions.ts";
import { suggestions as spanish } from "../words/es/suggestions.ts";
import { suggestions as french } from "../words/fr/suggestions.ts";
import { suggestions as japanese } from "../words/ja/suggestions.ts";
import { namedPlaces } from "../market/symbols-named.ts";
import type { Translated } from "../words/translated.ts";

/** The questions of one language by id. */
export type SuggestionWords = Translated<typeof english>;
export type SuggestionId = keyof SuggestionWords;

/** A question that Bellwether offers: its message and the names or numbers in it. */
export interface Suggestion {
  readonly id: SuggestionId;
  readonly values: readonly string[];
}

type ValuesOf<Id extends SuggestionId> = SuggestionWords[Id] extends (
  ...values: infer Values extends string[]
) => string
  ? Values
  : [];

const translations: readonly SuggestionWords[] = [german, french, spanish, japanese];

export function suggestion<Id extends SuggestionId>(id: Id, ...values: ValuesOf<Id>): Suggestion {
  return { id, values };
}

/** Writes a suggestion in the language of the words. */
export function suggestionText({ id, values: [one = "", other = ""] }: Suggestion, words: SuggestionWords): string {
  const message: string | ((one: string, other: string) => string) = words[id];
  return typeof message === "string" ? message : message(one, other);
}

/** Writes a suggestion as the reader of questions understands it. */
export function inEnglish(suggestion: Suggestion): string {
  return suggestionText(suggestion, english);
}

/**
 * Returns the English sentence of a question that is a suggestion in another language, with the values it has there. Any other
 * question is returned as it is. All languages are read: a question may be older than the account's choice of a language. A value
 * is a symbol or a name of an instrument, which `isName` decides: in German, every noun begins with a capital.
 */
export function questionInEnglish(question: string, isName: (text: string) => boolean = isBuiltInName): string {
  const read = plain(question);
  for (const { id, pattern } of patterns()) {
    const match = pattern.exec(read);
    if (match === null) continue;
    const values = [match.groups?.["one"], match.groups?.["other"]].filter((text) => text !== undefined);
    const isValue = id === "transactionsIn" ? isYear : (text: string) => symbol.test(text) || isName(text);
    if (values.every(isValue)) return inEnglish({ id, values });
  }
  return question;
}

/** "@NVDA", "$nvda", or capitals and digits: "BRK.B", "^GSPC", "7203.T". */
const symbol = /^(?:@\^?[A-Za-z\d][\w.=^&-]*|\$\^?[A-Za-z][\w.=^&-]*|\^?(?=[\d.]*[A-Z])[A-Z\d]+(?:[.=&-][A-Z\d]+)*)$/;

function isYear(text: string): boolean {
  return /^\d{4}$/.test(text);
}

function isBuiltInName(text: string): boolean {
  return namedPlaces(text, []).some(({ from, to }) => from === 0 && to === text.length);
}

const marks = { one: "\uE000", other: "\uE001" } as const;

let known: readonly { readonly id: SuggestionId; readonly pattern: RegExp }[] | undefined;

/** Patterns of all translations; messages without values come first. */
function patterns(): NonNullable<typeof known> {
  known ??= translations
    .flatMap((words) =>
      (Object.keys(english) as SuggestionId[]).map((id) => ({
        id,
        text: plain(suggestionText({ id, values: [marks.one, marks.other] }, words)),
      })),
    )
    .toSorted((a, b) => Number(a.text.includes(marks.one)) - Number(b.text.includes(marks.one)))
    .map(({ id, text }) => ({
      id,
      pattern: new RegExp(
        `^${text
          .split(/([\uE000\uE001])/)
          .map((part) =>
            part === marks.one
              ? "(?<one>.+)"
              : part === marks.other
                ? "(?<other>.+)"
                : `(?i:${part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)})`,
          )
          .join("")}$`,
        "u",
      ),
    }));
  return known;
}

/** Without the marks at its ends, and with one kind of space and apostrophe. */
function plain(question: string): string {
  return question
    .replaceAll(/\s+/g, " ")
    .replaceAll("’", "'")
    .replace(/^[\s¿]+/, "")
    .replace(/[\s?!.？！。]+$/, "");
}
