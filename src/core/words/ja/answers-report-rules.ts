import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";
import { labels } from "./answers-labels.ts";
import { values } from "./answers-values.ts";

const conflictNames = {
  trailing: { ratio: labels.pe, earnings: "1株利益" },
  forward: { ratio: "予想PER", earnings: "予想1株利益" },
};
const withPast = (text: string, past: string | undefined) => (past === undefined ? text : `${text}。${past}`);

export const reportRules = (writing: Writing): Words["answers"]["reportRules"] => {
  const { number } = values(writing);
  return {
    title: (symbol) => `${symbol}のルール`,
    names: {
      trend: "トレンド",
      momentum: "モメンタム",
      revenueGrowth: "売上高成長率",
      operatingMargin: labels.operatingMargin,
      freeCashFlowYield: "フリーキャッシュフロー利回り",
      expectedGrowth: "予想1株利益成長率",
      debtToEquity: "負債資本比率",
      targetDistance: "平均目標株価との乖離",
      beats: "予想を上回った決算の割合",
      mood: "ニューススコア",
    },
    texts: {
      trend: "終値と200日移動平均の比較：上回れば1、下回れば−1、差が2%以内なら0。",
      momentum: "直近21日を除く126取引日の騰落率：5%以上で1、20%以上で2。下落時は同じ幅で−1、−2。",
      signal: "シグナルに応じて、「強い売り」の−2から「強い買い」の2まで。",
      revenueGrowth: "売上高の前年比：8%以上で1、0%以下で−1。",
      operatingMargin: "営業利益率：15%以上で1、0%以下で−1。",
      freeCashFlowYield: "時価総額に対する1年間のフリーキャッシュフローの比率：5%以上で1、1%以下で−1。",
      expectedGrowth: "今年度の予想1株利益の前年比：10%以上で1、−5%以下で−1。",
      debtToEquity: "負債資本比率：200%以上で−1、60%以下で1。",
      targetDistance: "平均目標株価の現在値に対する乖離：+15%以上で1、0%以下で−1。",
      beats: "直近4回の決算のうち予想を上回った割合：75%以上で1、25%以下で−1。",
      mood: "7日間の記事の平均論調（0～1）：0.65以上で1、0.35以下で−1。記事は3件以上必要。",
    },
    reasons: {
      notReported: "この数値は公表されていません。",
      pastNotKept: "過去の数値を当時のまま保存していないため、的中率を集計できません。",
      fewStories: "7日間の記事が3件未満です。",
      toneNotKept: "過去の記事の論調の保存期間が足りません。",
      fewCloses: "日足の終値が足りません。",
      noSignal: "シグナルなし。",
    },
    labels: {
      threshold: (name) => `${name}の基準値`,
      closeSixMonthsAgo: "6か月前の終値",
      points: (name) => `${name}の点数`,
      score: "スコア",
      counted: "集計対象のルール",
      withoutEdge: "優位性が確認されていないルール",
      rules: "ルール",
      highestTarget: "最高目標株価と現在値の差",
      lowestTarget: "最低目標株価と現在値の差",
      quarters: "期間が重ならない過去の四半期",
      drift: "過去の四半期の平均騰落率",
      changeFrom: (name) => `${name}レンジの騰落率（下限）`,
      changeTo: (name) => `${name}レンジの騰落率（上限）`,
      from: (name) => `${name}レンジの下限`,
      to: (name) => `${name}レンジの上限`,
    },
    companyFinding: ({ name, symbol, value, source }) => `${symbol}の**${name}**：${value} ${source}。`,
    moodFinding: ({ symbol, value, source }) => `${symbol}の**ニューススコア**：${value}（中立は0.5）${source}。`,
    trendFinding: ({ symbol, value, average, past, source }) =>
      `${withPast(`**トレンド**：${symbol}の終値は200日移動平均（${average}）比${value}`, past)} ${source}。`,
    momentumFinding: ({ symbol, value, past, source }) =>
      `${withPast(`**モメンタム**：直近1か月を除く6か月間の${symbol}の騰落率は${value}`, past)} ${source}。`,
    signalFinding: ({ name, value, signal, past, source }) =>
      `${withPast(`**${name}**：日足の値は${value}で「${signal}」`, past)} ${source}。`,
    targetFinding: ({ isHighest, value, source }) =>
      `**${isHighest ? "最高" : "最低"}目標株価**：現在値比${value} ${source}。`,
    rangeFinding: ({ symbol, isLow, value, source }) =>
      `**52週レンジ**：${symbol}は52週${isLow ? "安値" : "高値"}比${value} ${source}。`,
    fallFinding: ({ value, source }) => `5年間の**最大下落率**：${value} ${source}。`,
    falsifiers: {
      company: ({ name, symbol, threshold, isBelow, value, source }) =>
        `${symbol}の**${name}**が基準値の${threshold}以${isBelow ? "下" : "上"}になること（現在${value}）${source}。`,
      trend: ({ symbol, isBelow, average, source }) =>
        `**トレンド**：${symbol}の終値が200日移動平均（現在${average}）を${isBelow ? "下回る" : "上回る"}こと ${source}。`,
      macd: ({ isBelow, value, source }) =>
        `**MACD**：日足のMACD線がゼロを${isBelow ? "下回る" : "上回る"}こと（現在${value}）${source}。`,
      low: ({ symbol, value, source }) =>
        `**安値**：${symbol}の終値が52週安値${value}を下回れば、強気の判定に反します ${source}。`,
      high: ({ symbol, value, source }) =>
        `**高値**：${symbol}の終値が52週高値${value}を上回れば、弱気の判定に反します ${source}。`,
      bearRange: ({ symbol, value, source }) =>
        `**弱気レンジ**：1四半期以内に${symbol}の終値が${value}を下回ること ${source}。`,
    },
    verdict: {
      isRated: ({ symbol, verdict, source }) => `ルールによる${symbol}の判定：**${verdict}** ${source}。`,
      scored: ({ score, counted, rules, source }) =>
        `スコアは${score}、集計対象は${rules}ルールのうち${counted}ルールです ${source}。`,
      leftOut: ({ many, source }) => `基準率に対する優位性が確認されず、除外したルール：${many}個 ${source}。`,
      arithmetic: ({ votes, total, score }) =>
        `(${votes.map(({ weight, points }) => `${number(weight)} × ${number(points)}`).join(" + ")}) ÷ ${number(total)} = ${number(score)}`,
      noSignal: "シグナルが出ているルールがありません。",
      noneCounts: "集計対象のルールがありません。",
      limits: {
        coverage:
          "より踏み込んだ判定には根拠が足りません。価格、ファンダメンタルズ、業績予想のデータがそろった場合のみ、「中立」以外の判定になります。",
        "few-rules":
          "より踏み込んだ判定には根拠が足りません。優位性が確認されていないルールを除くと、集計対象のルールが少なすぎます。",
        unmeasured:
          "スコアだけを見れば強い判定ですが、優位性が確認されたルールの裏付けがないため、1段階弱い判定にとどめています。",
      },
      unmeasuredOnly: "集計対象は、過去の成績を検証できないルールだけです。そのため、この判定の的中率は不明です。",
    },
    coverage: {
      price: {
        text: ({ count, date, needed, source }) =>
          `日足の終値：${count}件${date === undefined ? "" : `（${date}まで）`}、必要数：${needed}件 ${source}。`,
        missing: "価格：日足の終値が足りないか、直近数日の終値がありません。",
        there: "日足の終値の件数",
        needed: "判定に必要な日足の終値の件数",
        date: "最新の終値の日",
      },
      fundamentals: {
        text: ({ count, date, needed, source }) =>
          `公表済みの四半期決算：${count}期${date === undefined ? "" : `（${date}まで）`}、必要数：${needed}期 ${source}。`,
        missing: "ファンダメンタルズ：公表済みの四半期決算が足りないか、最近の決算がありません。",
        there: "公表済みの四半期決算の数",
        needed: "判定に必要な四半期決算の数",
        date: "最新の期末",
      },
      estimates: {
        text: ({ count, date, needed, source }) =>
          `年度予想を公表しているアナリスト：${count}人${date === undefined ? "" : `（${date}終了の年度）`}、必要数：${needed}人 ${source}。`,
        missing: "業績予想：進行中の年度の利益を予想するアナリストの人数が足りません。",
        there: "年度予想を公表しているアナリストの人数",
        needed: "判定に必要なアナリストの人数",
        date: "予想年度の期末",
      },
    },
    tooOld: "データが古すぎます。",
    record: {
      title: "ご自身のレポートの判定実績",
      from: "最初の判定",
      verdicts: "判定の数",
      holds: "「中立」の判定",
      open: "半年が経過していない判定",
      right: "的中した判定",
      scored: "評価済みの判定",
      low: "95%信頼区間の下限",
      high: "95%信頼区間の上限",
      kept: ({ from, verdicts, holds, open, source }) =>
        `${from}以降：保存中のレポートの判定${verdicts}件、うち「中立」${holds}件、未確定${open}件 ${source}。`,
      outcome: ({ hits, scored, hitRate, low, high, baseRate, source }) =>
        `半年後の的中：${scored}件のうち${hits}件（${hitRate}、信頼区間${low}～${high}、基準率${baseRate}）${source}。`,
    },
    scenarios: {
      names: { Bear: "弱気", Base: "基本", Bull: "強気" },
      range: ({ low, high, quarters, source }) =>
        `1四半期で${low}～${high}（平均的なトレンドを除いた過去${quarters}四半期の値動きに基づく）${source}。`,
      derivation: ({ symbol, days, from, to, quarters }) =>
        `${from}から${to}までの${symbol}の${days}取引日（約1四半期）ごとの騰落率から平均を引いて算出しています。平均を引くのは、その期間のトレンドを将来の予測と取り違えないためです。「基本」は分布の中央半分、「弱気」と「強気」はそれぞれ5パーセンタイル、95パーセンタイルまでの範囲です。期間が重ならない四半期は${quarters}期です。値幅の目安であり、確率を示すものではありません。`,
    },
    conflicts: {
      title: (symbol) => `${symbol}の数値の不一致`,
      names: conflictNames,
      product: ({ kind, ratio, earnings, product }) =>
        `${conflictNames[kind].ratio}（${ratio}）× ${conflictNames[kind].earnings}（${earnings}）は${product}です。`,
      gap: ({ isBelow, gap, price, source }) =>
        `現在値（${price}）を${gap}${isBelow ? "下回ります" : "上回ります"} ${source}。どちらの数値も判定には使用していません。`,
      productOf: (ratio, earnings) => `${ratio} × ${earnings}`,
      gapToPrice: "現在値との差",
    },
    warnings: {
      againstVerdict: ({ verdict, title, rating }) =>
        `判定は「${verdict}」ですが、「${title}」は「${rating}」です。両者は異なるルールに基づきます。どちらを重視するかはご自身でお決めください。`,
      twoValues: ({ label, symbol, before, beforeTitle, value, title }) =>
        `${symbol === null ? "" : `${symbol}の`}${label}は「${beforeTitle}」では${before}、「${title}」では${value}です。レポートの作成中に値が変わりました。`,
      otherRating: ({ title, rating, verdict }) =>
        `「${title}」の文章は「${rating}」としていますが、${verdict === null ? "判定はありません" : `判定は「${verdict}」です`}。`,
      promised: ({ words, title }) =>
        `「${title}」の${words.map((word) => `「${word}」`).join("、")}：断定できない内容のため、その文を削除しました。`,
      onlyPromises: "断定的な表現だけの文章だったため、削除しました。",
    },
  };
};
