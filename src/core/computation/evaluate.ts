import type { Fact, FigureUnit } from "../grounding/evidence.ts";
import { plainNumber } from "./plain-number.ts";

/** A number of an expression with what it means. */
export interface Operand {
  readonly label: string;
  readonly value: number;
  readonly unit: FigureUnit;
  readonly currency: string | null;
  /** A number that is no value of anything, such as the 12 months of a year. */
  readonly isConstant?: boolean;
}

export type Evaluated =
  | {
      readonly ok: true;
      readonly value: number;
      readonly unit: FigureUnit;
      readonly currency: string | null;
      /** Written out with the operands: "23,075.52 × 6.8 %". */
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

const mostCharacters = 400;

/**
 * Works out an expression of numbers, + − × ÷ and parentheses with its unit: dollars by dollars is a plain number, dollars less euros
 * is refused, and 6.8 % of an amount is 6.8 hundredths of it. `resolve` says what each number or `{{name}}` stands for, or why it
 * is refused. With `isStrict`, quotients of different units are refused, and so are sums with constants other than 1.
 */
export function evaluate(
  text: string,
  resolve: (written: string) => Operand | string,
  { isStrict = false }: { readonly isStrict?: boolean } = {},
): Evaluated {
  if (text.length > mostCharacters) return { ok: false, reason: `At most ${mostCharacters} characters` };
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
        throw new Refused("Only 1 can be added to or taken from a value");
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
        throw new Refused(`${words[left.unit]} by ${words[right.unit]} means nothing`);
      left = { ...(sign === "*" ? multiplied(left, right) : divided(left, right)), isConstant };
    }
    return left;
  }

  function atom(): Quantity {
    const token = tokens?.[at++];
    if (token === undefined) throw new Refused("The expression ends too early");
    if (token === "-") {
      written.push("−");
      const inner = atom();
      if (inner.unit === "date") throw new Refused("A date has no sign");
      return { ...inner, value: -inner.value };
    }
    if (token === "(") {
      written.push("(");
      const inner = sum();
      if (tokens?.[at++] !== ")") throw new Refused("A parenthesis is not closed");
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
    if (at < tokens.length) return { ok: false, reason: `Not expected: ${tokens[at] ?? ""}` };
    if (!Number.isFinite(value)) return { ok: false, reason: "There is no result: a division by zero" };
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

/** Whether a quotient has a unit that no fact has, such as a plain number by money. */
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
      `${left.currency ?? "?"} and ${right.currency ?? "?"} cannot be added: ask for the exchange rate`,
    );
  if (isPlain(left) && isPlain(right))
    return { value, unit: left.unit === right.unit ? left.unit : "number", currency: null };
  if (left.unit !== right.unit || left.unit === "date")
    throw new Refused(`${words[left.unit]} and ${words[right.unit]} cannot be added`);
  return { ...left, value };
}

function multiplied(left: Quantity, right: Quantity): Quantity {
  if (left.unit === "date" || right.unit === "date") throw new Refused("A date cannot be multiplied");
  if (left.unit === "money" && right.unit === "money") throw new Refused("Money times money means nothing");
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
  throw new Refused(`${words[left.unit]} times ${words[right.unit]} means nothing`);
}

function divided(left: Quantity, right: Quantity): Quantity {
  if (left.unit === "date" || right.unit === "date") throw new Refused("A date cannot be divided");
  const value = left.value / right.value;
  if (left.unit === "money" && right.unit === "money" && left.currency !== right.currency)
    throw new Refused(`${left.currency ?? "?"} by ${right.currency ?? "?"}: ask for the exchange rate`);
  if (left.unit === right.unit || (isPercent(left) && isPercent(right)))
    return { value, unit: "number", currency: null };
  if (isPlain(right)) return { ...left, value };
  if (isPercent(right)) return { ...left, value: value * 100 };
  if (left.unit === "money" && (right.unit === "shares" || right.unit === "days")) return { ...left, value };
  return { value, unit: "number", currency: null };
}
