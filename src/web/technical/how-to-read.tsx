import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Reading } from "#contract/indicators.ts";
import { rules, type ReadingId } from "#core/signals/reading-rules.ts";
import type { Rule } from "#core/signals/signal.ts";
import { directionMark } from "../format/direction.ts";
import { formatPercentChange } from "../format/format-price.ts";
import { fixed } from "../format/number-format.ts";
import styles from "../market/readings.module.css";
import { distanceWords, inputOf, readingName } from "../market/readings-table.tsx";
import { strategyPath } from "../market/strategy-path.ts";
import { signalRulesText } from "../text/signal-rules-text.ts";
import { text } from "../text/text.ts";
import { Card } from "../ui/card.tsx";
import { classNames } from "../ui/class-names.ts";

const words = text.readings;

/** The rules of one reading, with the one that applies now and its inputs. */
export function HowToRead({
  symbol,
  reading,
  isSample,
}: {
  symbol: string;
  reading: Reading;
  isSample: boolean;
}): ReactNode {
  const { id, indicator, ruleId, noteId, inputs } = reading;
  const list: readonly Rule[] = isReadingId(id) ? rules[id] : [];
  const distance = inputOf(inputs, "distancePercent");
  const name = readingName(indicator);
  return (
    <Card title={words.howTo} actions={<span className="quiet">{name}</span>}>
      <p className="soft pretty">
        {isSample ? words.sampleNote : signalRulesText.reasons[ruleId]}
        {isSample || noteId === null ? null : ` (${signalRulesText.notes[noteId]})`}
        {isSample || distance === null ? null : ` ${words.distance(distanceWords(distance))}`}
      </p>
      <ul className={classNames("grid p-0", styles.rules)} aria-label={words.rules(name)}>
        {list.map((line) => {
          const isNow = !isSample && line.id === ruleId;
          return (
            <li className="flex between gap-3 py-1 px-2 round-1h soft" key={line.id} data-now={isNow}>
              <span>{signalRulesText.lines[line.id]}</span>
              <b className="normal">
                {isNow ? <span aria-hidden="true">{markOf(line)} </span> : null}
                {text.signals.steps[line.signal]}
                {isNow ? <span className="visually-hidden">, {words.holdsNow}</span> : null}
              </b>
            </li>
          );
        })}
      </ul>
      {isSample || inputs.length === 0 ? null : (
        <dl className="flex wrap gap-y-1 gap-x-4 mt-2h quiet">
          {inputs.map(({ name: input, value: inputValue }) => (
            <div className="flex gap-1h" key={input}>
              <dt>{words.inputNames[input] ?? input}</dt>
              <dd className="soft">{inputWords(input, inputValue)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-2 quiet">
        {words.notAdvice} <Link to={strategyPath(symbol, id)}>{words.testIt}</Link>
      </p>
    </Card>
  );
}

function isReadingId(id: string): id is ReadingId {
  return id in rules;
}

function markOf({ signal }: Rule): string {
  return directionMark[signal === "Hold" ? "flat" : signal.endsWith("Buy") ? "up" : "down"];
}

function inputWords(name: string, value: number | null): string {
  if (value === null) return "—";
  return name.endsWith("Percent") ? formatPercentChange(value) : fixed(value, Math.abs(value) < 0.1 ? 4 : 2);
}
