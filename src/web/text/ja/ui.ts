import type { Catalogue } from "../catalogue.ts";

export const ui: Catalogue["ui"] = {
  retry: "再試行",
  details: "詳細",
  copy: "コピー",
  copied: "コピーしました",
  close: "閉じる",
  cancel: "キャンセル",
  save: "保存",
  filters: (count) => (count === 0 ? "絞り込み" : `絞り込み（${count}）`),
  showResults: "結果を表示",
  showPassword: "パスワードを表示",
  panelMissing: "このパネルを読み込めませんでした。",
  panelStopped: "このパネルは停止しました。",
  reloadPanel: "パネルを再読み込み",
  serverUnreachable: "サーバーに接続できませんでした",
  connectionLost: "サーバーとの接続が切れました",
  quoted: (words) => `「${words}」`,
};

export const product: Catalogue["product"] = "Bellwether";

export const documentTitle: Catalogue["documentTitle"] = (title) => `${title} · Bellwether`;
