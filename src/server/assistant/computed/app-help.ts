import { helpPages as englishPages } from "#core/words/en/help-pages.ts";
import { found } from "../tools/found.ts";
import { sourceDraft } from "../tools/source-draft.ts";
import type { AnswerDraft } from "./answer-draft.ts";
import type { AppHelp } from "./slots/read-app-help.ts";

/** Writes the steps of each task with a link to its page. */
export function writeHelp({ entries: fitting }: AppHelp, draft: AnswerDraft): void {
  const { words } = draft;
  const help = sourceDraft({ asOf: null, status: "live", words: { answers: words } });
  for (const { screen, task, address } of fitting) {
    const name = words.screenNames[screen];
    const page = words.helpPages[screen];
    // Tasks have the same order in every language.
    const place = englishPages[screen].tasks.findIndex((one) => one.task === task);
    const { task: title, how: text } = page.tasks[place] ?? { task: name, how: page.shows };
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
}
