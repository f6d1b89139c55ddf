import type { Catalogue } from "../catalogue.ts";

export const secondFactor: Catalogue["secondFactor"] = {
  lead: {
    totp: "認証アプリに表示されているBellwetherの6桁のコードを入力してください。",
    recovery: "保存したリカバリーコードを1つ入力してください。各コードは1回しか使用できません。",
  },
  label: { totp: "コード", recovery: "リカバリーコード" },
  other: { totp: "認証アプリを使用", recovery: "リカバリーコードを使用" },
  submit: "ログイン",
  submitting: "ログイン中…",
  back: "戻る",
  expired: "制限時間が過ぎたか、コードの誤りが続きました。もう一度ログインしてください。",
  recoveryRefused: "リカバリーコードが正しくないか、使用済みです。ご確認いただくか、別のコードを入力してください。",
  problems: {
    "wrong-code":
      "コードが正しくありません。コードは30秒ごとに変わり、1回しか使用できません。現在のコードを入力してください。",
    "too-many-requests": "試行回数が上限に達しました。しばらくしてからもう一度お試しください。",
    "user-disabled": "このアカウントは停止されています。サポートにお問い合わせください。",
    "network-request-failed": "ネットワークエラーです。インターネット接続をご確認のうえ、もう一度お試しください。",
    default: "処理できませんでした。もう一度お試しください。",
  },
};
