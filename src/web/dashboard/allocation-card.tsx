import { useQuery } from "@tanstack/react-query";
import { memo, useState } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { problemDetails } from "../api/api-problem.ts";
import { formatPercent } from "../format/format-price.ts";
import { useFormats } from "../format/use-formats.ts";
import { useMoneyTexts } from "../holdings/use-money-texts.ts";
import { groupName } from "../market/group-name.ts";
import { query } from "../shell/query.ts";
import { text } from "../text/text.ts";
import { Card, type CardState } from "../ui/card.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import styles from "./allocation-card.module.css";
import { classNames } from "../ui/class-names.ts";

const words = text.home;
const kinds = ["sector", "asset-class", "currency"] as const;
type Kind = (typeof kinds)[number];
const maxBuckets = 6;

/** The portfolio's allocation as one bar and its parts. */
export const AllocationCard = memo(function AllocationCard(): ReactNode {
  useFormats();
  const [kind, setKind] = useState<Kind>("sector");
  const allocation = useQuery({
    ...query("GET /api/portfolio/allocation", { by: kind }),
    placeholderData: (before) => before,
  });
  const { data, error, refetch } = allocation;
  const money = useMoneyTexts(data?.baseCurrency ?? "USD");
  const parts = largestParts(data?.buckets ?? []);
  return (
    <Card
      title={
        <Link className="inherit-colour" to="/portfolio?tab=allocation">
          {words.allocation}
        </Link>
      }
      actions={
        <SegmentedControl
          label={words.allocationBy}
          value={kind}
          options={kinds.map((value) => ({ value, label: words.allocationKinds[value] }))}
          onChange={setKind}
        />
      }
      state={cardState()}
    >
      <div className="flex gap-half mb-3 clip h-10 round-badge" aria-hidden="true">
        {parts.map(({ name, share }, index) => (
          <span key={name} style={{ width: `${share * 100}%`, background: `var(--series-${index + 1})` }} />
        ))}
      </div>
      <ul className={classNames("grid cols-2 phone-cols-1 gap-y-1h gap-x-6 p-0", styles.legend)}>
        {parts.map(({ name, share, value }, index) => (
          <li className="row gap-2 min-0" key={name} title={value === null ? undefined : money.amount(value)}>
            <i className="fixed-size h-10" style={{ background: `var(--series-${index + 1})` }} aria-hidden="true" />
            <span className="ellipsis">{groupName(kind, name)}</span>
            <b className="ml-auto medium tabular">{formatPercent(share * 100, 1)}</b>
          </li>
        ))}
      </ul>
    </Card>
  );

  function cardState(): CardState {
    if (data === undefined && error === null)
      return { kind: "loading", label: words.allocationLoading, skeleton: <Skeleton height={96} /> };
    if (data === undefined)
      return {
        kind: "error",
        message: words.allocationFailed,
        ...(error === null ? {} : { details: problemDetails(error) }),
        onRetry: () => void refetch(),
      };
    return parts.length === 0 ? { kind: "empty", message: words.allocationEmpty } : { kind: "ready" };
  }
});

interface Bucket {
  readonly name: string;
  readonly share: number;
  readonly value: string | null;
}

/** Returns the largest parts, and the rest as one. */
function largestParts(
  buckets: readonly { readonly name: string; readonly share: number | null; readonly value: string | null }[],
): Bucket[] {
  const known = buckets
    .flatMap(({ share, ...bucket }) => (share !== null && share > 0 ? [{ ...bucket, share }] : []))
    .toSorted((first, second) => second.share - first.share);
  if (known.length <= maxBuckets) return known;
  const rest = known.slice(maxBuckets - 1);
  const sum = (of: (bucket: Bucket) => number) => rest.reduce((total, bucket) => total + of(bucket), 0);
  return [
    ...known.slice(0, maxBuckets - 1),
    { name: words.otherBuckets, share: sum(({ share }) => share), value: String(sum(({ value }) => Number(value))) },
  ];
}
