import { expect } from "vitest";
import { englishLack } from "#core/portfolio/english-lack.ts";
import type { Lack } from "#core/portfolio/lack.ts";
import { civilDay } from "#core/portfolio/civil-day.ts";
import { bridge, holdings, type PortfolioInput, type Scope, valueSeries } from "#core/portfolio/index.ts";
import { bridge as plainBridge } from "./plain-portfolio/bridge.ts";
import { dayValues as plainDays, unpriced } from "./plain-portfolio/day-values.ts";
import { holdings as plainHoldings } from "./plain-portfolio/holdings.ts";
import { ledgerOf } from "./plain-portfolio/ledger.ts";

/** Why a transaction can't be read; any other error is one of the engine. */
const refusals = /^transaction \S+: /;

/** "refused" where a calculation refuses a transaction. */
export function attempt<T>(work: () => T): T | "refused" {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && refusals.test(error.message)) return "refused";
    throw error;
  }
}

/** As it crosses the wire, where a zero has no sign, with reasons in words. */
function wired(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (name, part: unknown) =>
      name === "reason" && typeof part === "object" && part !== null ? englishLack(part as Lack) : part,
    ),
  );
}

/** Expects every figure of a range to be that of the plain engine: texts in every digit, daily values to nine digits. */
export function expectSameFigures(input: PortfolioInput, from: string, to: string, scope: Scope): void {
  const query = { asOf: to, by: input.baseCurrency === "USD" ? ("account" as const) : ("symbol" as const), scope };
  for (const lots of [{}, { lotsOf: null }])
    expect(attempt(() => wired(holdings(input, { ...query, ...lots })))).toEqual(
      attempt(() => wired(plainHoldings(input, { ...query, ...lots }))),
    );
  const found = attempt(() => bridge(input, { from, to, scope }));
  expect(wired(found)).toEqual(attempt(() => plainBridge(input, { from, to, scope })));
  if (found === "refused") return;
  const plain = ledgerOf(input, scope);
  const leftOut = new Set(unpriced(plain, [civilDay(from) - 1, civilDay(to)]).map(({ symbol }) => symbol ?? ""));
  const expected = plainDays(plain, { from, to, leftOut });
  const { days } = valueSeries(input, { from, to, scope });
  expect(days.map(({ date }) => date)).toEqual(expected.map(({ date }) => date));
  for (const [index, day] of days.entries())
    for (const name of ["inflow", "outflow", "income", "fees", "taxes", "feesPaidIn", "taxesPaidIn", "value"] as const)
      if (!isNear(day[name], expected[index]?.[name] ?? null, index === 0 || index === days.length - 1))
        throw new Error(`${name} of ${day.date}: ${day[name]} is not ${expected[index]?.[name]}`);
}

/** Binary numbers in another order of sums; the ends of a range are sums of values to the cent. */
function isNear(found: number | null, expected: number | null, isEnd: boolean): boolean {
  if (found === null || expected === null || Number.isNaN(expected)) return Object.is(found, expected);
  return Math.abs(found - expected) <= (isEnd ? 0.2 : 1e-6) + 1e-9 * Math.abs(expected);
}
