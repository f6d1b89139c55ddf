import type { Catalogue } from "../catalogue.ts";

export const signUp: Catalogue["signUp"] = {
  createYourAccount: "アカウント登録",
  fullName: "氏名",
  confirmPassword: "パスワード（確認）",
  createAccount: "アカウントを登録",
  creatingAccount: "登録中…",
  haveAccount: "アカウントをお持ちの方",
  passwordMinimum: (length) => `${length}文字以上`,
  ruleMet: "、条件を満たしています",
  doesNotMatch: "上のパスワードと一致しません",
  signUpIncomplete: "必須項目をすべて入力してください。",
  required: "必須項目です",
  passwordsDiffer: "パスワードが一致しません。両方の欄に同じパスワードを入力してください。",
  passwordTooLong: (length) => `パスワードは${length}文字以内で入力してください。`,
  charactersTooMany: (count) => `${count}文字超過`,
  atMost: (length) => `${length}文字以内`,
  passwordTooShort: (length) => `安全のため、パスワードは${length}文字以上で入力してください。`,
  askTheHost: "このサーバーはメールを送信しないため、リンクをお送りできません。",
  askTheHostNext: "新しいパスワードの設定を、このBellwetherサーバーの運営者に依頼してください。",
  backToSignIn: "ログイン画面に戻る",
  invitationGone:
    "この招待は使用済みか、無効にされたか、発行から1週間以上経過しています。招待した方に新しい招待を依頼してください。",
  checkingInvitation: "招待を確認中…",
  byInvitation: "このサーバーでのアカウント登録には招待が必要です。サーバー運営者にリンクを依頼してください。",
  problems: {
    "email-already-in-use":
      "このメールアドレスのアカウントはすでに登録されています。ログインするか、別のメールアドレスをお使いください。",
    "weak-password": "パスワードの強度が不足しています。6文字以上の、より安全なパスワードを設定してください。",
    "password-does-not-meet-requirements":
      "パスワードの強度が不足しています。6文字以上の、より安全なパスワードを設定してください。",
    "too-many-requests": "登録の試行回数が上限に達しました。しばらくしてからもう一度お試しください。",
    "invalid-display-name": "有効な氏名を入力してください。",
    "invalid-email": "有効なメールアドレスを入力してください。",
    "operation-not-allowed": "メールアドレスとパスワードによる登録は利用できません。サポートにお問い合わせください。",
    "network-request-failed": "ネットワークエラーです。インターネット接続をご確認のうえ、もう一度お試しください。",
    default: "アカウントを登録できませんでした。入力内容をご確認のうえ、もう一度お試しください。",
  },
};
