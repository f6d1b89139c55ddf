import type { ReactNode } from "react";
import type { MoodComponent } from "#contract/sentiment.ts";
import { percentSign } from "../format/locale.ts";
import { fixed } from "../format/number-format.ts";
import { DataStatus } from "../market/data-status.tsx";
import { Tone } from "../market/tone.tsx";
import { moodText } from "../text/mood-text.ts";
import { sentimentText } from "../text/sentiment-text.ts";
import { Card, type CardState } from "../ui/card.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { MoodTrack } from "./mood-track.tsx";
import styles from "./sentiment.module.css";
import { classNames } from "../ui/class-names.ts";

/** The components of the market's mood, each with its value, weight and rule. */
export function ComponentsCard({
  components,
  state,
}: {
  components: readonly MoodComponent[] | undefined;
  state: CardState;
}): ReactNode {
  const loading: CardState = { kind: "loading", label: sentimentText.sentiment.loading, skeleton: <PartSkeletons /> };
  const hasAny = components?.some(({ value }) => value !== null) ?? false;
  return (
    <Card title={sentimentText.sentiment.why} flush state={components === undefined ? loading : state}>
      <ul className={classNames("p-0", styles.parts)}>
        {components?.map((component) => (
          <li key={component.name}>
            <Part component={component} isLeftOut={hasAny && component.value === null} />
          </li>
        ))}
      </ul>
      <details className={classNames("edge-top-soft pt-2 pb-2h px-4 soft size-secondary line-data", styles.rules)}>
        <summary className="accent pointer">{sentimentText.sentiment.howScored}</summary>
        <p className="mt-2 pretty">{sentimentText.sentiment.marketRule}</p>
        <dl className="mt-2 pretty">
          {components?.map(({ name }) => (
            <div key={name}>
              <dt className="ink medium">{sentimentText.sentiment.components[name]}</dt>
              <dd>{moodText.rules[name]}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 pretty">{sentimentText.sentiment.bands}</p>
      </details>
    </Card>
  );
}

function Part({
  component: { name, value, weight, count, provenance },
  isLeftOut,
}: {
  component: MoodComponent;
  /** The score is computed without it. */
  isLeftOut: boolean;
}): ReactNode {
  return (
    <div className={classNames("grid cols-main-end items-center py-2 px-4", styles.part)}>
      <span className="ink medium">{sentimentText.sentiment.components[name]}</span>
      <span className="inline-row gap-3">
        {value === null ? null : <MoodTrack value={value} />}
        <Tone value={value} none={sentimentText.sentiment.noValue[name] ?? "—"} short />
      </span>
      <span className="flex wrap all-columns gap-y-half gap-x-3 note">
        {isLeftOut ? sentimentText.sentiment.leftOut : null}
        {value === null ? null : (
          <>
            {sentimentText.sentiment.counts[name]?.(count) ?? count}
            <span>{sentimentText.sentiment.weight(`${fixed(weight * 100, 0)}${percentSign}`)}</span>
          </>
        )}
        <DataStatus provenance={provenance} />
      </span>
    </div>
  );
}

function PartSkeletons(): ReactNode {
  return (
    <div className="grid gap-card pt-1 pb-4 px-4">
      {["a", "b", "c"].map((key) => (
        <Skeleton key={key} height={40} />
      ))}
    </div>
  );
}
