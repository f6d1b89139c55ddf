import type { CSSProperties, ReactNode } from "react";
import { TileMap } from "../../chart/tile-map.tsx";
import { formatPercent } from "../../format/format-price.ts";
import { missing } from "../../format/missing.ts";
import { useMoneyTexts } from "../../holdings/use-money-texts.ts";
import { groupName } from "../../market/group-name.ts";
import { figuresText } from "../../text/figures-text.ts";
import styles from "./allocation.module.css";
import type { Allocation, AllocationKind } from "../figures-types.ts";
import { classNames } from "../../ui/class-names.ts";
import { PictureButton } from "../../chart/picture-button.tsx";

const words = figuresText.allocation;
/** The number of colours before the remaining parts share one. */
const colours = 6;

/** The parts as areas. The table below has the figures. */
export function AllocationMap({
  data: { buckets, baseCurrency },
  by,
}: {
  data: Allocation;
  by: AllocationKind;
}): ReactNode {
  const money = useMoneyTexts(baseCurrency);
  const parts = buckets.flatMap(({ value, ...bucket }) =>
    value === null ? [] : [{ ...bucket, value: Number(value) }],
  );
  const largest = parts.toSorted((a, b) => b.value - a.value)[0];
  const debts = parts.filter(({ value }) => value < 0);
  return (
    <figure>
      <TileMap
        parts={parts.map(({ name, value }) => ({ id: name, value }))}
        caption={null}
        render={(id, room, place) => {
          const part = parts.find((other) => other.name === id);
          if (part === undefined) return null;
          const share = part.share === null ? missing : formatPercent(part.share * 100, 1);
          const tone = place < colours ? `var(--series-${place + 1})` : "var(--control-border)";
          return (
            <div
              className={classNames("column full full-height clip round-badge py-2 px-2", styles.tile)}
              style={{ "--tone": tone } as CSSProperties}
              title={`${groupName(by, part.name)}: ${money.amount(part.value)}, ${share}. ${part.symbols.join(", ")}`}
            >
              {room === "none" ? null : (
                <>
                  <b className="ellipsis strong">{groupName(by, part.name)}</b>
                  <span className="ellipsis ink size-secondary">{share}</span>
                </>
              )}
              {room === "plenty" && part.symbols.length > 0 ? (
                <small className="ellipsis ink size-meta">{part.symbols.join(" · ")}</small>
              ) : null}
            </div>
          );
        }}
      />
      <figcaption className="flex items-start gap-2 mt-2h note">
        <span className="grow">
          {largest === undefined ? null : (
            <span className="visually-hidden">
              {words.mapSummary(
                groupName(by, largest.name),
                largest.share === null ? missing : formatPercent(largest.share * 100, 1),
                parts.length,
              )}
            </span>
          )}
          {words.fundNote}{" "}
          {debts.map(({ name, value }) => (
            <span key={name}>{words.negative(groupName(by, name), money.amount(value))} </span>
          ))}
        </span>
        <PictureButton title={words.title} />
      </figcaption>
    </figure>
  );
}
