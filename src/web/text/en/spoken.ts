/** Changes of prices for screen readers. */
export const spoken = {
  change: {
    up: (amount: string) => `up ${amount}`,
    down: (amount: string) => `down ${amount}`,
    flat: (amount: string) => `unchanged, ${amount}`,
  },
  percent: {
    up: (percent: string) => `plus ${percent} percent`,
    down: (percent: string) => `minus ${percent} percent`,
    flat: (percent: string) => `${percent} percent`,
  },
  decimal: ".",
  comma: ", ",
  minorUnits: { GBp: "pence", GBX: "pence", ILA: "agorot", ZAc: "cents" } as Readonly<Record<string, string>>,
};
