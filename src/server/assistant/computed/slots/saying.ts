import { lazy } from "#core/lazy.ts";

/** A subject as people name it: up to three words, a possessive included. */
const someone = String.raw`(?!(?:i|we|you|my|our|the market)(?!\p{L}))(?<s>[\p{L}\p{N}@$^][\p{L}\p{N}&.'@$^=-]*(?: [\p{L}\p{N}&.'-]+){0,2}?)`;

export interface Saying {
  /** The same phrase without borders and with anything for a subject: quick to compile, it rules most sayings out. */
  readonly hint: RegExp | null;
  readonly pattern: () => RegExp;
  readonly words: string;
}

/** A phrase and the words that replace it. `<s>` stands for a subject of up to three words. */
export function saying(said: string, words: string): Saying {
  return {
    hint: said.includes(String.raw`\p{`) ? null : new RegExp(said.replaceAll("<s>", ".+?"), "i"),
    pattern: lazy(
      () => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${said.replaceAll("<s>", someone)})(?![\p{L}\p{N}])`, "giu"),
    ),
    words: words.replaceAll("<s>", "$<s>"),
  };
}
