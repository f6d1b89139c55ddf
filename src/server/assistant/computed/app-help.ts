import { settingsAddress } from "#core/addresses/settings-address.ts";
import { helpPages as englishPages } from "#core/words/en/help-pages.ts";
import { helpPanels } from "#core/words/help-panels.ts";
import { found } from "../tools/found.ts";
import { sourceDraft } from "../tools/source-draft.ts";
import type { AnswerDraft } from "./answer-draft.ts";

export type HelpScreen = keyof typeof englishPages;
type HelpTask = (typeof englishPages)[HelpScreen]["tasks"][number]["task"];

/** Something that help explains: a task of a screen, by its place on the page, or the screen as a whole. */
export interface HelpEntry {
  readonly screen: HelpScreen;
  readonly place: number | null;
}

/** The place of a task of help by its English name. */
export function helpOfTask(task: HelpTask): HelpEntry {
  const screens = Object.keys(englishPages) as HelpScreen[];
  const screen = screens.find((one) => englishPages[one].tasks.some((other) => other.task === task)) ?? "settings";
  return { screen, place: englishPages[screen].tasks.findIndex((one) => one.task === task) };
}

/** Writes the steps of a task, or what a screen shows, with a link to its page. */
export function writeHelp({ screen, place }: HelpEntry, draft: AnswerDraft): void {
  const { words } = draft;
  const help = sourceDraft({ asOf: null, status: "live", words: { answers: words } });
  const name = words.screenNames[screen];
  const page = words.helpPages[screen];
  const english = place === null ? undefined : englishPages[screen].tasks[place]?.task;
  const panel = english === undefined ? undefined : helpPanels[english];
  // Tasks have the same order in every language.
  const { task: title, how: text } = page.tasks[place ?? -1] ?? { task: name, how: page.shows };
  const address = panel === undefined ? `/${screen}` : settingsAddress(panel);
  const source = help.source({
    kind: "help",
    title: help.texts.help.title(name),
    provider: "help",
    data: { text: help.sentence("text", text) },
    href: address,
  });
  const [entry] = draft.take("help", { task: title }, found(title, [source]));
  draft.line(help.texts.help.entry({ task: title, screen: name, address, text, source: entry?.mark ?? "" }));
}
