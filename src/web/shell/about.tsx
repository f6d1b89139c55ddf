import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import { query } from "./query.ts";

const parts = [
  ["React, React Router", "MIT"],
  ["TanStack Query", "MIT"],
  ["Mantine", "MIT"],
  ["Tabler Icons", "MIT"],
  ["D3 scale and shape", "ISC"],
  ["Inter", "SIL Open Font License 1.1"],
] as const;

/** Version, licence and credits. */
export function About(): ReactNode {
  const { data: rules } = useQuery(query("GET /api/account/rules", {}));
  return (
    <div className="grid gap-3 soft">
      <p>
        <strong className="ink">{text.product}</strong> {rules === undefined ? null : text.shell.version(rules.version)}
      </p>
      <p>{text.shell.licence}</p>
      <p>{text.shell.licences}</p>
      <dl className="grid gap-half">
        {parts.map(([name, licence]) => (
          <div className="flex between gap-4" key={name}>
            <dt>{name}</dt>
            <dd className="faint">{licence}</dd>
          </div>
        ))}
      </dl>
      <p>
        {text.shell.chartsBy}{" "}
        <a href="https://www.tradingview.com/" target="_blank" rel="noreferrer">
          tradingview.com
        </a>
      </p>
    </div>
  );
}
