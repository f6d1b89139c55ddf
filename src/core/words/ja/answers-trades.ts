import { transactionWords as types } from "./transaction-words.ts";
import { faultText } from "../../faults/fault.ts";
import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";
import { faults } from "./faults.ts";

type Answers = Words["answers"];

export const trades: Answers["trades"] = {
  heldSince: ({ isNewest, source }) =>
    `保有銘柄を、最初の取得日が${isNewest ? "新しい" : "古い"}順に並べています ${source}：`,
  heldLonger: (source) => `一年を超えて保有している取得明細 ${source}：`,
  noneHeldLonger: (source) => `一年を超えて保有している取得明細はありません ${source}。`,
  since: ({ symbol, day, source }) => `**${symbol}**：${day}から ${source}`,
  lots: ({ count, symbol, average, source }) =>
    `**${symbol}の取得明細は${count}件です**。設定された計算方法による平均取得単価は${average}です ${source}。`,
  noRealised: (source) => `これらの売却の実現損益は不明です ${source}。`,
  winRate: ({ rate, wins, sales, source }) =>
    `**売却${sales}件のうち${wins}件（${rate}）で利益が出ました** ${source}。`,
  average: ({ label, value, source }) => `${label}：**${value}** ${source}`,
  noAverage: (source) => `該当する売却がない場合や、複数の通貨で売却した場合、平均は計算できません ${source}。`,
  closedTitle: "売却済みの取引",
  wins: "利益の出た売却",
  sales: "売却",
  rate: "利益の出た売却の割合",
  averageGain: "売却の平均利益",
  averageLoss: "売却の平均損失",
  brought: "売却代金",
  kept: ({ symbol, brought, kept, difference, source }) =>
    `${symbol}の売却代金：**${brought}**。保有し続けた場合の現在の評価額：**${kept}**、差：${difference} ${source}。`,
  cashUnknown: "現金の残高は不明です。",
  affordable: ({ isEnough, shares, symbol, amount, cash, source }) =>
    `**${isEnough ? "はい" : "いいえ"}。** ${symbol} ${shares}株の買付代金は${amount}で、買付後の現金は${cash}になります ${source}。`,
  nameWeight: ({ example, source }) => `構成比をパーセントで指定してください（例：“${example}”）${source}。`,
  tradeTitle: (symbol) => `構成比に合わせる${symbol}の売買`,
  amountToTrade: "売買の金額",
  sharesToTrade: "売買の数量",
  targetWeight: ({ symbol, weight, source, target, isSale, amount, shares, tradeSource }) =>
    `${symbol}の構成比は${weight}です ${source}。${target}にするには、**${amount}の${isSale ? "売却" : "買付"}**が必要です。数量は${shares}です ${tradeSource}。`,
  cashCounts: "現在の価格による試算で、手数料と税金は含みません。ポートフォリオには現金を含みます。",
  checksPassed: ({ checks, source }) => `チェック${checks}項目のうち、確認が必要なものはありません ${source}。`,
  checksFailed: ({ failed, checks, source }) =>
    `**チェック${checks}項目のうち${failed}項目**で確認が必要です ${source}：`,
  checks: {
    spread: ({ title, value, threshold, source }) =>
      `**${title}**：集中度指数は${value}です。${threshold}を超えると、運用成績が少数の銘柄に大きく左右されます ${source}`,
    "missing-sector": ({ title, value, source }) =>
      `**${title}**：${value}銘柄にセクター情報がないため、セクター別の資産配分は一部を反映していません ${source}`,
    "missing-cost": ({ title, value, source }) =>
      `**${title}**：${value}銘柄の取得価額が不明なため、損益に含まれていません ${source}`,
    "missing-price": ({ title, value, source }) =>
      `**${title}**：${value}銘柄に価格または為替レートがないため、合計に含まれていません ${source}`,
    "stale-price": ({ title, value, threshold, source }) =>
      `**${title}**：最も古い価格は${value}日前のものです。${threshold}日以内が目安です ${source}`,
    debt: ({ title, size, source }) => `**${title}**：マイナスです。ポートフォリオの${size}に相当します ${source}`,
    share: ({ title, value, threshold, source }) =>
      `**${title}**：ポートフォリオの${value}。${threshold}までが目安です ${source}`,
  },
  alertsFired: ({ count, isThen, source }) =>
    `**${isThen ? "この期間に" : ""}発動したアラート：${count}件** ${source}。`,
  alerts: ({ count, waiting, source }) => `アラートは**${count}件**で、うち${waiting}件が待機中です ${source}：`,
  noted: ({ symbol, source }) => `**${symbol}**のメモ ${source}：`,
  notUnderstood: (example) =>
    `取引として読み取りましたが、一部を理解できませんでした。“${example}”のように入力するか、ポートフォリオで登録してください。`,
  eachOrInAll: (example) =>
    `取引として読み取りましたが、金額が1株の価格か合計か分かりません。“${example}”のように“1株”または“合計”を付けてください。`,
  notFromHere: "ここからは登録できません。ポートフォリオで登録してください。",
  sellsNone: ({ symbol, source }) =>
    `${symbol}を保有していません${source === undefined ? "" : ` ${source}`}。売却は登録できません。`,
  sellsTooMany: ({ shares, symbol, source }) =>
    `${symbol}の保有数量は${shares}です ${source}。その日の保有数量が足りないため、この売却は登録できません。`,
  example: "昨日NVDAを5株140ドルで買いました",
  exampleInAll: "NVDAを5株合計700ドルで買いました",
  atClose: "価格はその日までの直近の終値です。別の価格で取引した場合は、その価格を書いてください。",
  canBeRecorded: "ポートフォリオに登録できます。ボタンを押すまで登録されません。",
};

export const tradesSources = ({
  day: written,
  value,
}: Writing): Pick<Answers["sources"], "lots" | "risks" | "alerts" | "notes" | "recording"> => ({
  lots: {
    title: "取得明細",
    titleOf: (symbol) => `${symbol}の取得明細`,
    none: "取得明細はありません。",
    noneOf: (symbol) => `${symbol}を保有していません。`,
    count: "取得明細の件数",
    day: "取得日",
    shares: "取得明細の数量",
    price: "取得明細の取得単価",
    cost: "取得明細の取得価額",
    gain: "取得明細の評価損益",
  },
  risks: {
    title: "ポートフォリオのチェック",
    summary: (failed, checks) => `チェック${checks}項目のうち${failed}項目で確認が必要`,
    thresholdOf: (check) => `${check}の基準値`,
    failed: "確認が必要なチェック",
    checks: "チェック数",
    unknown: "不明",
    passed: "基準内",
    look: "要確認",
  },
  alerts: {
    title: "アラート",
    firedTitle: "発動したアラート",
    none: "アラートはありません。",
    noneOn: (symbol) => `${symbol}のアラートはありません。`,
    partly: (shown, all) => `アラート${all}件のうち新しい${shown}件を表示しています。`,
    total: "アラート",
    waiting: "待機中のアラート",
    states: {
      fired: "発動済み",
      expired: "期限切れ",
      paused: "停止中",
      waiting: "待機中",
      snoozed: "スヌーズ中",
    },
  },
  notes: {
    title: (symbol) => `${symbol}のメモ`,
    summary: (list) => `${list}のメモ`,
    none: "メモはありません。",
    noneOn: (list) => `${list}のメモはありません。`,
    partly: "古いメモは表示していません。",
  },
  recording: {
    fault: (fault) => faultText({ messages: faults, day: written }, fault),
    tooFew: ({ symbol, day, shares }) => `${written(day)}時点の${symbol}の数量が足りないため、${shares}は出せません。`,
    notListed: (symbol) => `${symbol}を取り扱う情報源がありません。`,
    summary: ({ type, shares, symbol, price, amount, day }) =>
      [
        `${types[type]}を登録：${[symbol, shares === null ? null : value(shares)].filter((part) => part !== null).join(" ")}`,
        price === null ? null : `単価${value(price)}`,
        amount === null ? null : value(amount),
        written(day),
      ]
        .filter((part) => part !== null)
        .join("、"),
  },
});
