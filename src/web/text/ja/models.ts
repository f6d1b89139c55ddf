import type { Catalogue } from "../catalogue.ts";

export const models: Catalogue["models"] = {
  title: "AIモデル",
  loading: "モデルを読み込み中…",
  failed: "モデルを読み込めませんでした。",
  none: "AIモデルが設定されていません。",
  howTo:
    "回答、クイック分析、レポートは、AIを使わずにデータから計算されます。AIを使用するには、下でご自身のキーを追加してください。または、サーバー運営者がGEMINI_API_KEY、ANTHROPIC_API_KEY、もしくはOPENAI_BASE_URLとOPENAI_MODELを設定し、サーバーを再起動してください。",
  preferred: "使用中",
  spare: "設定済み",
  tokens: "本日のトークン数",
  questions: "本日の質問数",
  cost: "本日の費用",
  of: (used, all) => `${used}/${all}`,
  about: (amount) => `約$${amount}（料金が判明しているもののみ）`,
  resets: (moment) => `${moment}にリセットされます。トークンを使い切ると、AIを使わずに回答を計算します。`,
};
