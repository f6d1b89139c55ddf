import type { z } from "zod";
import type { Picture } from "#contract/assistant.ts";
import type { DataStatus } from "#core/market/provenance.ts";
import type { Article, Fact, Subject } from "#core/grounding/evidence.ts";
import type { Words } from "#core/words/shape.ts";
import type { InternalApi } from "./internal-api.ts";

/** The context of a tool call: the addresses of the API as the same user, and the civil day. */
export interface ToolContext {
  readonly api: InternalApi;
  readonly userId: string;
  /** 2026-03-02 in UTC. */
  readonly today: string;
  /** The user's words: their numbers may be used in calculations. */
  readonly question: string;
  /** English where a model or another program reads what tools find, else in the reader's language. */
  readonly words: Words;
  /** Numbers of the answer so far, which later ones may be worked out from. */
  readonly facts: () => readonly KnownFact[];
}

/** A fact with its key in its source: `{{3.value}}` names the fact "value" of source 3. */
export interface KnownFact {
  readonly fact: Fact;
  readonly key: string;
  /** Money or shares of the user's own. */
  readonly isPrivate: boolean;
}

/** A fact before it belongs to an answer: its id counts within the source, and the answer gives the source its number. */
export type SourceFact = Omit<Fact, "id" | "source"> & { readonly key: string };
export type SourceArticle = Omit<Article, "source">;

/** A cell of a live table: a text, or a fact of the same source by its key. */
export type TableCell = { readonly text: string } | { readonly fact: string };

export interface SourceTable {
  readonly title: string;
  readonly columns: readonly { readonly label: string; readonly isNumber: boolean }[];
  readonly rows: readonly { readonly symbol: string | null; readonly cells: readonly TableCell[] }[];
}

/** One source that an answer can cite. */
export interface ToolSource {
  /** quote, history, news ...: decides its picture and where it opens. */
  readonly kind: string;
  /** "NVDA quote". */
  readonly title: string;
  readonly symbol: string | null;
  /** A path of the app, or the https address of an article. */
  readonly href: string | null;
  /** yahoo, ecb, "your portfolio", Reuters. */
  readonly provider: string;
  readonly status: DataStatus;
  readonly asOf: string | null;
  readonly facts: readonly SourceFact[];
  readonly articles: readonly SourceArticle[];
  /** Words that an answer may quote, by key. Of those from outside a model gets the marks, and the words of names alone. */
  readonly quotes: readonly {
    readonly key: string;
    readonly text: string;
    readonly articleId: string | null;
    /** A sentence of our own. */
    readonly isOwn: boolean;
  }[];
  readonly table: SourceTable | null;
  /** Texts that a reader can read, and the fields of the data that its reading replaces; null: nothing to read. */
  readonly readable: {
    readonly texts: readonly string[];
    readonly instead: readonly string[];
    /** Has no texts; what the reader says of it can't be checked against them. */
    readonly picture?: Picture;
  } | null;
  /**
   * The data sent to the model, as JSON. Values in it are references to facts, so that the model can refer to them and the user's own
   * amounts can be withheld.
   */
  readonly data: unknown;
  /** Plain texts of the data that we wrote. A model reads these, and of others only single words: codes, symbols, days. */
  readonly ownTexts: readonly string[];
}

/** A tool's result. Several sources where several can be cited, such as one a news story. */
export interface ToolFound {
  readonly ok: true;
  /** One line for people: "Quotes of NVDA and MSFT". */
  readonly summary: string;
  readonly sources: readonly ToolSource[];
  /** Symbols and names that appeared: later calls may ask for them, and numbers beside their names are theirs. */
  readonly subjects: readonly Subject[];
  /** Said to the user: a story that was held back, sample data left out, a list that was cut. */
  readonly notices: readonly {
    readonly code: "quarantined" | "sample-left-out" | "incomplete";
    readonly detail: string;
  }[];
}

/** There is nothing to tell, and why: "No data available for symbol". */
export interface ToolMissing {
  readonly ok: false;
  readonly reason: string;
  /** Sent to a model instead, where the reason may have words from outside. */
  readonly code?: string;
}

/** Something the model may ask for and only the user's click does. */
export interface ToolProposal {
  readonly kind: "watch" | "transaction" | "alert";
  /** Body of the ordinary address. */
  readonly route: "POST /api/watchlist" | "POST /api/portfolio/transactions" | "POST /api/alerts";
  readonly input: Readonly<Record<string, unknown>>;
  /** "Add NVDA to your watchlist". */
  readonly summary: string;
}

interface Described<I extends z.ZodType> {
  /** snake_case, as models expect it. */
  readonly name: string;
  /** For the model: what it gives and when to ask for it. */
  readonly description: string;
  readonly input: I;
  /** Symbols the call names; each must be one that the user or an earlier tool named. */
  readonly symbolsOf: (input: z.output<I>) => readonly string[];
}

export interface ReadingTool<I extends z.ZodType = z.ZodType> extends Described<I> {
  readonly kind: "read";
  readonly run: (input: z.output<I>, context: ToolContext) => Promise<ToolFound | ToolMissing>;
}

export interface ProposingTool<I extends z.ZodType = z.ZodType> extends Described<I> {
  readonly kind: "propose";
  readonly propose: (input: z.output<I>, context: ToolContext) => Promise<ToolProposal | ToolMissing>;
}

export type Tool = ReadingTool | ProposingTool;

export function readingTool<I extends z.ZodType>(tool: Omit<ReadingTool<I>, "kind">): ReadingTool {
  return { kind: "read", ...tool } as unknown as ReadingTool;
}

export function proposingTool<I extends z.ZodType>(tool: Omit<ProposingTool<I>, "kind">): ProposingTool {
  return { kind: "propose", ...tool } as unknown as ProposingTool;
}

/** Words from outside inside the data of a source: serialised as their mark, or as they are for other programs. */
export interface QuoteReference {
  readonly $quote: string;
}

/** A sentence of our own inside the data of a source: serialised with its mark. */
export interface SentenceReference {
  readonly $sentence: string;
  readonly text: string;
}

/** A fact inside the data of a source: serialised as its value, its mark, or both. */
export interface FactReference {
  readonly $fact: string;
  /** Money or shares of the user's own, which can be left out of what is sent. */
  readonly isPrivate: boolean;
}

/** Words of the user's own inside the data of a source: their amounts can be withheld. */
export interface OwnWords {
  readonly $words: string;
}
