import type { Bridge } from "#contract/portfolio-figures.ts";

const signs = {
  deposits: 1,
  withdrawals: -1,
  realised: 1,
  unrealised: 1,
  income: 1,
  fees: -1,
  taxes: -1,
  currency: 1,
} as const;
const names = Object.keys(signs) as (keyof typeof signs)[];

export interface BridgeStep {
  readonly id: keyof typeof signs | "opening" | "closing";
  /** Levels are values; flows are money paid in and out; gains are what it earned. */
  readonly kind: "level" | "flow" | "gain";
  /** With its sign: fees are below zero. Null where a rate or price is missing. */
  readonly amount: number | null;
  readonly from: number;
  readonly to: number;
}

/**
 * The steps of a bridge from its opening to its closing value, each where the one before it ended. Unknown lines have no length;
 * the last of them is as long as all of them together.
 */
export function bridgeSteps(bridge: Bridge): readonly BridgeStep[] {
  const lastUnknown = names.findLast((id) => bridge[id] === null);
  let level = Number(bridge.opening);
  const steps: BridgeStep[] = [{ id: "opening", kind: "level", amount: level, from: 0, to: level }];
  for (const id of names) {
    const line = bridge[id];
    const amount = line === null ? null : signs[id] * Number(line);
    const to = level + (amount ?? (id === lastUnknown ? unknownSum(bridge) : 0));
    steps.push({ id, kind: id === "deposits" || id === "withdrawals" ? "flow" : "gain", amount, from: level, to });
    level = to;
  }
  const closing = Number(bridge.closing);
  return [...steps, { id: "closing", kind: "level", amount: closing, from: 0, to: closing }];
}

/** What the steps leave between where they end and the closing value, in the currency's smallest unit: 0 when it closes. Null while a line is unknown. */
export function bridgeGap(bridge: Bridge, digits: number): number | null {
  const units = (amount: string): number => Math.round(Number(amount) * 10 ** digits);
  const moved = names.reduce((sum, id) => {
    const line = bridge[id];
    return line === null ? sum : sum + signs[id] * units(line);
  }, units(bridge.opening));
  return names.some((id) => bridge[id] === null) ? null : moved - units(bridge.closing);
}

function unknownSum(bridge: Bridge): number {
  const known = names.reduce((sum, id) => sum + signs[id] * Number(bridge[id] ?? 0), Number(bridge.opening));
  return Number(bridge.closing) - known;
}

/** What was paid in, less what was taken out; null where either is unknown. */
export function bridgeAdded({ deposits, withdrawals }: Bridge): number | null {
  return deposits === null || withdrawals === null ? null : Number(deposits) - Number(withdrawals);
}

/** Where the bars stand: from zero, or from just below the lowest edge where the steps would be too small to see. */
export function bridgeFloor(steps: readonly BridgeStep[]): number {
  const moving = steps.flatMap(({ kind, from, to }) => (kind === "level" ? [to] : [from, to]));
  const [low, high] = [Math.min(...moving), Math.max(...moving)];
  if (low <= 0 || high - low > 0.4 * high) return Math.min(0, low);
  const room = Math.max(high - low, 0.02 * high);
  const unit = 10 ** Math.floor(Math.log10(room));
  return Math.max(0, Math.floor((low - 0.35 * room) / unit) * unit);
}
