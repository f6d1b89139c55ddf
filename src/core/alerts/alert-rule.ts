export type { AlertReading } from "./alert-reading.ts";
export type { AlertRule } from "./alert-kinds.ts";
export type { MovePeriod } from "./kinds/move.ts";
