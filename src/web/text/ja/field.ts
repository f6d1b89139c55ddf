import type { Catalogue } from "../catalogue.ts";

export const field: Catalogue["field"] = {
  labels: {
    accountId: "口座",
    apiKey: "キー",
    "attachments.text": "添付ファイル",
    content: "ファイル",
    currentPassword: "現在のパスワード",
    displayName: "氏名",
    email: "メールアドレス",
    fileName: "ファイル",
    image: "画像",
    q: "検索",
    text: "質問",
  },
  named: (label, message) => `${label}：${message}`,
};
