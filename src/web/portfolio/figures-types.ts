import type { Input, Output } from "../api/call.ts";

export type Performance = Output<"GET /api/portfolio/performance">;
export type Income = Output<"GET /api/portfolio/income">;
export type Allocation = Output<"GET /api/portfolio/allocation">;
export type Correlations = Output<"GET /api/portfolio/correlations">;
export type AllocationKind = NonNullable<Input<"GET /api/portfolio/allocation">["by"]>;
