import type { Fact, FigureUnit } from "../grounding/evidence.ts";
import { plainNumber } from "./plain-number.ts";

/** A number of an expression with its meaning. */
export interface Operand {
  readonly label: string;
  readonly value: number;
  readonly unit: FigureUnit;
  readonly currency: string | null;
  /** A constant that isn't a fact, such as the 12 months of a year. */
  readonly isConstant?: boolean;
}

export type Evaluated =
  | {
      readonly ok: true;
      readonly value: number;
      readonly unit: FigureUnit;
      readonly currency: string | null;
      /** The expression with its operands: "23,075.52 × 6.8 %". */
      readonly formula: string;
      readonly inputs: Fact["inputs"];
    }
  | { readonly ok: false; readonly reason: string };

interface Quantity {
  readonly value: number;
  readonly unit: FigureUnit;
  readonly currency: string | null;
  readonly isConstant?: boolean;
}

const maxCharacters = 400;

/**
 * Evaluates an expression of numbers, + − × ÷ and parentheses with its unit: dollars by dollars is a plain number,
 * dollars less euros is refused, and 6.8 % of an amount is 6.8 hundredths of it. `resolve` maps each number or
 * `{{name}}` to its value, or to the reason it is refused. With `isStrict`, quotients of different units are refused,
 * and so are sums with constants other than 1.
 */
export function evaluate(
  text: string,
  resolve: (written: string) => Operand | string,
  { isStrict = false }: { readonly isStrict?: boolean } = {},
): Evaluated {
  if (text.length > maxCharacters) return { ok: false, reason: `At most ${maxCharacters} characters` };
  const tokens = tokensOf(text);
  if (tokens === null) return { ok: false, reason: "Use only numbers, {{names}} of amounts, + - * / and parentheses" };
  const inputs: Operand[] = [];
  const written: string[] = [];
  let at = 0;

  /** Sums of products of atoms, by recursive descent. */
  function sum(): Quantity {
    let left = product();
    while (tokens?.[at] === "+" || tokens?.[at] === "-") {
      const sign = tokens[at++];
      written.push(sign === "+" ? "+" : "−");
      const right = product();
      if (isStrict && [left, right].some(({ isConstant, value }) => isConstant === true && value !== 1))
        throw new Refused("1 is the only constant that can be added or subtracted");
      left = added(left, right, sign === "+" ? 1 : -1);
    }
    return left;
  }

  function product(): Quantity {
    let left = atom();
    while (tokens?.[at] === "*" || tokens?.[at] === "/") {
      const sign = tokens[at++];
      written.push(sign === "*" ? "×" : "÷");
      const right = atom();
      const isConstant = left.isConstant === true && right.isConstant === true;
      if (isStrict && sign === "/" && isMixed(left, right))
        throw new Refused(`${words[left.unit]} by ${words[right.unit]} isn't meaningful`);
      left = { ...(sign === "*" ? multiplied(left, right) : divided(left, right)), isConstant };
    }
    return left;
  }

  function atom(): Quantity {
    const token = tokens?.[at++];
    if (token === undefined) throw new Refused("The expression is incomplete");
    if (token === "-") {
      written.push("−");
      const inner = atom();
      if (inner.unit === "date") throw new Refused("A date can't have a sign");
      return { ...inner, value: -inner.value };
    }
    if (token === "(") {
      written.push("(");
      const inner = sum();
      if (tokens?.[at++] !== ")") throw new Refused("A closing parenthesis is missing");
      written.push(")");
      return inner;
    }
    if (/^[+*/)]$/.test(token)) throw new Refused(`A number is missing before ${token}`);
    const operand = resolve(token);
    if (typeof operand === "string") throw new Refused(operand);
    inputs.push(operand);
    written.push(operandText(operand));
    return operand;
  }

  try {
    const { value, unit, currency } = sum();
    if (at < tokens.length) return { ok: false, reason: `Unexpected: ${tokens[at] ?? ""}` };
    if (!Number.isFinite(value)) return { ok: false, reason: "Can't divide by zero" };
    const formula = written.join(" ").replaceAll("( ", "(").replaceAll(" )", ")");
    return { ok: true, value, unit, currency, formula, inputs };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, reason: error.message };
    throw error;
  }
}

class Refused extends Error {}

function operandText({ value, unit }: Operand): string {
  if (unit === "date") return new Date(value).toISOString().slice(0, 10);
  return unit === "percent" ? `${plainNumber(value)} %` : plainNumber(value);
}

/** True if a quotient has a unit that no fact has, such as a plain number by money. */
function isMixed(left: Quantity, right: Quantity): boolean {
  const isSame = left.unit === right.unit || (isPercent(left) && isPercent(right)) || (isPlain(left) && isPlain(right));
  const isPerPiece = left.unit === "money" && (right.unit === "shares" || right.unit === "days");
  return !isSame && !isPerPiece && !isPlain(right) && !isPercent(right);
}

function tokensOf(text: string): readonly string[] | null {
  const plain = text.replaceAll("×", "*").replaceAll("÷", "/").replaceAll("\u2212", "-");
  const tokens = plain.match(/\{\{[^{}\s]{1,80}\}\}|\d[\d,]*(?:\.\d+)?|[-+*/()]|[^\s]/g) ?? [];
  return tokens.length > 0 && tokens.every((token) => /^(?:\{\{|\d|[-+*/()]$)/.test(token)) ? tokens : null;
}

const words: Readonly<Record<FigureUnit, string>> = {
  money: "money",
  percent: "per cent",
  "percentage-points": "percentage points",
  number: "a plain number",
  count: "a count",
  shares: "shares",
  days: "days",
  date: "a date",
};

function isPlain({ unit }: Quantity): boolean {
  return unit === "number" || unit === "count";
}

function isPercent({ unit }: Quantity): boolean {
  return unit === "percent" || unit === "percentage-points";
}

function added(left: Quantity, right: Quantity, sign: 1 | -1): Quantity {
  const value = left.value + sign * right.value;
  if (isPercent(left) && isPercent(right))
    return { value, unit: sign < 0 ? "percentage-points" : left.unit, currency: null };
  if (left.unit === "date" && right.unit === "date" && sign < 0)
    return { value: Math.round(value / 86_400_000), unit: "days", currency: null };
  if (left.unit === "money" && right.unit === "money" && left.currency !== right.currency)
    throw new Refused(
      `${left.currency ?? "?"} and ${right.currency ?? "?"} can't be added. Get the exchange rate first`,
    );
  if (isPlain(left) && isPlain(right))
    return { value, unit: left.unit === right.unit ? left.unit : "number", currency: null };
  if (left.unit !== right.unit || left.unit === "date")
    throw new Refused(`${words[left.unit]} and ${words[right.unit]} can't be added`);
  return { ...left, value };
}

function multiplied(left: Quantity, right: Quantity): Quantity {
  if (left.unit === "date" || right.unit === "date") throw new Refused("A date can't be multiplied");
  if (left.unit === "money" && right.unit === "money") throw new Refused("Money times money isn't meaningful");
  if (isPlain(left)) return { ...right, value: left.value * right.value };
  if (isPlain(right)) return { ...left, value: left.value * right.value };
  if (isPercent(left) && isPercent(right))
    return { value: (left.value * right.value) / 100, unit: "percent", currency: null };
  if (isPercent(left)) return { ...right, value: (left.value / 100) * right.value };
  if (isPercent(right)) return { ...left, value: left.value * (right.value / 100) };
  const money = left.unit === "money" ? left : right;
  const other = money === left ? right : left;
  if (money.unit === "money" && (other.unit === "shares" || other.unit === "days"))
    return { ...money, value: left.value * right.value };
  throw new Refused(`${words[left.unit]} times ${words[right.unit]} isn't meaningful`);
}

function divided(left: Quantity, right: Quantity): Quantity {
  if (left.unit === "date" || right.unit === "date") throw new Refused("A date can't be divided");
  const value = left.value / right.value;
  if (left.unit === "money" && right.unit === "money" && left.currency !== right.currency)
    throw new Refused(`${left.currency ?? "?"} by ${right.currency ?? "?"}: get the exchange rate first`);
  if (left.unit === right.unit || (isPercent(left) && isPercent(right)))
    return { value, unit: "number", currency: null };
  if (isPlain(right)) return { ...left, value };
  if (isPercent(right)) return { ...left, value: value * 100 };
  if (left.unit === "money" && (right.unit === "shares" || right.unit === "days")) return { ...left, value };
  return { value, unit: "number", currency: null };
}
