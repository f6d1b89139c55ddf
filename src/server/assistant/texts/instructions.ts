import { commonRules, markRules } from "../prompts.ts";

/** Changes with every change of a text below: texts kept under another version are not given again. */
export const textVersion = "2026-11-23.1";

/** Instructions shared by all texts made in one go, and those of each. */
function instructions(task: readonly string[], today: string): string {
  return [...commonRules, ...markRules, ...task, `Today is ${today} (UTC).`].map((rule) => `- ${rule}`).join("\n");
}

export function previewInstructions(today: string): string {
  return instructions(
    [
      "Write exactly three lines in English and nothing else: `Impact: …`, `Risk: …`, `Action: …`. One sentence each, at most 15 words, plain text.",
      "Impact: what the price did and what that means for the user's position, if there is one. Risk: what could go wrong, from the data. Action: the next dated event to watch, or `Nothing due`; never a trade.",
    ],
    today,
  );
}

export function reviewInstructions(today: string): string {
  return instructions(
    [
      "Sum up the review of the user's portfolio in at most 120 words: first what stands out most, then what is in order, then what is missing. The findings were made by rules; explain them, add none, and do not change their numbers.",
    ],
    today,
  );
}

export function briefInstructions(today: string): string {
  return instructions(
    [
      "Write one or two sentences in plain text, at most 45 words: what the day did to the portfolio or the watchlist and what did it, then the next dated event that matters. No heading, no list.",
    ],
    today,
  );
}

export function sentimentInstructions(today: string): string {
  return instructions(
    [
      "Say in at most 100 words how the mood of each symbol stands: mood from price beside mood from news, 0 to 1 with 0.5 neutral, how many stories, and where the two disagree. Few stories are weak evidence: say so.",
    ],
    today,
  );
}
