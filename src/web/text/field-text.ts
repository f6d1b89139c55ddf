import { inPageLanguage } from "./in-page-language.ts";

const en: {
  readonly labels: Readonly<Record<string, string>>;
  readonly named: (label: string, message: string) => string;
} = {
  /** Where the name of a field in the API is not the word on the screen; a whole path goes before the name it ends in. */
  labels: {
    accountId: "Account",
    apiKey: "Key",
    "attachments.text": "Attachment",
    content: "File",
    currentPassword: "Current password",
    displayName: "Name",
    email: "E-mail address",
    fileName: "File",
    image: "Picture",
    q: "Search",
    text: "Question",
  },
  named: (label, message) => `${label}: ${message}`,
};

/** The words on the screen for fields of the API. */
export const fieldText = inPageLanguage({ en }, en);
