import type { Words } from "../shape.ts";

const ignore = "お心当たりがない場合は、このメールを破棄してください。";
const contact = "お心当たりがない場合は、至急このサーバーの運営者にご連絡ください。";
const resetNow = (reset: string): string => `お心当たりがない場合は、今すぐパスワードを再設定してください：${reset}`;

export const accountMails: Words["accountMails"] = {
  signUp: ({ site, page }) => ({
    subject: "Bellwetherアカウント登録のご確認",
    paragraphs: [
      `${site} で、このメールアドレスによるアカウント登録を受け付けました。`,
      "登録を完了するには、1日以内に次のリンクを開き、設定したパスワードを入力してください：",
      page,
      "お心当たりがない場合は、このメールを破棄してください。確認が済むまで、アカウントは作成されません。",
    ],
  }),
  alreadyHasAccount: ({ site, signIn, reset }) => ({
    subject: "Bellwetherアカウントは登録済みです",
    paragraphs: [
      `${site} で、このメールアドレスによるアカウント登録の申し込みがありました。このアドレスはすでに登録されているため、何も変更していません。`,
      `ログイン：${signIn}`,
      `パスワードをお忘れの場合：${reset}`,
      "お心当たりがない場合も、お手続きは不要です。登録の有無は申し込んだ方に開示していません。",
    ],
  }),
  confirmAddress: ({ site, page }) => ({
    subject: "Bellwether：メールアドレスのご確認",
    paragraphs: [
      `このアドレスが ${site} のアカウントのものであることを確認するには、1日以内に次のリンクを開いてください：`,
      page,
      ignore,
    ],
  }),
  changeEmail: ({ site, page }) => ({
    subject: "Bellwether：新しいメールアドレスのご確認",
    paragraphs: [
      `${site} のアカウントについて、メールアドレスをこのアドレスに変更する手続きを受け付けました。変更を完了するには、1日以内に次のリンクを開いてください：`,
      page,
      ignore,
    ],
  }),
  emailChanged: ({ site, email }) => ({
    subject: "Bellwetherのメールアドレスが変更されました",
    paragraphs: [
      `${site} のアカウントのメールアドレスは${email}に変更されました。今後、このアドレスにメールは届きません。`,
      contact,
    ],
  }),
  reset: ({ site, page }) => ({
    subject: "Bellwether：パスワード再設定のご案内",
    paragraphs: [
      `${site} のアカウントについて、パスワード再設定の手続きを受け付けました。新しいパスワードを設定するには、30分以内に次のリンクを開いてください：`,
      page,
      "お心当たりがない場合は、このメールを破棄してください。パスワードは変更されません。",
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
      `お心当たりがない場合は、${security} で削除し、今すぐパスワードを再設定してください：${reset}`,
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
      `お心当たりがない場合は、${security} で連携を解除し、今すぐパスワードを再設定してください：${reset}`,
    ],
  }),
  providerUnlinked: ({ site, name, reset }) => ({
    subject: `${name}とBellwetherアカウントの連携が解除されました`,
    paragraphs: [`${name}では ${site} のアカウントにログインできなくなりました。`, resetNow(reset)],
  }),
};
