import type { ReactNode } from "react";
import type { Reading } from "#contract/indicators.ts";
import type { Direction } from "../format/direction.ts";
import { directionMark } from "../format/direction.ts";
import { text } from "../text/text.ts";
import { classNames } from "../ui/class-names.ts";
import styles from "./signal.module.css";

export type SignalName = Reading["signal"];

/** A signal as shape, word and colour. No signal has its own word. */
export function SignalBadge({ signal }: { signal: SignalName }): ReactNode {
  if (signal === null) return <span className="quiet nowrap">{text.signals.none}</span>;
  const side = signalSide(signal);
  return (
    <span className={classNames("inline-row gap-1 round-badge secondary medium nowrap", styles.badge, side)}>
      <span aria-hidden="true">{directionMark[side]}</span> {text.signals.steps[signal]}
    </span>
  );
}

/** The five steps side by side, with the current one marked. */
export function SignalScale({ signal }: { signal: SignalName }): ReactNode {
  return (
    <div className={classNames("grid faint meta text-centre gap-1", styles.scale)}>
      <span className="visually-hidden">
        {text.signals.overall(signal === null ? text.signals.none : text.signals.steps[signal])}
      </span>
      {signalSteps.map((step) => (
        <span
          key={step}
          aria-hidden="true"
          className={classNames(styles.step, step === signal && signalSide(step))}
          data-chosen={step === signal}
        >
          <span className={classNames("block mb-1 h-7", styles.stepBar)} />
          {text.signals.steps[step]}
        </span>
      ))}
    </div>
  );
}

const signalSteps = ["Strong Sell", "Sell", "Hold", "Buy", "Strong Buy"] as const;

function signalSide(signal: NonNullable<SignalName>): Direction {
  if (signal === "Hold") return "flat";
  return signal.endsWith("Buy") ? "up" : "down";
}
