import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";
import { values } from "./answers-values.ts";

export const verdicts = (writing: Writing): Words["answers"]["verdicts"] => {
  const { number, yes, no } = values(writing);
  const ways = { up: "上昇", down: "下落" };
  return {
    bounds: {
      zero: "ゼロ",
      days: (value) => `${number(value)}日`,
      percent: (value) => `${number(value)}%`,
      above: (bound) => `${bound}を上回る`,
      below: (bound) => `${bound}を下回る`,
      atLeast: (bound) => `${bound}以上`,
      atMost: (bound) => `${bound}以下`,
      moreThan: (bound) => `${bound}超`,
      lessThan: (bound) => `${bound}未満`,
      between: (one, other) => `${one}から${other}の間`,
      not: (bound) => `${bound}ではない`,
    },
    compared: ({ isSo, bound, way }) =>
      `${isSo ? "はい" : "いいえ"}（「${bound}${way === null ? "" : `の${ways[way]}`}」に該当しま${isSo ? "す" : "せん"}）。`,
    moved: ({ symbol, way, size, isToday }) => {
      const today = isToday ? "今日" : "";
      return way === "none" ? `${symbol}は${today}変わっていません` : `${symbol}は${today}${size}${ways[way]}しました`;
    },
    changed: ({ isSo, change, bound }) => `${isSo ? yes : no}${change}${bound === null ? "" : `（${bound}）`}。`,
    atTimes: (bound) => `はい、期間中に「${bound}」に該当した時期があります。`,
    unknownFigure: (bound) => `${bound}と比較できません。この数値のデータがありません。`,
    otherUnit: (bound) => `${bound}と比較できません。数値の単位が異なります。同じ単位でもう一度質問してください。`,
    pastPrice: (bound) =>
      `${bound}と比較できません。過去の価格は換算されません。価格の通貨でもう一度質問してください。`,
    noRate: (bound) => `${bound}と比較できません。為替レートがありません。数値の通貨でもう一度質問してください。`,
    converted: ({ currency, value, source }) => `${currency}換算：**${value}** ${source}。`,
    convertedAt: ({ currency, value, source, rate, base, day, rateSource }) =>
      `${currency}換算：**${value}** ${source}。換算レートは1${base}＝${rate}です（${day}）${rateSource}。`,
    notConverted: ({ figure, currency }) =>
      `${figure}は${currency}に換算できません。金額ではないか、為替レートがありません。`,
  };
};
