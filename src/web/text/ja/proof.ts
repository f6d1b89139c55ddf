import type { Catalogue } from "../catalogue.ts";

export const proof: Catalogue["proof"] = {
  title: "本人確認",
  lead: "この操作には追加の確認が必要です。確認後10分間は、再度の確認は不要です。",
  leavesPage: "確認後、このページに戻ります。その後、もう一度操作してください。",
  password: "パスワード",
  confirm: "続ける",
  cancel: "キャンセル",
  problems: {
    "wrong-password": "パスワードが正しくありません。ご確認のうえ、もう一度お試しください。",
    "code-required": "認証アプリのコードまたはリカバリーコードも入力してください。",
    "wrong-code":
      "コードが正しくありません。コードは30秒ごとに変わり、1回しか使用できません。現在のコードを入力してください。",
    "too-many-requests": "試行回数が上限に達しました。しばらくしてからもう一度お試しください。",
    "network-request-failed": "ネットワークエラーです。インターネット接続をご確認のうえ、もう一度お試しください。",
    default: "処理できませんでした。もう一度お試しください。",
  },
};
