import type { Language } from "#core/languages/languages.ts";

/** The origin of a request: address and browser. */
export interface Caller {
  readonly clientAddress: string;
  readonly userAgent: string | null;
  /** The language of its page or the one its browser prefers. */
  readonly language: Language;
  readonly cookie: (name: string) => string | null;
}
