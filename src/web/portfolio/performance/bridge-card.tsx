import { writtenLack } from "../../format/written-lack.ts";
import { IconCheck } from "@tabler/icons-react";
import type { CSSProperties, ReactNode } from "react";
import { formatDay } from "../../format/format-date.ts";
import { formatMoney, moneyDigits, moneyDirection } from "../../format/format-money.ts";
import { missing } from "../../format/missing.ts";
import { Money, MoneyChange } from "../../holdings/money.tsx";
import { unpricedThroughout } from "../../holdings/unpriced.ts";
import { useMoneyTexts } from "../../holdings/use-money-texts.ts";
import { figuresText } from "../../text/figures-text.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { bridgeAdded, bridgeFloor, bridgeGap, type BridgeStep, bridgeSteps } from "./bridge-steps.ts";
import type { Performance } from "../figures-types.ts";
import styles from "./performance.module.css";
import { classNames } from "../../ui/class-names.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { PictureButton } from "../../chart/picture-button.tsx";

const words = figuresText.performance.bridge;

/**
 * The steps from the opening to the closing value: deposits, gains and costs. Each step starts where the last one
 * ended.
 */
export function BridgeCard({ data }: { data: Performance }): ReactNode {
  const { bridge, from, to, baseCurrency } = data;
  const money = useMoneyTexts(baseCurrency);
  const title = words.title(formatDay(from), formatDay(to));
  if (bridge === null || unpricedThroughout(data).names.length > 0)
    return <Card title={title} state={{ kind: "empty", message: words.missing }} />;
  const steps = bridgeSteps(bridge);
  const digits = moneyDigits(baseCurrency);
  const units = bridgeGap(bridge, digits);
  const gap = units === null ? null : units / 10 ** digits;
  const added = bridgeAdded(bridge);
  // Total gain: closing + withdrawals - deposits - opening.
  const gain = added === null ? "" : money.change(Number(bridge.closing) - Number(bridge.opening) - added);
  const floor = bridgeFloor(steps);
  return (
    <Card
      title={title}
      beside={
        <span className="quiet">
          {added === null
            ? null
            : added < 0
              ? words.took(money.amount(-added), gain)
              : words.added(money.amount(added), gain)}
        </span>
      }
      actions={
        <Badge look={gap === 0 ? "blue" : "amber"}>
          {gap === 0 ? <IconCheck size={12} stroke={2.2} aria-hidden="true" /> : null}
          {gap === null
            ? words.isIncomplete
            : words.closes(gap === 0 ? formatMoney(0, baseCurrency) : money.amount(gap))}
        </Badge>
      }
    >
      <figure>
        <Waterfall steps={steps} floor={floor} currency={baseCurrency} />
        <figcaption className="text-end">
          <PictureButton title={title} provenance={data.provenance} />
        </figcaption>
      </figure>
      <DataTable
        caption={words.caption}
        columns={[
          { id: "step", head: words.step, render: ({ id }) => words.steps[id] },
          {
            id: "amount",
            head: words.amount,
            render: ({ kind, amount }) =>
              kind === "level" ? (
                <Money amount={amount} currency={baseCurrency} />
              ) : (
                <MoneyChange amount={amount} currency={baseCurrency} />
              ),
          },
        ]}
        rows={steps}
        keyOf={({ id }) => id}
        className="visually-hidden"
      />
      <p className={classNames("mt-2h note", styles.note)}>
        {floor === 0 ? null : `${words.startsAt(money.short(floor))} `}
        {gap === null ? `${words.unknownLines(data.incomplete.map(({ reason }) => writtenLack(reason)))} ` : null}
        {Number(bridge.impliedDeposits ?? 0) === 0 ? null : words.implied(money.amount(bridge.impliedDeposits ?? 0))}
      </p>
    </Card>
  );
}

function Waterfall({
  steps,
  floor,
  currency,
}: {
  steps: readonly BridgeStep[];
  floor: number;
  currency: string;
}): ReactNode {
  const money = useMoneyTexts(currency);
  const top = Math.max(...steps.flatMap(({ from, to }) => [from, to]), floor + 1);
  const share = (value: number): number => (100 * (value - floor)) / (top - floor);
  return (
    <div className={classNames("grid gap-half", styles.waterfall)} aria-hidden="true">
      {steps.map(({ id, kind, amount, from, to }) => {
        const start = kind === "level" ? Math.min(0, floor) || floor : from;
        const [low, high] = [share(Math.min(start, to)), share(Math.max(start, to))];
        const direction = amount === null ? "flat" : moneyDirection(amount, currency);
        const sign = { up: "+", down: "−", flat: "" }[direction];
        const look = kind === "gain" ? direction : kind;
        return (
          <div
            key={id}
            className={classNames("flex min-0", styles.step)}
            title={`${words.steps[id]} ${amount === null ? missing : money.amount(amount)}`}
          >
            <span className={classNames("faint meta text-centre", styles.stepName)}>{words.steps[id]}</span>
            <div className={classNames("relative edge-bottom", styles.column)}>
              <i className="absolute" data-look={look} style={place(low, Math.max(high - low, 0))} />
              {id === "closing" ? null : (
                <span className={classNames("absolute", styles.joint)} style={place(share(to), 0)} />
              )}
              <b
                className="absolute mb-1 soft meta medium text-centre nowrap"
                data-look={look}
                data-side={sideOf(low, high)}
                style={place(low, high - low)}
              >
                {amount === null
                  ? missing
                  : kind === "level"
                    ? money.short(amount)
                    : `${sign}${money.short(Math.abs(amount))}`}
              </b>
            </div>
          </div>
        );
      })}
    </div>
  );
}

/** Returns where a label fits beside a horizontal bar: on either side, or else on the bar. */
function sideOf(low: number, high: number): "before" | "after" | "inside" {
  const [before, after] = [low, 100 - high];
  if (Math.max(before, after) < 25) return "inside";
  return before > after ? "before" : "after";
}

/** A bar's start and length. The style sheet draws it vertically, or horizontally on a phone. */
function place(start: number, length: number): CSSProperties {
  return { "--start": `${start}%`, "--length": `${length}%` } as CSSProperties;
}
