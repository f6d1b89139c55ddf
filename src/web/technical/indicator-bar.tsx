import { IconRefresh } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { IndicatorInfo } from "#contract/indicators.ts";
import { query } from "../shell/query.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { AddIndicator } from "./add-indicator.tsx";
import { IntervalControl } from "./interval-control.tsx";
import { IndicatorSets } from "./indicator-sets.tsx";
import { type ChipParameter, ParameterChip } from "./parameter-chip.tsx";
import {
  type AddedIndicator,
  lengthBounds,
  parametersOf,
  sameChoice,
  type TechnicalChoice,
  usualChoice,
} from "./technical-address.ts";
import styles from "./technical.module.css";
import { classNames } from "../ui/class-names.ts";

const words = text.technical;
const { names } = text.indicators;

/** Interval, indicators with their parameters, and presets. */
export function IndicatorBar({
  choice,
  onChange,
}: {
  choice: TechnicalChoice;
  onChange: (change: Partial<TechnicalChoice>) => void;
}): ReactNode {
  const catalog = useQuery({ ...query("GET /api/market/indicator-catalog", {}), staleTime: Infinity });
  const infos = catalog.data?.indicators;
  const { interval, sma, rsi, macd, adx, add } = choice;
  const replaced = (place: number, values: readonly number[]): readonly AddedIndicator[] =>
    add.map((one, index) => (index === place ? { ...one, values } : one));
  return (
    <div className="row wrap gap-y-2 gap-x-3 py-2 px-3 card-box">
      <IntervalControl interval={interval} onChange={(next) => onChange({ interval: next })} />
      <div className="ml-auto inline-row wrap gap-1 phone-ml-0">
        <IndicatorSets choice={choice} onChange={onChange} />
        <Button
          look="subtle"
          disabled={sameChoice(choice, usualChoice)}
          icon={<IconRefresh size={15} stroke={1.8} aria-hidden="true" />}
          onClick={() => onChange(usualChoice)}
        >
          {words.reset}
        </Button>
      </div>
      <fieldset className={classNames("row wrap gap-2 basis-full min-0 p-0 edge-none", styles.chips)}>
        <legend className="visually-hidden">{words.parameters}</legend>
        <ParameterChip
          label={`${names.sma} ${sma}`}
          colour={1}
          parameters={[lengthOf(sma)]}
          onApply={([value = sma]) => onChange({ sma: value })}
        />
        <ParameterChip
          label={`${names.rsi} ${rsi}`}
          colour={3}
          parameters={[lengthOf(rsi)]}
          onApply={([value = rsi]) => onChange({ rsi: value })}
        />
        <ParameterChip
          label={`${names.macd} ${macd.join("/")}`}
          colour={1}
          parameters={(["fast", "slow", "signal"] as const).map((name, index) => lengthOf(macd[index] ?? 0, name))}
          check={([fast = 0, slow = 0]) => (fast < slow ? null : words.fastBelowSlow)}
          onApply={([fast = macd[0], slow = macd[1], signal = macd[2]]) => onChange({ macd: [fast, slow, signal] })}
        />
        <ParameterChip
          label={`${names.adx} ${adx}`}
          colour={6}
          parameters={[lengthOf(adx)]}
          onApply={([value = adx]) => onChange({ adx: value })}
        />
        {add.map((one, place) => {
          const info = infos?.find(({ id }) => id === one.id);
          return (
            <ParameterChip
              key={`${one.id} ${place}`}
              label={labelOf(one, info)}
              colour={null}
              parameters={info === undefined ? [] : parametersOf(info, one.values).map(chipParameter)}
              check={(values) => fastBelowSlow(info, values)}
              onApply={(values) => onChange({ add: replaced(place, values) })}
              onRemove={() => onChange({ add: add.filter((_other, index) => index !== place) })}
            />
          );
        })}
        <AddIndicator
          catalog={infos}
          hasFailed={catalog.error !== null}
          added={add}
          onChange={(next) => onChange({ add: next })}
        />
      </fieldset>
    </div>
  );
}

function lengthOf(value: number, name = "length"): ChipParameter {
  return { name, value, ...lengthBounds, isWhole: true };
}

function chipParameter({ name, value, min, max }: ReturnType<typeof parametersOf>[number]): ChipParameter {
  return { name, value, min, max, isWhole: Number.isInteger(min) };
}

function labelOf({ id, values }: AddedIndicator, info: IndicatorInfo | undefined): string {
  const shown =
    info === undefined
      ? values
      : parametersOf(info, values).flatMap(({ name, value }) => (name === "seed" ? [] : [value]));
  return [info?.name ?? id, shown.join("/")].filter(Boolean).join(" ");
}

function fastBelowSlow(info: IndicatorInfo | undefined, values: readonly number[]): string | null {
  const at = (name: string): number | undefined => values[info?.parameters.findIndex((one) => one.name === name) ?? -1];
  const fast = at("fast");
  const slow = at("slow");
  return fast !== undefined && slow !== undefined && fast >= slow ? words.fastBelowSlow : null;
}
