import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { query } from "../shell/query.ts";
import { alertsText } from "../text/alerts-text.ts";
import { Select } from "../ui/select.tsx";
import { TextField } from "../ui/text-field.tsx";
import type { AlertDraft } from "./alert-draft.ts";
import styles from "./alerts.module.css";

const words = alertsText.dialog;
const signals = ["overall", "sma", "rsi", "macd", "adx"] as const;

interface PartProps {
  readonly draft: AlertDraft;
  readonly onChange: (draft: AlertDraft) => void;
  readonly isFaulty: boolean;
}

/** The condition part of the sentence: "is above [250]". */
export function AlertSentence(props: PartProps): ReactNode {
  const { draft, onChange } = props;
  const change = (part: Partial<AlertDraft>) => onChange({ ...draft, ...part });
  const number = <NumberField {...props} />;
  switch (draft.kind) {
    case "price":
    case "rsi":
      return (
        <>
          <Way draft={draft} onChange={onChange} above={words.isAbove} below={words.isBelow} />
          {number}
        </>
      );
    case "move":
      return (
        <>
          <Choice
            label={words.way}
            value={draft.direction}
            options={[
              ["up", words.rises],
              ["down", words.falls],
              ["either", words.moves],
            ]}
            onChange={(direction) => change({ direction })}
          />
          {number}
          <span>{words.percentOver}</span>
          <Choice
            label={words.period}
            value={draft.over}
            options={[
              ["day", words.day],
              ["week", words.week],
              ["month", words.month],
            ]}
            onChange={(over) => change({ over })}
          />
        </>
      );
    case "extreme":
      return (
        <>
          <span>{words.isAt}</span>
          <Choice
            label={words.way}
            value={draft.extreme}
            options={[
              ["high", words.highest],
              ["low", words.lowest],
            ]}
            onChange={(extreme) => change({ extreme })}
          />
          <span>{words.ofWeeks}</span>
          {number}
        </>
      );
    case "signal":
      return (
        <>
          <Choice
            label={words.signal}
            value={draft.signal}
            options={signals.map((signal) => [signal, words.signals[signal]])}
            onChange={(signal) => change({ signal })}
          />
          <span>{words.says}</span>
          <Choice
            label={words.way}
            value={draft.says}
            options={[
              ["buy", words.buy],
              ["sell", words.sell],
              ["hold", words.hold],
            ]}
            onChange={(says) => change({ says })}
          />
        </>
      );
    case "average":
      return (
        <>
          <span>{words.priceCrosses}</span>
          <Way draft={draft} onChange={onChange} above={words.upwards} below={words.downwards} />
          <span>{words.days}</span>
          {number}
        </>
      );
    case "volume":
      return (
        <>
          {number}
          <span>{words.timesUsual}</span>
        </>
      );
    case "earnings":
    case "dividend":
      return (
        <>
          <span>{words.within}</span>
          {number}
          <span>{words.daysAhead(draft.numbers[draft.kind])}</span>
        </>
      );
    case "rule":
      return <SavedRule draft={draft} onChange={onChange} />;
    default:
      return (
        <>
          {number}
          <span>{draft.kind === "drawdown" ? words.belowHigh : words.percentOrMore}</span>
        </>
      );
  }
}

function NumberField({ draft, onChange, isFaulty }: PartProps): ReactNode {
  return (
    <TextField
      label={words.value}
      hideLabel
      className={styles.number}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      isFaulty={isFaulty}
      value={draft.numbers[draft.kind]}
      onChange={(event) => onChange({ ...draft, numbers: { ...draft.numbers, [draft.kind]: event.target.value } })}
    />
  );
}

function Way({
  draft,
  onChange,
  above,
  below,
}: Omit<PartProps, "isFaulty"> & { above: string; below: string }): ReactNode {
  return (
    <Choice
      label={words.way}
      value={draft.is}
      options={[
        ["above", above],
        ["below", below],
      ]}
      onChange={(is) => onChange({ ...draft, is })}
    />
  );
}

/** The saved buy and sell rules, and the requested one. */
function SavedRule({ draft, onChange }: Omit<PartProps, "isFaulty">): ReactNode {
  const { data } = useQuery(query("GET /api/strategy/runs", {}));
  const saved = (data?.runs ?? []).flatMap(({ id, name, strategy }) =>
    strategy.kind === "rules" ? [{ id, name, strategy: { ...strategy, name } }] : [],
  );
  const isSaved = saved.some(({ strategy }) => JSON.stringify(strategy) === JSON.stringify(draft.strategy));
  const requestedRules =
    draft.strategy === null || isSaved ? [] : [{ id: "", name: draft.strategy.name, strategy: draft.strategy }];
  const all = [...requestedRules, ...saved];
  if (data !== undefined && all.length === 0) return <span className="soft">{words.noRules}</span>;
  const chosen = all.find(({ strategy }) => JSON.stringify(strategy) === JSON.stringify(draft.strategy));
  return (
    <>
      <Select
        label={words.rule}
        hideLabel
        value={chosen?.id ?? "none"}
        options={[
          ...(chosen === undefined ? [{ value: "none", label: words.rule }] : []),
          ...all.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(id) => onChange({ ...draft, strategy: all.find((one) => one.id === id)?.strategy ?? null })}
      />
      <span>{words.newSignal}</span>
    </>
  );
}

function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}): ReactNode {
  return (
    <Select
      label={label}
      hideLabel
      value={value}
      options={options.map(([each, name]) => ({ value: each, label: name }))}
      onChange={onChange}
    />
  );
}
