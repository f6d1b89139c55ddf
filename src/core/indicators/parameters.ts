/** The permitted values of a parameter. Whole numbers, unless `isFraction` is set. */
export interface ParameterRule {
  readonly default: number;
  readonly min: number;
  readonly max: number;
  readonly isFraction?: boolean;
  /** Names of the values from `min` up, where the parameter is a choice. */
  readonly choices?: readonly string[];
}

export type ParameterRules = Readonly<Record<string, ParameterRule>>;

export type ParameterValues<Rules extends ParameterRules> = { readonly [Name in keyof Rules]: number };

/** The parameters to compute with. Throws a RangeError that names the parameter which is unknown or out of bounds. */
export function resolveParameters<Rules extends ParameterRules>(
  id: string,
  rules: Rules,
  given: Readonly<Record<string, number | undefined>>,
): ParameterValues<Rules> {
  for (const name of Object.keys(given))
    if (!Object.hasOwn(rules, name)) throw new RangeError(`${id}: there is no parameter ${name}`);
  const resolved = Object.entries(rules).map(([name, rule]) => {
    const value = given[name] ?? rule.default;
    checkParameter(id, name, value, rule);
    return [name, value] as const;
  });
  return Object.fromEntries(resolved) as ParameterValues<Rules>;
}

function checkParameter(id: string, name: string, value: number, rule: ParameterRule): void {
  const isAllowed = value >= rule.min && value <= rule.max && (rule.isFraction === true || Number.isInteger(value));
  if (isAllowed) return;
  const kind = rule.isFraction === true ? "a number" : "a whole number";
  throw new RangeError(`${id}: ${name} must be ${kind} from ${rule.min} to ${rule.max}, not ${value}`);
}

/** The rule of a window's length in bars. */
export function lengthRule(standard: number, min = 2): ParameterRule {
  return { default: standard, min, max: 1000 };
}
