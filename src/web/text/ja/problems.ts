import { dataProblems } from "#core/words/ja/data-problems.ts";
import { counted } from "../counted.ts";
import type { Catalogue } from "../catalogue.ts";

const most = (what: string, maximum: number, unit = "件"): string => `${what}は${counted(maximum)}${unit}までです。`;

export const problems: Catalogue["problems"] = {
  byCode: {
    ...dataProblems,
    "shutting-down": "サーバーを再起動しています。しばらくしてからもう一度お試しください。",
    "idempotency-in-flight": "同じリクエストを処理中です。しばらくお待ちください。",
    "not-found": "見つかりません。",
    "not-signed-in": "先にログインしてください。",
    "not-administrator": "この操作は管理者のみ行えます。",
    "feed-not-found": "このカレンダーリンクは存在しません。",
    "too-many-feeds": ({ maximum }) => `${most("カレンダーリンク", maximum)}先に1件を無効にしてください。`,
    "watchlist-not-found": "このウォッチリストは存在しません。",
    "watchlist-full": ({ maximum }) =>
      `${most("1つのウォッチリストに登録できる銘柄", maximum, "銘柄")}先に1銘柄を外してください。`,
    "too-many-watchlists": ({ maximum }) => `${most("ウォッチリスト", maximum)}先に1件を削除してください。`,
    "default-watchlist": "標準のウォッチリストです。先に別のリストを標準に設定してください。",
    "account-not-found": "この口座は存在しません。",
    "too-many-accounts": ({ maximum }) => most("口座", maximum),
    "transaction-not-found": "この取引は存在しません。",
    "unknown-instrument": ({ symbol, similar }) =>
      `${symbol}はどの情報源にもありません。${similar.length === 0 ? "" : `類似の銘柄：${similar}。`}独自の資産として追加し、価格を入力できます。`,
    "portfolio-full": ({ part, maximum }) =>
      `ポートフォリオが上限に達しました。${most({ transactions: "取引", instruments: "銘柄", assets: "独自の資産", prices: "手動入力の価格" }[part], maximum)}`,
    "import-not-found": "このインポートは存在しません。",
    "import-too-old": "インポートの取り消しは30日以内に限られます。このインポートは期限を過ぎています。",
    "version-conflict": "別の場所で変更されました。最新の内容を表示しています。",
    "note-not-found": "このメモは存在しません。",
    "too-many-notes": ({ maximum }) => `${most("メモ", maximum)}不要なメモを削除してください。`,
    "too-many-indicator-sets": ({ maximum }) => `${most("保存できるプリセット", maximum)}先に1件を削除してください。`,
    "too-many-drawn-symbols": ({ maximum }) =>
      `${most("描画のあるチャート", maximum)}いずれかのチャートの描画を削除してください。`,
    "conversation-not-found": "この会話は存在しません。",
    "message-not-found": "このメッセージは存在しません。",
    "proposal-not-found": "この提案は存在しません。",
    "proposal-decided": "この提案はすでに処理されています。",
    "answer-under-way": "回答を作成中です。完了を待つか、停止してください。",
    "scheduled-question-not-found": "この定期質問は存在しません。",
    "too-many-scheduled-questions": ({ maximum }) => `${most("定期質問", maximum)}不要な質問を削除してください。`,
    "too-many-conversations": ({ maximum }) => `${most("会話", maximum)}不要な会話を削除してください。`,
    "conversation-full": ({ maximum }) => `${most("1つの会話のメッセージ", maximum)}新しい会話を始めてください。`,
    "model-not-available": "このモデルはこのサーバーで利用できません。別のモデルを選択してください。",
    "report-not-found": "このレポートは存在しません。",
    "only-sample-data": ({ symbol }) =>
      `${symbol}はサンプル価格しかないため、バックテストに意味がありません。しばらくしてからもう一度お試しください。`,
    "run-not-found": "この結果は存在しません。",
    "run-name-taken": "同じ名前の保存済みの結果があります。別の名前を付けてください。",
    "too-many-runs": ({ maximum }) => `${most("保存できる結果", maximum)}先に1件を削除してください。`,
    "job-not-found": "このジョブは存在しません。",
    "mail-not-set-up": "このサーバーはメールを送信しません。サーバー運営者がSMTP_URLを設定する必要があります。",
    "email-not-confirmed": "先にメールアドレスを確認してください。",
    "newsletter-link-not-found": "このリンクは期限切れです。",
    "issue-not-found": "この号は存在しません。",
    "nothing-to-report": "掲載する内容がまだありません。保有銘柄を追加するか、ウォッチリストに銘柄を追加してください。",
    "only-samples": "現在はサンプル価格しかありません。サンプル価格からニュースレターは作成しません。",
    "share-not-found": "このリンクは存在しません。",
    "too-many-shares": ({ maximum }) => `${most("リンク", maximum)}先に1件を無効にしてください。`,
    "token-not-found": "このトークンは存在しません。",
    "too-many-tokens": ({ maximum }) => `${most("トークン", maximum)}先に1件を無効にしてください。`,
    "alert-not-found": "このアラートは存在しません。",
    "too-many-alerts": ({ maximum }) => `${most("アラート", maximum)}先に1件を削除してください。`,
    "too-many-devices": ({ maximum }) => `${most("デバイス", maximum, "台")}先に1台を削除してください。`,
    "device-not-found": "このデバイスは一覧にありません。",
    "source-not-found": "この情報源はオフにできません。",
  },
  ofAnswers: {
    budget: "本日のAI利用枠を使い切りました。AIを使わずに計算しています。",
    "content-filter": "AIサービスの安全フィルターにより、回答の続きは表示されません。",
    "no-response": "回答が生成されませんでした。",
    interrupted: "回答が中断されました。続きはもう一度質問してください。",
    "internal-error": "AIの回答を取得できませんでした。",
  },
};
