import type { Random } from "./random.ts";

/** A way to write a value: the text, which states it without its sign where `bare`. */
export type NumberFormat = (value: number, random: Random) => string;

const groups = (digits: string, mark: string) => digits.replaceAll(/\B(?=(\d{3})+(?!\d))/g, mark);
const fixed = (value: number, decimals: number, mark = ",", point = ".") => {
  const [whole = "", part] = Math.abs(value).toFixed(decimals).split(".");
  return groups(whole, mark) + (part === undefined ? "" : point + part);
};

/** "$178.84", "US$178.84", "178.84 USD", "178,84 $" ... of an amount below a million. */
export const price: NumberFormat = (value, random) => {
  const digits = fixed(value, 2);
  return random.one([
    `$${digits}`,
    `$${digits}`,
    `$${digits}`,
    `US$${digits}`,
    `USD ${digits}`,
    `${digits} USD`,
    `${digits} dollars`,
  ]);
};

/** "$23,075.52", "$23,076", "$23.1K", "23 075.52 USD". */
export const amount: NumberFormat = (value, random) =>
  random.one([
    `$${fixed(value, 2)}`,
    `$${fixed(value, 2)}`,
    `$${fixed(value, 0)}`,
    `${fixed(value, 2, "\u202f")} USD`,
    `$${fixed(value, 2, "’")}`,
    ...(Math.abs(value) >= 10_000 ? [`$${fixed(value / 1000, 1)}K`, `$${fixed(value / 1000, 2)} thousand`] : []),
    ...(Math.abs(value) >= 1_000 ? [`${fixed(value, 2, ".", ",")} USD`] : []),
  ]);

/** "$4.35T", "$4.35 trillion", "4,351bn dollars", "$57.0bn". */
export const large: NumberFormat = (value, random) => {
  const magnitude = Math.abs(value);
  if (magnitude >= 1e12)
    return random.one([
      `$${fixed(value / 1e12, 2)}T`,
      `$${fixed(value / 1e12, 2)} trillion`,
      `$${fixed(value / 1e12, 2)}tn`,
      `$${fixed(value / 1e9, 0)}B`,
      `USD ${fixed(value / 1e12, 3)} trillion`,
    ]);
  return random.one([
    `$${fixed(value / 1e9, 1)}B`,
    `$${fixed(value / 1e9, 2)} billion`,
    `$${fixed(value / 1e9, 1)}bn`,
    `${fixed(value / 1e9, 2)} billion dollars`,
    `$${fixed(value / 1e6, 0)} million`,
    `$${fixed(value / 1e6, 0)}M`,
  ]);
};

/** "3.42 %", "3.4%", "3,42 %", "3.42 percent". */
export const percent: NumberFormat = (value, random) =>
  random.one([
    `${fixed(value, 2)} %`,
    `${fixed(value, 2)}%`,
    `${fixed(value, 1)}%`,
    `${fixed(value, 2)} percent`,
    `${fixed(value, 1)} per cent`,
    `${fixed(value, 2, ",", ",")} %`,
    `${fixed(value, 1)}\u00a0%`,
  ]);

/** With its sign: "+3.42 %", "−3.42%". */
export const signedPercent: NumberFormat = (value, random) =>
  `${value < 0 ? random.one(["−", "-", "–"]) : "+"}${fixed(value, random.one([1, 2]))}${random.one(["%", " %"])}`;

export const signedAmount: NumberFormat = (value, random) =>
  `${value < 0 ? random.one(["−", "-"]) : "+"}$${fixed(value, 2)}`;

/** "45.2", "45.23". */
export const plain: NumberFormat = (value, random) => fixed(value, Math.abs(value) < 10 ? 2 : random.one([1, 2]));

export const twoPlaces: NumberFormat = (value) => fixed(value, 2);

export const multiple: NumberFormat = (value, random) => `${fixed(value, 1)}${random.one(["x", " times"])}`;

export const whole: NumberFormat = (value) => fixed(value, 0);

/** "142.3 million", "142,300,512". */
export const shares: NumberFormat = (value, random) =>
  random.one([fixed(value, 0), `${fixed(value / 1e6, 1)} million`, `${fixed(value / 1e6, 2)}M`]);

const months = "January February March April May June July August September October November December".split(" ");

/** "March 14, 2026", "14 March 2026", "2026-03-14", "Mar 14". */
export const date: NumberFormat = (value, random) => {
  const at = new Date(value);
  const [year, month, of] = [at.getUTCFullYear(), months[at.getUTCMonth()] ?? "", at.getUTCDate()];
  return random.one([
    `${month} ${of}, ${year}`,
    `${of} ${month} ${year}`,
    at.toISOString().slice(0, 10),
    `${month.slice(0, 3)} ${of}`,
    `${of} ${month}`,
  ]);
};
