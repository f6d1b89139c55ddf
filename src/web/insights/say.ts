import type { ReactNode } from "react";
import type { ReportBlock } from "#contract/research.ts";

export type Statement = Extract<ReportBlock, { kind: "statements" }>["statements"][number];

/** Renders a statement with its figures. */
export type Say = (statement: Statement) => ReactNode;
