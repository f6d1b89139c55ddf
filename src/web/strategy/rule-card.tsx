import type { ReactNode } from "react";
import { presets } from "#core/backtest/presets.ts";
import type { Strategy } from "#core/backtest/strategy.ts";
import { presetNamesText } from "../text/preset-names-text.ts";
import { strategyText } from "../text/strategy-text.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { HoldEditor } from "./hold-editor.tsx";
import type { LabRun } from "./lab-run.ts";
import { RotationEditor } from "./rotation-editor.tsx";
import { steady } from "./run-key.ts";
import { RulesEditor } from "./rules-editor.tsx";
import { SentenceField } from "./sentence-field.tsx";
import styles from "./strategy.module.css";
import { SymbolChips } from "./symbol-chips.tsx";
import { classNames } from "../ui/class-names.ts";

const words = strategyText.strategy;

/** The rule in sentences, with its starting points. */
export function RuleCard({
  run,
  sentence,
  ran,
  onChange,
  onUndo,
}: {
  run: LabRun;
  /** A rule in words from the address; null if there is none. */
  sentence: string | null;
  /** The duration of the last run in words; null before the first. */
  ran: string | null;
  onChange: (change: Partial<LabRun>) => void;
  /** Null if there is nothing to undo. */
  onUndo: (() => void) | null;
}): ReactNode {
  const { strategy, symbols } = run;
  const edit = (next: Strategy): void => onChange({ strategy: { ...next, name: words.ownRule } });
  const chips = <SymbolChips symbols={symbols} onChange={(next) => onChange({ symbols: next })} />;
  const read = ({ strategy: found, symbols: named }: { strategy: Strategy; symbols: readonly string[] }): void =>
    onChange({ strategy: found, ...(named.length === 0 ? {} : { symbols: named }) });
  const own = steady({ ...strategy, name: "" });
  return (
    <Card
      title={words.rule}
      actions={
        <Button look="subtle" size="small" disabled={onUndo === null} onClick={() => onUndo?.()}>
          {words.undo}
        </Button>
      }
    >
      <fieldset className="flex wrap gap-1h min-0 p-0 edge-none">
        <legend className="mb-1h faint meta">{words.startFrom}</legend>
        {presets.map((preset) => (
          <button
            key={preset.id}
            type="button"
            className={classNames(
              "inline-row gap-1h min-h-26 py-half px-2 edge-strong round-control soft secondary medium hover-on-raised touch-min-h-44",
              styles.chip,
            )}
            aria-pressed={steady({ ...preset.strategy, name: "" }) === own}
            onClick={() => onChange({ strategy: { ...preset.strategy, name: presetNamesText[preset.id] } })}
          >
            {presetNamesText[preset.id]}
          </button>
        ))}
      </fieldset>
      {strategy.kind === "rules" ? (
        <RulesEditor strategy={strategy} symbols={chips} onChange={edit} />
      ) : strategy.kind === "hold" ? (
        <HoldEditor strategy={strategy} symbols={chips} onChange={edit} />
      ) : (
        <RotationEditor strategy={strategy} symbols={chips} onChange={edit} />
      )}
      <SentenceField given={sentence} onRule={read} />
      <p className="min-line mt-2 note text-end">{ran}</p>
    </Card>
  );
}
