import type { CourseName } from "../en/answers-courses.ts";
import type { Words } from "../shape.ts";

const nameOf = ({ symbol, isOwn }: CourseName) =>
  symbol === null ? "ポートフォリオ" : isOwn ? `保有する${symbol}` : symbol;
const units = { day: "日", week: "週", month: "月", quarter: "四半期", year: "年" };
const ends = { best: "騰落率が最も高かった", worst: "騰落率が最も低かった" };

export const courses: Words["answers"]["courses"] = {
  title: ({ end, unit, of }) => `${nameOf(of)}の${ends[end]}${units[unit]}`,
  noSpan: ({ unit, of }) => `この期間について、${nameOf(of)}の${units[unit]}単位で完全なデータがありません。`,
  firstDayOf: (unit) => `${units[unit]}の初日`,
  changeIn: (span) => `${span}の変動`,
  weekFrom: (day) => `${day}の週`,
  extreme: ({ end, unit, of, when, value, from, to, source }) =>
    `**${nameOf(of)}の${ends[end]}${units[unit]}：${when}、${value}**。${from}から${to}までの取得済みのデータに基づきます（${unit === "day" ? "" : "完全な期間のみ、"}${of.symbol === null || of.isOwn ? "時間加重" : "配当を除く"}）${source}。`,
  holdNothing: "保有銘柄はまだありません。",
  neverHeld: (symbol) => `${symbol}を保有したことはありません。`,
  nameTwo: (example) => `価格を比べる銘柄を2つ入れてください（例：“${example}”）。`,
  correlationTitle: (symbols) => `${symbols.join("と")}の相関`,
  noPrices: (symbols) => `この期間の${symbols.join("と")}の価格がありません。`,
  correlation: ({ one, other, value, source }) => `**${one}と${other}の日次リターンの相関係数：${value}** ${source}。`,
  noCorrelation: ({ one, other }) =>
    `${one}と${other}の相関係数は計算できません。共通する取引日が少なすぎるか、一方の価格が変動していません。`,
  explained: ({ from, to, source }) =>
    `対象期間：${from}～${to} ${source}。1は同じ動き、0は無関係、−1は逆の動きを意味します。`,
  sectorsTitle: "米国市場のセクター",
  sectors: {
    XLK: "テクノロジー",
    XLF: "金融",
    XLV: "ヘルスケア",
    XLY: "一般消費財",
    XLP: "生活必需品",
    XLE: "エネルギー",
    XLI: "資本財",
    XLB: "素材",
    XLU: "公益事業",
    XLRE: "不動産",
    XLC: "通信サービス",
  },
  changeOf: (name) => `${name}の変動`,
  noSectors: "この期間のセクターETFの価格データがありません。",
  byFunds: ({ from, to, source }) => `セクターETFで見た米国市場のセクター別騰落率（${from}～${to}）${source}：`,
  sector: ({ name, symbol, change, source }) => `**${name}**（${symbol}）：${change} ${source}`,
  notKnown: (list) => `不明：${list}。`,
};
