import type { Catalogue } from "../catalogue.ts";

export const account: Catalogue["account"] = {
  signIn: "ログイン",
  signInAction: "ログイン",
  signingIn: "ログイン中…",
  email: "メールアドレス",
  password: "パスワード",
  resetYourPassword: "パスワードを忘れた方",
  newHere: "初めてご利用の方",
  createAnAccount: "アカウントを登録",
  signInIncomplete: "メールアドレスとパスワードの両方を入力してください。",
  signInProblems: {
    "user-not-found":
      "このメールアドレスのアカウントは見つかりませんでした。アドレスをご確認いただくか、アカウントを新規登録してください。",
    "wrong-password": "パスワードが正しくありません。ご確認のうえ、もう一度お試しください。",
    "invalid-email": "有効なメールアドレスを入力してください。",
    "user-disabled": "このアカウントは停止されています。サポートにお問い合わせください。",
    "too-many-requests":
      "ログインの失敗が上限に達しました。しばらくしてからもう一度お試しいただくか、パスワードを再設定してください。",
    "network-request-failed": "ネットワークエラーです。インターネット接続をご確認のうえ、もう一度お試しください。",
    "operation-not-allowed":
      "メールアドレスとパスワードによるログインは利用できません。サポートにお問い合わせください。",
    "invalid-credential": "メールアドレスまたはパスワードが正しくありません。ご確認のうえ、もう一度お試しください。",
    "user-token-expired": "セッションの有効期限が切れました。もう一度ログインしてください。",
    default: "ログインできませんでした。入力内容をご確認のうえ、もう一度お試しください。",
  },
  hosted: "セルフホスト型です。ログインにはGoogle Firebaseを使用するため、このページはGoogleと通信します。",
  selfHosted: "セルフホスト型です。このページがほかのサーバーと通信することはありません。",
  selfHostedWith: (name) =>
    `セルフホスト型です。${name}を選択しない限り、このページがほかのサーバーと通信することはありません。`,
  instance: (host, version) => (version === null ? host : `${host}、バージョン${version}`),
  deleted: "アカウントとすべてのデータを削除しました。",
  checkingSession: "セッションを確認中…",
  unreachable: "サーバーに接続できません",
  unreachableNext: "接続状況とBellwetherサーバーの稼働状況をご確認のうえ、もう一度お試しください。",
  signInAgain: "もう一度ログインしてください",
  sessionExpired: "セッションの有効期限が切れました。作業内容は保存されており、ログイン後に続けられます。",
  leaveInstead: "ログアウトする",
};
