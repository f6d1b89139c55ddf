import type { Catalogue } from "../catalogue.ts";

export const bell: Catalogue["bell"] = {
  bell: (unread) => (unread === 0 ? "アラート" : `アラート、未読${unread}件`),
  loading: "アラートを読み込み中…",
  failed: "アラート履歴を読み込めませんでした。しばらくしてからもう一度お試しください。",
  none: "発動したアラートはまだありません。銘柄ページまたは「すべてのアラート」で設定できます。",
  markRead: "すべて既読にする",
  all: "すべてのアラート",
  show: "表示",
};
