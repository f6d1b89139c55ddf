const units: Readonly<Record<string, string>> = { m: "minute", h: "hour", d: "day", wk: "week", mo: "month" };

/** Lengths of bars in a language, from their codes: "5m 1d" is "5 minutes and 1 day". */
export function barLengths(codes: string, language: string): string {
  const lengths = codes.split(/[ ,]+/).flatMap((code) => {
    const [, count = "", unit = ""] = /^(\d+)(\D+)$/.exec(code) ?? [];
    const name = units[unit];
    if (name === undefined) return [];
    return new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay: "long" }).format(Number(count));
  });
  return new Intl.ListFormat(language).format(lengths);
}
