import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";

export const values = ({ language, figure, count }: Writing): Words["answers"]["values"] => ({
  language,
  figure,
  unknown: "（値は不明）",
  notKnown: "不明",
  missingValue: "必要な価格などのデータがないため、表示できません。",
  firstOnly: (many) => `最初の${many}銘柄のみ表示しています。`,
  betweenSentences: "",
  unlistedLink: "出所に含まれないリンクを文章から削除しました。",
  cutOff: "文章が上限の長さに達したため、途中で切れています。",
  yes: "はい。",
  no: "いいえ。",
  symbols: (many) => `${count(many)}銘柄`,
  number: (value) => count(value, 3).replace("-", "−"),
});
