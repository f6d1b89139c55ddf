import { companyRules } from "#core/research/company-rules.ts";
import { momentumRule, trendRule } from "#core/research/price-rules.ts";
import { edgeWeight, unmeasuredWeight } from "#core/research/rule-weight.ts";
import { sideOf, verdictOf } from "#core/research/verdict.ts";
import { createRandom } from "./random.ts";

/** The share of a coherent company's figures that lie on its side. */
const agreeing = 0.85;

/**
 * How often each verdict comes out for made-up companies; `mirrored` for the same courses turned upside down. The figures of a company
 * are drawn one by one, so nothing speaks for a side but chance, and Hold is the right verdict for most. `sides` are those of companies
 * whose figures mostly agree: there a verdict has to leave Hold.
 */
export function verdicts({ seed, companies }: { readonly seed: number; readonly companies: number }) {
  const random = createRandom(seed);
  const counts = new Map<string, number>();
  let [coherent, onSide] = [0, 0];
  let mirrored = 0;
  let priced = 0;
  for (let company = 0; company < companies; company += 1) {
    const drift = random.between(-0.0012, 0.0012);
    const steps = Array.from({ length: 420 }, () => drift + (random.next() + random.next() - 1) * 0.03);
    const closes = courseOf(steps);
    const figures = companyRules.map(({ turnsAt, points }) => {
      // Around the values at which a rule turns, so that each of its answers comes up; one company in eight does not report it.
      const [one, other] = [turnsAt(1), turnsAt(-1)];
      const value = (one + other) / 2 + random.between(-1.5, 1.5) * Math.max(0.1, Math.abs(one - other));
      return { weight: unmeasuredWeight, isMeasured: false, points: random.next() < 0.125 ? null : points(value) };
    });
    const prices = [trendRule(closes), momentumRule(closes)].map(({ points, evidence }) => ({
      points,
      weight: edgeWeight(evidence),
      isMeasured: true,
    }));
    const { verdict } = verdictOf([...prices, ...figures], { isCovered: true });
    counts.set(verdict ?? "no verdict", (counts.get(verdict ?? "no verdict") ?? 0) + 1);
    const side = random.next() < 0.5 ? 1 : -1;
    const agreed = companyRules.map(({ turnsAt, points }) => {
      // A rule turns against a side where the other one begins.
      const [there, back] = [turnsAt(side === 1 ? -1 : 1), turnsAt(side)];
      const beyond = (there - back) * random.between(0.05, 0.5);
      const value = random.next() < agreeing ? there + beyond : back - beyond;
      return { weight: unmeasuredWeight, isMeasured: false, points: points(value) };
    });
    coherent += 1;
    if (sideOf(verdictOf([...prices, ...agreed], { isCovered: true }).verdict) === side) onSide += 1;
    const upside = courseOf(steps.map((one) => -one));
    const [trend, turned] = [trendRule(closes).points, trendRule(upside).points];
    if (trend !== null && turned !== null && trend !== 0 && turned !== 0) {
      priced += 1;
      if (trend === -turned) mirrored += 1;
    }
  }
  return { counts, companies, mirrored, priced, coherent, onSide };
}

function courseOf(steps: readonly number[]): readonly number[] {
  let price = 100;
  return steps.map((step) => (price *= Math.exp(step)));
}
