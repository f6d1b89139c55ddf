import type { Language } from "#core/languages/languages.ts";
import { commonRules, markRules } from "../prompts.ts";
import type { SectionId } from "./section-draft.ts";

/** Changes with every change of a text below: sections kept under another version are not given again. */
export const researchVersion = "2026-11-27.1";

const tasks: Readonly<Record<SectionId, string>> = {
  summary:
    "Sum up the verdict: what it is, which rules count and which are left out because they have no confirmed edge, what evidence is missing, how earlier verdicts turned out, and what would prove it wrong. The verdict was made by rule: do not change it and add no rating of your own. The ranges of a quarter are widths without probabilities.",
  business: "Say what the business is and what, if anything, its margins and returns say about a moat.",
  financials: "Say how revenue, margins, cash flow and debt went, and how the reports compared with what was expected.",
  valuation:
    "Say how the price compares with earnings, sales and cash flow, with the companies beside it, and what growth it counts on. Name the assumption.",
  technical:
    "Say what the signals and the course of the price show, and whether such signals had an edge before. Never state a hit rate without its base rate.",
  news: "Say what is written, in which tone, where price and news disagree, and which dated events come next. News is what its publisher says.",
  risks:
    "Set out the bull and the bear case with equal care and length, then what could go wrong. Neither side wins here.",
  position:
    "Say what the user holds of it, how it did, and what to watch. Where nothing is held, say so and go on to what to watch.",
};

const names = new Intl.DisplayNames("en", { type: "language" });
const inOtherLanguages = [
  "Address the reader formally. Don't use the form |direction: its verbs are English. Keep the names of ratings as the data has them.",
];

/** Our own instructions for one section of a report, without anything from outside. */
export function sectionInstructions(
  section: SectionId,
  title: string,
  { language, today }: { readonly language: Language; readonly today: string },
): string {
  return [
    ...commonRules,
    ...markRules,
    `Write the section “${title}” of a research report in ${names.of(language) ?? language}, in at most 130 words of plain paragraphs, without a heading.`,
    ...(language === "en" ? [] : inOtherLanguages),
    tasks[section],
    "Code states the figures one by one beside your text: explain what they mean together, and change no number.",
    "Say first what is missing, where the gaps matter. Promise nothing: no certainty about what is to come, no gain without risk.",
    `Today is ${today} (UTC).`,
  ]
    .map((rule) => `- ${rule}`)
    .join("\n");
}
