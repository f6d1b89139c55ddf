import type { Catalogue } from "../catalogue.ts";

export const push: Catalogue["push"] = {
  title: "デバイスへの通知",
  loading: "デバイスを読み込み中…",
  failed: "デバイスを読み込めませんでした。",
  note: "デバイスへの通知を設定したアラートは、Bellwetherを閉じていても届きます。内容はデバイス宛てに暗号化され、ブラウザーのプッシュサービスが把握できるのは送信の事実だけです。",
  here: "このデバイスに通知",
  asks: "ブラウザーが通知の許可を求めます。",
  isOn: "このブラウザーにアラートが表示されます。",
  obstacles: {
    insecure:
      "ブラウザーの通知は、HTTPSまたはlocalhostでのみ利用できます。HTTPSの設定をサーバー運営者に依頼してください。",
    unsupported:
      "このブラウザーはプッシュ通知に対応していません。iPhoneの場合は、先にBellwetherをホーム画面に追加してください。",
    blocked:
      "このサイトの通知がブラウザーでブロックされています。ブラウザーの設定で許可し、ページを再読み込みしてください。",
  },
  problems: {
    blocked: "このサイトの通知はブロックされています。ブラウザーの設定で許可してください。",
    dismissed: "通知の許可が選択されませんでした。もう一度スイッチをオンにしてください。",
    "no-service": "ブラウザーのプッシュサービスが応答しませんでした。しばらくしてからもう一度お試しください。",
  },
  thisOne: "このデバイス",
  since: "追加",
  lastSent: "最終送信",
  noneSent: "送信なし",
  lastProblem: "直近のエラー",
  test: "テスト",
  testOf: (label) => `${label}にテスト通知を送信`,
  testing: "送信中…",
  remove: "削除",
  removeOf: (label) => `${label}を削除`,
  sent: "送信しました。まもなく表示されます。",
  gone: (label) => `${label}は通知を受け付けなくなったため、デバイスから削除しました。`,
  testFailed: (reason) => `テスト通知を送信できませんでした：${reason}`,
  removeFailed: (reason) => `デバイスを削除できませんでした：${reason}`,
  also: "デバイスにも通知",
  hereAnd: (others) => (others === 0 ? "このデバイスに通知します。" : `このデバイスとほか${others}台に通知します。`),
  elsewhere: (labels) => `${labels}に通知します。このデバイスには通知しません。`,
  addsThis: (labels) => `${labels}に通知します。オンにすると、このデバイスも追加されます。`,
};
