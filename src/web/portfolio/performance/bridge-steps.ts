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

export interface BridgeStep {
  readonly id: keyof typeof signs | "opening" | "closing";
  /** Levels are values; flows are money paid in and out; gains are what it earned. */
  readonly kind: "level" | "flow" | "gain";
  /** With its sign: fees are below zero. */
  readonly amount: number;
  readonly from: number;
  readonly to: number;
}

/** The steps of a bridge from its opening to its closing value, each where the one before it ended. */
export function bridgeSteps(bridge: Bridge): readonly BridgeStep[] {
  let level = Number(bridge.opening);
  const steps: BridgeStep[] = [{ id: "opening", kind: "level", amount: level, from: 0, to: level }];
  for (const id of Object.keys(signs) as (keyof typeof signs)[]) {
    const amount = signs[id] * Number(bridge[id]);
    steps.push({
      id,
      kind: id === "deposits" || id === "withdrawals" ? "flow" : "gain",
      amount,
      from: level,
      to: level + amount,
    });
    level += amount;
  }
  const closing = Number(bridge.closing);
  return [...steps, { id: "closing", kind: "level", amount: closing, from: 0, to: closing }];
}

/** What the steps leave between where they end and the closing value, in the currency's smallest unit: 0 when it closes. */
export function bridgeGap(bridge: Bridge, digits: number): number {
  const units = (amount: string): number => Math.round(Number(amount) * 10 ** digits);
  const moved = Object.entries(signs).reduce(
    (sum, [id, sign]) => sum + sign * units(bridge[id as keyof typeof signs]),
    units(bridge.opening),
  );
  return moved - units(bridge.closing);
}

/** What it earned: everything between the two values that is no flow. */
export function bridgeGain(bridge: Bridge): number {
  return bridgeSteps(bridge).reduce((sum, { kind, amount }) => (kind === "gain" ? sum + amount : sum), 0);
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
