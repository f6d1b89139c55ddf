/** Figures beside a holding on a phone, in the order a tap goes through them. */
export const holdingFigures = ["today", "todayPercent", "gain", "weight"] as const;
export type HoldingFigure = (typeof holdingFigures)[number];
