import type { Words } from "../shape.ts";

export const demo: Words["demo"] = {
  name: "デモ",
  notes: {
    openingDeposit: "デモ：初回入金",
    custodyFee: "デモ：年間の口座管理料",
    bicycle: "デモ：自転車の購入",
    estimatedPrice: "デモ：推定価格（当日の終値がないため）",
  },
};
