import type { Words } from "../words.ts";

export const notices: Words["notices"] = {
  mailTest: {
    subject: "Bellwether：メールは正常に届いています",
    text: ({ at, site }) =>
      `${at}にご依頼いただいたテストです。このメールが読めれば、 ${site} からのメールは届いています。`,
  },
  pushTest: { title: "Bellwether：通知は正常に届いています", body: "ご依頼いただいたテストです。" },
  newsletterConfirmation: {
    subject: "Bellwetherニュースレターのメール配信をご確認ください",
    paragraphs: ({ site, page }) => [
      `どなたか（おそらくお客様）が、 ${site} でこのアドレスへのニュースレター配信を申し込みました。`,
      `配信をご希望の場合は、1日以内に次のページを開いて確認してください：\n${page}`,
      "ご希望でない場合は、何もする必要はありません。以後メールは届きません。",
    ],
  },
  scheduledAnswer: {
    computed: "AIを使わずに計算しました。情報提供であり、投資助言ではありません。",
    written: (model) => `AI（${model}）が作成しました。情報提供であり、投資助言ではありません。`,
    page: (page) => `アプリで読む：${page}`,
    schedule: "この質問は定期的に実行するよう設定されています。変更や停止は、チャットの「定期質問」で行えます。",
    table: "（この表はアプリでご覧いただけます。）",
    sources: "出典：",
    answered: "定期質問への回答が届きました。",
    failed: "定期質問に回答できませんでした。",
  },
};
