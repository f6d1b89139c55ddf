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
  /** Levels are values, flows are deposits and withdrawals, gains are earned. */
  readonly kind: "level" | "flow" | "gain";
  /** Signed: fees are negative. Null if a rate or price is missing. */
  readonly amount: number | null;
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the steps from the opening to the closing value, each from the end of the previous one. Unknown lines have no
 * length, except that the last one covers all of them together.
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

/**
 * Returns the difference between the last step and the closing value, in the currency's smallest unit; 0 if the bridge
 * closes, null while a line is unknown.
 */
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

/** Returns deposits less withdrawals; null if either is unknown. */
export function bridgeAdded({ deposits, withdrawals }: Bridge): number | null {
  return deposits === null || withdrawals === null ? null : Number(deposits) - Number(withdrawals);
}

/** Returns the bars' baseline: zero, or just below the lowest edge if the steps would be too small to see. */
export function bridgeFloor(steps: readonly BridgeStep[]): number {
  const moving = steps.flatMap(({ kind, from, to }) => (kind === "level" ? [to] : [from, to]));
  const [low, high] = [Math.min(...moving), Math.max(...moving)];
  if (low <= 0 || high - low > 0.4 * high) return Math.min(0, low);
  const room = Math.max(high - low, 0.02 * high);
  const unit = 10 ** Math.floor(Math.log10(room));
  return Math.max(0, Math.floor((low - 0.35 * room) / unit) * unit);
}
