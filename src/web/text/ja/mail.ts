import type { Catalogue } from "../catalogue.ts";

export const mail: Catalogue["mail"] = {
  title: "メール",
  loading: "メールの状況を読み込み中…",
  failed: "メールの状況を読み込めませんでした。",
  none: "未設定",
  howTo:
    "このサーバーはメールを送信しません。サーバー運営者がSMTP_URLとMAIL_FROMを設定すると有効になります。それまでは、すべてアプリ内に表示されます。",
  relay: "メールサーバー",
  isSet: "設定済み",
  test: "テスト",
  testing: "送信中…",
  testOf: "ご自身のアドレスにテストメールを送信",
  sendsFrom: "送信元",
  lastTest: "前回のテスト",
  noneYet: "なし",
  waiting: "送信中",
  sent: "メールサーバーが受け付けました",
  refused: "配信できませんでした",
  hostKnows: "メールを配信できませんでした。原因はサーバー運営者が確認できます。",
  testFailed: (reason) => `テストメールを送信できませんでした：${reason}`,
};
