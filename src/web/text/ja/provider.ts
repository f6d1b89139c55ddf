import type { Catalogue } from "../translation.ts";

export const provider: Catalogue["provider"] = {
  continueWith: (name) => `${name}で続行`,
  problems: {
    "provider-not-set-up": "このサーバーでは外部ログインを利用できなくなりました。別の方法でログインしてください。",
    "provider-unreachable":
      "ログイン連携サービスに接続できませんでした。しばらくしてからもう一度お試しいただくか、別の方法でログインしてください。",
    "provider-refused": "ログイン連携サービスがログインを拒否しました。もう一度お試しください。",
    "provider-cancelled":
      "ログイン連携サービスでログインがキャンセルされました。もう一度お試しいただくか、別の方法でログインしてください。",
    "provider-email-not-verified":
      "ログイン連携サービスでメールアドレスが確認されていません。パスワードでアカウントを登録した後、設定から連携してください。",
    "provider-not-linked":
      "このメールアドレスのアカウントはすでに登録されています。ログインした後、「設定 > ログインとセキュリティ」から連携してください。",
    "provider-linked-elsewhere":
      "このログイン情報は別のアカウントに連携されているか、このアカウントが別のログイン情報と連携済みです。連携済みのログイン情報をお使いください。",
    "operation-not-allowed": "このサーバーではアカウント登録を受け付けていません。サポートにお問い合わせください。",
    "user-disabled": "このアカウントは停止されています。サポートにお問い合わせください。",
    "sign-in-expired": "ログインの制限時間が過ぎたか、別のウィンドウで開始されています。もう一度お試しください。",
    "too-many-requests": "試行回数が上限に達しました。しばらくしてからもう一度お試しください。",
    "network-request-failed": "ネットワークエラーです。インターネット接続をご確認のうえ、もう一度お試しください。",
    default: "処理できませんでした。もう一度お試しください。",
  },
};
