/** Changes of prices for screen readers. */
export const spoken = {
  change: {
    up: (amount: string) => `${amount}上昇`,
    down: (amount: string) => `${amount}下落`,
    flat: (amount: string) => `変わらず、${amount}`,
  },
  percent: {
    up: (percent: string) => `プラス${percent}パーセント`,
    down: (percent: string) => `マイナス${percent}パーセント`,
    flat: (percent: string) => `${percent}パーセント`,
  },
  decimal: ".",
  comma: "、",
  minorUnits: { GBp: "ペンス", GBX: "ペンス", ILA: "アゴロット", ZAc: "セント" } as Readonly<Record<string, string>>,
};
