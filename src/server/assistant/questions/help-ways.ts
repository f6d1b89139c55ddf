import type { Language } from "#core/languages/languages.ts";
import { askIndex, type AskIndex, type Ways } from "#core/questions/ask-index.ts";
import { helpFrames, ofReader, screenFrames } from "#core/words/help-frames.ts";
import type { HelpEntry, HelpScreen } from "../computed/app-help.ts";

/** A task of the app's help by its screen and its place on the page, or the screen as a whole. */
export type HelpId = `help ${HelpScreen} ${number | "all"}`;

type HelpPages = Readonly<
  Record<
    HelpScreen,
    { readonly shows: string; readonly tasks: readonly { readonly task: string; readonly how: string }[] }
  >
>;

const names: Readonly<Record<Language, () => Promise<{ readonly screenNames: Readonly<Record<HelpScreen, string>> }>>> =
  {
    en: () => import("#core/words/en/screen-names.ts"),
    de: () => import("#core/words/de/screen-names.ts"),
    fr: () => import("#core/words/fr/screen-names.ts"),
    es: () => import("#core/words/es/screen-names.ts"),
    ja: () => import("#core/words/ja/screen-names.ts"),
  };

const pages: Readonly<Record<Language, () => Promise<{ readonly helpPages: HelpPages }>>> = {
  en: () => import("#core/words/en/help-pages.ts"),
  de: () => import("#core/words/de/help-pages.ts"),
  fr: () => import("#core/words/fr/help-pages.ts"),
  es: () => import("#core/words/es/help-pages.ts"),
  ja: () => import("#core/words/ja/help-pages.ts"),
};

export interface HelpAsking {
  readonly ways: Readonly<Record<HelpId, Ways>>;
  readonly index: AskIndex<HelpId>;
}

/** The ways of asking for each task of the help pages: its name in the frames of the language, and what is done. */
export async function helpAsking(language: Language): Promise<HelpAsking> {
  const [{ helpPages }, { screenNames }] = await Promise.all([pages[language](), names[language]()]);
  const screens = Object.keys(helpPages) as HelpScreen[];
  const ways: Partial<Record<HelpId, Ways>> = {};
  for (const screen of screens) {
    ways[`help ${screen} all`] = {
      title: screenNames[screen],
      ways: `${screenFrames[language].replaceAll("{screen}", screenNames[screen])}\n${helpPages[screen].shows}`,
    };
    for (const [place, { task, how }] of helpPages[screen].tasks.entries())
      ways[`help ${screen} ${place}`] = {
        title: task,
        ways: `${helpFrames[language].replaceAll("{task}", asAsked(task, language))}\n${how.replaceAll("\n", " ")}`,
      };
  }
  return { ways: ways as HelpAsking["ways"], index: askIndex(ways as HelpAsking["ways"]) };
}

/** A task as the reader would name it: "change my password". */
function asAsked(task: string, language: Language): string {
  return ofReader[language].reduce(
    (rest, [theirs, own]) => rest.replaceAll(new RegExp(`(?<!\\p{L})${theirs}(?!\\p{L})`, "gu"), own),
    task,
  );
}

export function isHelp(id: string): id is HelpId {
  return id.startsWith("help ");
}

/** The task of an id. */
export function helpEntryOf(id: HelpId): HelpEntry {
  const [, screen, place] = id.split(" ");
  return { screen: screen as HelpScreen, place: place === "all" ? null : Number(place) };
}
