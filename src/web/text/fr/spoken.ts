/** Changes of prices for screen readers. */
export const spoken = {
  change: {
    up: (amount: string) => `en hausse de ${amount}`,
    down: (amount: string) => `en baisse de ${amount}`,
    flat: (amount: string) => `inchangé, ${amount}`,
  },
  percent: {
    up: (percent: string) => `plus ${percent} pour cent`,
    down: (percent: string) => `moins ${percent} pour cent`,
    flat: (percent: string) => `${percent} pour cent`,
  },
  decimal: ",",
  comma: ", ",
  minorUnits: { GBp: "pence", GBX: "pence", ILA: "agorot", ZAc: "cents" } as Readonly<Record<string, string>>,
};
