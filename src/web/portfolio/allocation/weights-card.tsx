import { type FormEvent, useState } from "react";
import type { ReactNode } from "react";
import { formatMoneyChange } from "../../format/format-money.ts";
import { formatPercent, formatPercentChange } from "../../format/format-price.ts";
import { missing } from "../../format/missing.ts";
import { fieldNumber, numberDoubt, typedNumber } from "../../format/typed-number.ts";
import { Hideable, Money } from "../../holdings/money.tsx";
import { groupName } from "../../market/group-name.ts";
import { figuresText } from "../../text/figures-text.ts";
import { text } from "../../text/text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { TextField } from "../../ui/text-field.tsx";
import styles from "./allocation.module.css";
import type { Allocation, AllocationKind } from "../figures-types.ts";
import { type TargetDraft, targetSum, weightsAsTargets } from "./target-draft.ts";
import { usePreferences } from "../use-preferences.ts";
import { classNames } from "../../ui/class-names.ts";
import { DataTable, type TableColumn } from "../../ui/data-table.tsx";

const words = figuresText.allocation;
type Way = keyof typeof words.ways;
type Bucket = Allocation["buckets"][number];

/** Each part with its weight, target and drift. Sets targets and allocates new cash. */
export function WeightsCard({
  data,
  by,
  cash,
  onCash,
}: {
  data: Allocation;
  by: AllocationKind;
  cash: string | null;
  onCash: (cash: string | null) => void;
}): ReactNode {
  const { buckets, baseCurrency } = data;
  const [draft, setDraft] = useState<TargetDraft | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [way, setWay] = useState<Way>("buy");
  const { change } = usePreferences();
  const hasTargets = buckets.some(({ target }) => target !== null);
  const largest = Math.max(...buckets.map(({ share, target }) => Math.max(share ?? 0, target ?? 0)), 0.01);
  const hasSuggestion = cash !== null && buckets.some((bucket) => bucket[way] !== null);
  const sum = draft === null ? null : targetSum(draft);
  const edit = (): void => {
    setFault(null);
    setDraft(
      Object.fromEntries(
        buckets.map(({ name, target }) => [
          name,
          target === null ? "" : fieldNumber(String(Math.round(target * 1e5) / 1e3)),
        ]),
      ),
    );
  };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (sum?.ratios == null) return;
    setIsBusy(true);
    setFault(null);
    try {
      await change({ targets: { [by]: sum.ratios } });
      setDraft(null);
    } catch {
      setFault(words.saveFailed);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Card
      title={words.bars}
      flush
      actions={
        draft === null ? (
          <Button size="small" onClick={edit}>
            {words.setTargets}
          </Button>
        ) : null
      }
    >
      <form onSubmit={(event) => void save(event)}>
        {fault === null ? null : <Alert className={styles.alert}>{fault}</Alert>}
        <DataTable<Bucket>
          caption={words.caption}
          columns={weightColumns({ by, baseCurrency, largest, draft, setDraft, way: hasSuggestion ? way : null })}
          rows={buckets}
          keyOf={({ name }) => name}
          frame="wide"
        />
        {sum === null ? null : <TargetFoot sum={sum} buckets={buckets} isBusy={isBusy} setDraft={setDraft} />}
      </form>
      {draft === null ? (
        <div className="flex wrap items-end gap-y-3 gap-x-6 pt-3 pb-4 px-4 edge-top">
          {hasTargets ? (
            <>
              <CashForm cash={cash} onCash={onCash} />
              {hasSuggestion ? (
                <div className={classNames("grid grow justify-items-start gap-1h", styles.ways)}>
                  <SegmentedControl
                    label={words.way}
                    value={way}
                    options={(["buy", "trade"] as const).map((value) => ({ value, label: words.ways[value] }))}
                    onChange={setWay}
                  />
                  <p className="note">{words.suggestionWords[way]}</p>
                </div>
              ) : cash === null ? null : (
                <p className="note">{words.needsTargets}</p>
              )}
            </>
          ) : (
            <p className="note">{words.needsTargets}</p>
          )}
        </div>
      ) : null}
    </Card>
  );
}

/** Returns the table's columns. While targets are set, theirs has fields; a way to allocate cash adds suggestions. */
function weightColumns({
  by,
  baseCurrency,
  largest,
  draft,
  setDraft,
  way,
}: {
  by: AllocationKind;
  baseCurrency: string;
  /** The largest share or target, which takes the whole width. */
  largest: number;
  draft: TargetDraft | null;
  setDraft: (draft: TargetDraft) => void;
  way: Way | null;
}): readonly TableColumn<Bucket>[] {
  return [
    {
      id: "name",
      head: words.columns.name,
      className: styles.name,
      render: ({ name }) => groupName(by, name),
      cellProps: ({ symbols }) => ({ title: symbols.join(", ") }),
    },
    {
      id: "track",
      head: words.columns.share,
      isHeadHidden: true,
      className: styles.track,
      render: ({ share, target }) => (
        <div className="relative">
          <i className="block h-10" style={{ width: `${(100 * Math.max(0, share ?? 0)) / largest}%` }} />
          {target === null ? null : <b className="absolute" style={{ left: `${(100 * target) / largest}%` }} />}
        </div>
      ),
      cellProps: () => ({ "aria-hidden": true }),
    },
    {
      id: "value",
      head: words.columns.value,
      render: ({ value }) => <Money amount={value} currency={baseCurrency} />,
    },
    {
      id: "share",
      head: words.columns.share,
      render: ({ share }) => (share === null ? missing : formatPercent(share * 100, 1)),
    },
    {
      id: "target",
      head: words.columns.target,
      render: ({ name, target }) =>
        draft === null ? (
          target === null ? (
            <span title={words.noTarget}>{missing}</span>
          ) : (
            formatPercent(target * 100, 1)
          )
        ) : (
          <input
            className={classNames("py-0 px-2 edge-control round-1h on-surface text-end h-28", styles.target)}
            inputMode="decimal"
            aria-label={words.targetOf(groupName(by, name))}
            value={draft[name] ?? ""}
            maxLength={8}
            onChange={({ target: field }) => setDraft({ ...draft, [name]: field.value })}
          />
        ),
    },
    {
      id: "drift",
      head: words.columns.drift,
      render: ({ drift }) =>
        drift === null ? missing : words.points(formatPercentChange(drift * 100).replace(/\s*%/, "")),
      cellProps: ({ drift }) => ({ title: drift === null ? words.noTarget : undefined }),
    },
    ...(way !== null
      ? [
          {
            id: "buy",
            head: words.columns.buy,
            className: "strong",
            render: (bucket: Bucket) => <Suggestion amount={bucket[way]} currency={baseCurrency} />,
          },
        ]
      : []),
  ];
}

function TargetFoot({
  sum,
  buckets,
  isBusy,
  setDraft,
}: {
  sum: ReturnType<typeof targetSum>;
  buckets: readonly Bucket[];
  isBusy: boolean;
  setDraft: (draft: TargetDraft | null) => void;
}): ReactNode {
  return (
    <div className={classNames("row wrap gap-2 py-2h px-4 edge-top", styles.targetFoot)}>
      <output className="amber" data-whole={sum.isWhole}>
        {sum.percent === null ? words.targetFault : targetWords(sum.percent)}
      </output>
      <Button
        size="small"
        look="subtle"
        onClick={() =>
          setDraft(
            weightsAsTargets(buckets.flatMap(({ name, share }) => (share === null ? [] : [{ id: name, share }]))),
          )
        }
      >
        {words.weightsAsTargets}
      </Button>
      <Button size="small" look="subtle" onClick={() => setDraft({})}>
        {words.clearTargets}
      </Button>
      <Button size="small" type="submit" look="primary" busy={isBusy} disabled={sum.ratios === null}>
        {words.saveTargets}
      </Button>
      <Button size="small" onClick={() => setDraft(null)}>
        {text.ui.cancel}
      </Button>
    </div>
  );
}

function CashForm({ cash, onCash }: { cash: string | null; onCash: (cash: string | null) => void }): ReactNode {
  const [value, setValue] = useState(fieldNumber(cash ?? ""));
  const [fault, setFault] = useState<string | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (value.trim() === "") return onCash(null);
    const written = String(typedNumber(value) ?? "");
    if (!/^\d{1,12}(?:\.\d{1,2})?$/.test(written)) return setFault(numberDoubt(value) ?? words.cashFault);
    return onCash(written);
  };
  return (
    <form className="flex wrap items-end gap-2" onSubmit={submit}>
      <TextField
        label={words.newCash}
        value={value}
        fault={fault}
        inputMode="decimal"
        maxLength={20}
        onChange={(event) => {
          setValue(event.target.value);
          setFault(null);
        }}
      />
      <Button type="submit" look="primary">
        {words.suggest}
      </Button>
    </form>
  );
}

function targetWords(percent: number): string {
  const sum = words.targetSum(formatPercent(percent, 1));
  if (percent === 0 || Math.abs(percent - 100) < 0.005) return sum;
  const rest = formatPercent(Math.abs(100 - percent), 1);
  return `${sum}, ${percent < 100 ? words.targetRest(rest) : words.targetOver(rest)}`;
}

function Suggestion({ amount, currency }: { amount: string | null; currency: string }): ReactNode {
  if (amount === null || Number(amount) === 0) return missing;
  return <Hideable>{formatMoneyChange(amount, currency)}</Hideable>;
}
