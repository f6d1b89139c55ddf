import type { Catalogue } from "../catalogue.ts";

export const passkey: Catalogue["passkey"] = {
  use: "パスキーでログイン",
  or: "または",
  dismissed: "パスキーは使用されませんでした。もう一度お試しいただくか、別の方法でログインしてください。",
  problems: {
    "passkey-refused": "このサーバーに登録されていないパスキーです。別の方法でログインしてください。",
    "passkeys-need-host-name": "このサーバーのアドレスではパスキーを使用できません。別の方法でログインしてください。",
    "sign-in-expired": "ログインの制限時間が過ぎました。もう一度ログインしてください。",
    "user-disabled": "このアカウントは停止されています。サポートにお問い合わせください。",
    "too-many-requests": "試行回数が上限に達しました。しばらくしてからもう一度お試しください。",
    "network-request-failed": "ネットワークエラーです。インターネット接続をご確認のうえ、もう一度お試しください。",
    default: "処理できませんでした。もう一度お試しください。",
  },
};
