import type { z } from "zod";
import type { PortfolioAccount, PortfolioInstrument } from "#contract/portfolio.ts";
import type { importFile, ImportPreview, previewImport } from "#contract/portfolio-import.ts";
import type { SymbolCheck } from "./known-symbols.ts";
import type { LedgerCursor, LedgerLine } from "./store.ts";

/** The user's data that a plan needs, loaded while it is made. */
export interface PlanSources {
  /** Revision of the ledger. A plan is only valid for this revision. */
  revision(): Promise<number>;
  /** A page of the ledger's lines after a cursor, and the cursor of the next one. */
  linesPage(after: LedgerCursor | null): Promise<{ lines: readonly LedgerLine[]; next: LedgerCursor | null }>;
  accounts(): Promise<PortfolioAccount[]>;
  instruments(): Promise<PortfolioInstrument[]>;
  /** Number of instruments and prices that the user has entered. */
  saidSize(): Promise<{ instruments: number; prices: number }>;
  /** Original contents, by line id, of lines corrected during import. */
  importKeys(): Promise<ReadonlyMap<string, string>>;
  mapping(fingerprint: string): Promise<unknown>;
  defaultCurrency(): Promise<string>;
  checkSymbols: SymbolCheck;
}

export interface PlanSettings {
  readonly today: string;
  /** The latest day a transaction may have. */
  readonly lastDay: string;
  readonly maxBytes: number;
  readonly maxTransactions: number;
  readonly maxHoldings: number;
}

type PreviewInput = z.output<typeof previewImport.input>;

export type ImportFileInput = z.output<typeof importFile.input>;

/** The input that previews and imports have in common. */
export type ImportInput = PreviewInput;

export type PlanTask =
  | { readonly kind: "preview"; readonly input: PreviewInput }
  | { readonly kind: "import"; readonly input: ImportFileInput }
  | { readonly kind: "undo"; readonly importId: string };

export interface ImportCounts {
  readonly added: number;
  readonly duplicates: number;
  readonly skipped: number;
}

type ManualPrice = PortfolioInstrument["manualPrices"][number];

/** Everything that an import would write. It holds as long as the ledger has the revision it was made from. */
export interface ImportPlan {
  readonly revision: number;
  /** Null: there is nothing to add. */
  readonly importId: string | null;
  readonly broker: string;
  readonly counts: ImportCounts;
  readonly opened: readonly PortfolioAccount[];
  readonly instruments: readonly {
    readonly said: PortfolioInstrument;
    readonly isNew: boolean;
    readonly prices: readonly ManualPrice[];
  }[];
  readonly mappings: readonly { readonly fingerprint: string; readonly mapping: unknown }[];
}

export interface PlannedLines {
  readonly lines: readonly LedgerLine[];
  readonly keys: readonly { readonly transactionId: string; readonly key: string }[];
}

export type PlanResult =
  | { readonly kind: "preview"; readonly preview: ImportPreview }
  | { readonly kind: "import"; readonly plan: ImportPlan; readonly planned: PlannedLines }
  | { readonly kind: "undo"; readonly revision: number; readonly removed: number };

/** One run of a plan: where it reads the user's data, and its bounds. */
export interface Planning {
  readonly sources: PlanSources;
  readonly settings: PlanSettings;
  readonly revision: number;
  /** All lines, read once and only if they are needed. */
  readonly ledger: () => Promise<readonly LedgerLine[]>;
}
