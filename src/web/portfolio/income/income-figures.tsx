import type { ReactNode } from "react";
import { formatPercent, formatPercentChange } from "../../format/format-price.ts";
import { missing } from "../../format/missing.ts";
import { hasPayments } from "../../holdings/has-payments.ts";
import { Money } from "../../holdings/money.tsx";
import { RecordedIncome } from "../../holdings/recorded-income.tsx";
import { useMoneyTexts } from "../../holdings/use-money-texts.ts";
import { text } from "../../text/text.ts";
import { figuresText } from "../../text/figures-text.ts";
import { classNames } from "../../ui/class-names.ts";
import type { Income } from "../figures-types.ts";
import styles from "./income.module.css";

const words = figuresText.income;

/** The sums and yields. Without a payment at any time they are unknown, not zero. */
export function IncomeFigures({ data }: { data: Income }): ReactNode {
  const { baseCurrency, receivedTwelveMonths, receivedBefore, expectedTwelveMonths, yieldOnCost, yieldOnValue } = data;
  const money = useMoneyTexts(baseCurrency);
  const before = Number(receivedBefore);
  const hasSome =
    data.instruments.some(({ receivedInAll }) => hasPayments(receivedInAll)) ||
    data.months.some(({ received }) => hasPayments(received));
  const figures = [
    {
      name: words.received,
      value: <RecordedIncome amount={receivedTwelveMonths} hasPayments={hasSome} currency={baseCurrency} />,
      sentence: !hasSome
        ? text.position.noneRecordedHint
        : before === 0
          ? words.noBefore
          : words.against(
              money.amount(receivedBefore),
              formatPercentChange((Number(receivedTwelveMonths) / before - 1) * 100),
            ),
    },
    {
      name: words.expected,
      value: <Money amount={expectedTwelveMonths} currency={baseCurrency} />,
      sentence: words.expectedWords,
    },
    {
      name: words.yieldOnCost,
      value: hasSome ? ratioOf(yieldOnCost) : missing,
      sentence: yieldOnCost === null ? words.unknownCost : words.yieldOnCostWords,
    },
    {
      name: words.yieldOnValue,
      value: hasSome ? ratioOf(yieldOnValue) : missing,
      sentence: yieldOnValue === null ? words.unknownValue : words.yieldOnValueWords,
    },
  ];
  return (
    <dl className={classNames("grid cols-4 pt-1h", styles.figures)}>
      {figures.map(({ name, value, sentence }) => (
        <div className="px-4" key={name}>
          <dt className="soft size-secondary">{name}</dt>
          <dd className="mt-1">
            <b className="strong">{value}</b>
            <p className="mt-1 note">{sentence}</p>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ratioOf(ratio: number | null): string {
  return ratio === null ? figuresText.performance.returns.notAvailable : formatPercent(ratio * 100);
}
