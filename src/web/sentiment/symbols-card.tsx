import { IconAlertTriangle } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { Provenance } from "#contract/provenance.ts";
import type { SymbolMood } from "#contract/sentiment.ts";
import { fixed } from "../format/number-format.ts";
import { DataStatus } from "../market/data-status.tsx";
import { moodText } from "../text/mood-text.ts";
import { sentimentText } from "../text/sentiment-text.ts";
import { Card, type CardState } from "../ui/card.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { MoodTable } from "./mood-table.tsx";
import styles from "./sentiment.module.css";
import type { StoryWindow } from "./use-sentiment.ts";
import { classNames } from "../ui/class-names.ts";

const firstDivergences = 5;

/** Symbols with price mood and news mood side by side, the largest disagreements first. */
export function SymbolsCard({
  moods,
  window,
  caption,
  controls,
  note,
  state,
}: {
  moods: readonly SymbolMood[];
  window: StoryWindow;
  caption: string;
  controls: ReactNode;
  /** Explains the scope if its name doesn't. */
  note: string | null;
  state: CardState;
}): ReactNode {
  const loading: CardState = {
    kind: "loading",
    label: sentimentText.sentiment.loadingSymbols,
    skeleton: <RowSkeletons />,
  };
  const common = commonProvenance(moods);
  const hasFailedNews = moods.some(({ provenance }) => provenance.note !== undefined);
  return (
    <Card
      title={sentimentText.sentiment.symbols}
      beside={common === null ? null : <DataStatus provenance={common} />}
      actions={controls}
      flush
      state={state.kind === "loading" ? loading : state}
    >
      {note === null ? null : <p className="pt-0 pb-2 px-4 note">{note}</p>}
      {hasFailedNews ? <Notes moods={moods} /> : null}
      {moods.length === 0 ? null : (
        <>
          <Divergences moods={moods} />
          <MoodTable moods={moods} window={window} caption={caption} commonStatus={common?.status ?? null} />
          <details className={classNames("edge-top-soft pt-2 pb-2h px-4 soft size-secondary line-data", styles.rules)}>
            <summary className="accent pointer">{sentimentText.sentiment.howScored}</summary>
            <p className="mt-2 pretty">{sentimentText.sentiment.priceRule}</p>
            <p className="mt-2 pretty">{sentimentText.sentiment.newsRule}</p>
            <p className="mt-2 pretty">{sentimentText.sentiment.divergenceRule}</p>
          </details>
        </>
      )}
    </Card>
  );
}

/** Returns the provenance shared by all rows; null if they differ. */
function commonProvenance(moods: readonly SymbolMood[]): Provenance | null {
  const first = moods[0]?.provenance;
  if (first === undefined) return null;
  return moods.every(({ provenance }) => provenance.status === first.status) ? first : null;
}

/** Notes about missing or held-back data, each once. */
function Notes({ moods }: { moods: readonly SymbolMood[] }): ReactNode {
  const notes = [...new Set(moods.flatMap(({ provenance }) => provenance.note ?? []))];
  return (
    <ul className="pt-0 pb-2 px-4 amber size-secondary">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

function Divergences({ moods }: { moods: readonly SymbolMood[] }): ReactNode {
  const [showsAll, setShowsAll] = useState(false);
  const found = moods
    .filter(({ divergenceKind }) => divergenceKind !== null)
    .toSorted((one, other) => Math.abs(other.gap ?? 0) - Math.abs(one.gap ?? 0));
  if (found.length === 0)
    return moods.some(({ gap }) => gap !== null) ? (
      <p className="pt-0 pb-2 px-4 note">{sentimentText.sentiment.noDivergence}</p>
    ) : null;
  const visible = showsAll ? found : found.slice(0, firstDivergences);
  return (
    <section
      className={classNames("py-2h px-3 round-control on-amber", styles.divergences)}
      aria-label={sentimentText.sentiment.divergences}
    >
      <h3 className="row gap-1h amber secondary">
        <IconAlertTriangle size={16} stroke={1.8} aria-hidden="true" /> {sentimentText.sentiment.divergences}
      </h3>
      <ul className="mt-1">
        {visible.map((mood) => (
          <li className="py-half ink" key={mood.symbol}>
            {divergenceWords(mood)}
          </li>
        ))}
      </ul>
      {found.length > visible.length ? (
        <button type="button" className="min-h-24 accent touch-min-h-44" onClick={() => setShowsAll(true)}>
          {sentimentText.sentiment.moreDivergences(found.length - visible.length)}
        </button>
      ) : null}
    </section>
  );
}

/** Embeds the server's sentence in one that names the symbol and both figures. */
function divergenceWords({ symbol, divergenceKind, priceMood, newsMood }: SymbolMood): string {
  const words = divergenceKind === null ? "" : moodText.divergences[divergenceKind];
  return sentimentText.sentiment.divergence(
    symbol,
    words.charAt(0).toLowerCase() + words.slice(1),
    fixed(priceMood ?? 0, 2),
    fixed(newsMood ?? 0, 2),
  );
}

function RowSkeletons(): ReactNode {
  return (
    <div className="grid gap-card pt-1 pb-4 px-4">
      {["a", "b", "c", "d", "e", "f", "g", "h"].map((key) => (
        <Skeleton key={key} height={30} />
      ))}
    </div>
  );
}
