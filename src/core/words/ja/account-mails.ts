import type { Words } from "../words.ts";

const ignore = "お心当たりがない場合は、このメールを無視してください。";
const contact = "お心当たりがない場合は、至急このサーバーの運営者にご連絡ください。";
const resetNow = (reset: string): string => `お心当たりがない場合は、今すぐパスワードをリセットしてください：${reset}`;

export const accountMails: Words["accountMails"] = {
  signUp: ({ site, page }) => ({
    subject: "Bellwetherのアカウントをご確認ください",
    paragraphs: [
      `どなたか（おそらくお客様）が、このアドレスで ${site} に登録しました。`,
      "アカウントを作成するには、1日以内に次のリンクを開き、設定したパスワードを入力してください：",
      page,
      "お心当たりがない場合は、このメールを無視してください。確認がなければアカウントは作成されません。",
    ],
  }),
  alreadyHasAccount: ({ site, signIn, reset }) => ({
    subject: "Bellwetherのアカウントをすでにお持ちです",
    paragraphs: [
      `どなたか（おそらくお客様）が、このアドレスで ${site} に登録しようとしました。アカウントはすでに存在し、何も変更されていません。`,
      `ログイン：${signIn}`,
      `パスワードをお忘れの場合：${reset}`,
      "お心当たりがない場合も、対応は不要です。アカウントの有無は相手に開示していません。",
    ],
  }),
  confirmAddress: ({ site, page }) => ({
    subject: "Bellwetherのメールアドレスをご確認ください",
    paragraphs: [
      `このアドレスが ${site} のアカウントのものであることを確認するには、1日以内に次のリンクを開いてください：`,
      page,
      ignore,
    ],
  }),
  changeEmail: ({ site, page }) => ({
    subject: "Bellwetherの新しいメールアドレスをご確認ください",
    paragraphs: [
      `どなたか（おそらくお客様）が、このアドレスを ${site} のアカウントで使用しようとしています。確認するには、1日以内に次のリンクを開いてください：`,
      page,
      ignore,
    ],
  }),
  emailChanged: ({ site, email }) => ({
    subject: "Bellwetherのメールアドレスが変更されました",
    paragraphs: [
      `${site} のアカウントのメールアドレスは${email}に変更されました。今後、このアドレスにはメールは届きません。`,
      contact,
    ],
  }),
  reset: ({ site, page }) => ({
    subject: "Bellwetherのパスワードをリセットしてください",
    paragraphs: [
      `どなたか（おそらくお客様）が、 ${site} のアカウントのパスワードのリセットを申請しました。新しいパスワードを設定するには、30分以内に次のリンクを開いてください：`,
      page,
      "お心当たりがない場合は、このメールを無視してください。パスワードは変更されません。",
    ],
  }),
  passwordChanged: ({ site, reset }) => ({
    subject: "Bellwetherのパスワードが変更されました",
    paragraphs: [
      `${site} のアカウントのパスワードが変更されました。ほかのセッションはすべてログアウトされました。`,
      resetNow(reset),
    ],
  }),
  secondFactorOn: ({ site }) => ({
    subject: "Bellwetherアカウントの2段階認証が有効になりました",
    paragraphs: [`${site} のアカウントへのログインに、認証アプリのコードが必要になりました。`, contact],
  }),
  secondFactorOff: ({ site, reset }) => ({
    subject: "Bellwetherアカウントの2段階認証が無効になりました",
    paragraphs: [
      `${site} のアカウントの2段階認証が無効になりました。パスワードだけでログインできます。`,
      resetNow(reset),
    ],
  }),
  passkeyAdded: ({ site, name, security, reset }) => ({
    subject: "Bellwetherアカウントにパスキーが追加されました",
    paragraphs: [
      `パスキー「${name}」で ${site} のアカウントにログインできるようになりました。`,
      `お心当たりがない場合は、${security} で削除し、今すぐパスワードをリセットしてください：${reset}`,
    ],
  }),
  passkeyRemoved: ({ site, name, reset }) => ({
    subject: "Bellwetherアカウントからパスキーが削除されました",
    paragraphs: [`パスキー「${name}」では ${site} のアカウントにログインできなくなりました。`, resetNow(reset)],
  }),
  providerLinked: ({ site, name, security, reset }) => ({
    subject: `${name}がBellwetherアカウントに連携されました`,
    paragraphs: [
      `${name}で ${site} のアカウントにログインできるようになりました。`,
      `お心当たりがない場合は、${security} で連携を解除し、今すぐパスワードをリセットしてください：${reset}`,
    ],
  }),
  providerUnlinked: ({ site, name, reset }) => ({
    subject: `${name}とBellwetherアカウントの連携が解除されました`,
    paragraphs: [`${name}では ${site} のアカウントにログインできなくなりました。`, resetNow(reset)],
  }),
};
