/** Changes of prices for screen readers. */
export const spoken = {
  change: {
    up: (amount: string) => `plus ${amount}`,
    down: (amount: string) => `minus ${amount}`,
    flat: (amount: string) => `unverändert, ${amount}`,
  },
  percent: {
    up: (percent: string) => `plus ${percent} Prozent`,
    down: (percent: string) => `minus ${percent} Prozent`,
    flat: (percent: string) => `${percent} Prozent`,
  },
  decimal: ",",
  comma: ", ",
  minorUnits: { GBp: "Pence", GBX: "Pence", ILA: "Agorot", ZAc: "Cent" } as Readonly<Record<string, string>>,
};
