import type { Words } from "../shape.ts";

export const notices: Words["notices"] = {
  mailTest: {
    subject: "Bellwether：メールは正常に届いています",
    text: ({ at, site }) => `${at}にご依頼いただいたテストメールです。${site} からのメールは正常に届いています。`,
  },
  pushTest: { title: "Bellwether：通知は正常に届いています", body: "ご依頼いただいたテスト通知です。" },
  newsletterConfirmation: {
    subject: "Bellwetherニュースレター：メール配信のご確認",
    paragraphs: ({ site, page }) => [
      `${site} で、このアドレスへのニュースレター配信のお申し込みを受け付けました。`,
      `配信をご希望の場合は、1日以内に次のページを開いて確認してください：\n${page}`,
      "お心当たりがない場合やご希望でない場合は、お手続きは不要です。配信は始まりません。",
    ],
  },
  scheduledAnswer: {
    computed: "AIを使わずに計算しました。情報提供を目的としたもので、投資助言ではありません。",
    written: (model) => `AI（${model}）が作成しました。情報提供を目的としたもので、投資助言ではありません。`,
    page: (page) => `アプリで読む：${page}`,
    schedule: "この質問は定期的に実行するよう設定されています。変更や停止は、チャットの「定期質問」で行えます。",
    table: "（この表はアプリでご覧いただけます。）",
    sources: "出所：",
    answered: "定期質問への回答が届きました。",
    failed: "定期質問に回答できませんでした。",
  },
};
