import type { Catalogue } from "../catalogue.ts";

export const firebase: Catalogue["firebase"] = {
  banner: {
    title: "Firebaseの設定エラー",
    console: "設定方法はコンソールをご確認ください",
    missing: "未設定の項目",
    setUp: (names) =>
      `${names.join("、")}：サーバーの環境変数に設定されていないか、仮の値のままです。Firebaseコンソール（Project settings > General > Your apps）から値をコピーしてサーバーに設定し、再起動してください。`,
  },
  google: "Googleで続行",
  startFailed: "Firebaseを初期化できませんでした",
  configurationMissing:
    "Firebaseの設定が不足しているため、このサーバーではログインを利用できません。サーバー運営者にお問い合わせください。",
  problems: {
    "email-already-in-use":
      "このサーバーには、このメールアドレスのアカウントがすでにあります。利用するには、こことFirebaseの両方でアドレスを確認してください。",
    "user-token-expired": "セッションの有効期限が切れました。もう一度ログインしてください。",
    "id-token-refused": "サーバーがログインを受け付けませんでした。もう一度ログインしてください。",
    "requires-recent-login": "ログインし直してから、もう一度お試しください。",
    "expired-action-code": "このリンクは有効期限が切れています。もう一度、リンクの送信からやり直してください。",
    "invalid-action-code": "このリンクは使用済みか、不完全です。もう一度、リンクの送信からやり直してください。",
    "popup-blocked":
      "ブラウザーがログイン画面をブロックしました。このページのポップアップを許可して、もう一度お試しください。",
    "popup-closed-by-user": "ログインが完了する前に画面が閉じられました。もう一度お試しください。",
    "unauthorized-domain":
      "Firebaseはこのアドレスからのログインを受け付けていません。承認済みドメインへの追加をサーバー運営者に依頼してください。",
    "password-does-not-meet-requirements":
      "このパスワードはログインサービスの条件を満たしていません。別のパスワードを設定してください。",
    "sign-in-service-unreachable": "ログインサービスに接続できませんでした。しばらくしてからもう一度お試しください。",
  },
};
