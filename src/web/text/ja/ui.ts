import type { Catalogue } from "../translation.ts";

export const ui: Catalogue["ui"] = {
  retry: "再試行",
  details: "詳細",
  copy: "コピー",
  copied: "コピーしました",
  close: "閉じる",
  cancel: "キャンセル",
  save: "保存",
  showPassword: "パスワードを表示",
  panelMissing: "このパネルを読み込めませんでした。",
  panelStopped: "このパネルは停止しました。",
  reloadPanel: "パネルを再読み込み",
  serverUnreachable: "サーバーに接続できませんでした",
  connectionLost: "サーバーとの接続が切れました",
};

export const product: Catalogue["product"] = "Bellwether";

export const documentTitle: Catalogue["documentTitle"] = (title) => `${title} · Bellwether`;
