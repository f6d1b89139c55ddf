/** Changes of prices for screen readers. */
export const spoken = {
  change: {
    up: (amount: string) => `sube ${amount}`,
    down: (amount: string) => `baja ${amount}`,
    flat: (amount: string) => `sin cambios, ${amount}`,
  },
  percent: {
    up: (percent: string) => `más ${percent} por ciento`,
    down: (percent: string) => `menos ${percent} por ciento`,
    flat: (percent: string) => `${percent} por ciento`,
  },
  decimal: ",",
  comma: ", ",
  minorUnits: { GBp: "peniques", GBX: "peniques", ILA: "agorot", ZAc: "céntimos" } as Readonly<Record<string, string>>,
};
