import { inPageLanguage } from "./in-page-language.ts";

const en = {
  tooLong: (most: number, length: number) => `At most ${most} characters; these are ${length}.`,
};

/** Words about texts that are too long: apart from the rest, so that the sign-in page does not load them. */
export const boundText = inPageLanguage({ en }, en);
