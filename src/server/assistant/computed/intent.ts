import type { ToolContext } from "../tool.ts";
import type { AnswerDraft } from "./answer-draft.ts";

/** A question as it is read. */
export interface Question {
  readonly text: string;
  /** In small letters, without marks at its end. */
  readonly lower: string;
  /** The same without the symbols it names. */
  readonly unnamed: string;
  /** The text with symbols in place of names. */
  readonly withSymbols: string;
  /** The user's day, as 2026-03-04. */
  readonly today: string;
  /** Symbols that it names, or that were named with it, in their order. */
  readonly named: readonly string[];
}

/** One kind of question that can be answered from computed facts. */
export interface Intent {
  readonly id: string;
  /** True: it reads the user's own portfolio, and says nothing when that is left out. */
  readonly isPersonal: boolean;
  readonly matches: (question: Question) => boolean;
  readonly answer: (question: Question, draft: AnswerDraft, context: ToolContext) => Promise<void>;
}
