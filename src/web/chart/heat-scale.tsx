import type { ReactNode } from "react";

const steps = [-3, -2, -1, 0, 1, 2, 3];

/** The colours of a heat map between its lowest and its highest value. */
export function HeatScale({
  low,
  high,
  spoken,
}: {
  low: string;
  high: string;
  /** The same for screen readers. */
  spoken: string;
}): ReactNode {
  return (
    <>
      <span className="inline-row gap-1 ml-auto" aria-hidden="true">
        {low}
        <span className="inline-row gap-half">
          {steps.map((step) => (
            <i className="round-half h-10" key={step} data-heat={step} style={{ width: 14 }} />
          ))}
        </span>
        {high}
      </span>
      <span className="visually-hidden">{spoken}</span>
    </>
  );
}
