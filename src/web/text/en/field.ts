export const field: {
  readonly labels: Readonly<Record<string, string>>;
  readonly named: (label: string, message: string) => string;
} = {
  /** Screen labels for API fields with a different name. A full path takes precedence over its last part. */
  labels: {
    accountId: "Account",
    apiKey: "Key",
    "attachments.text": "Attachment",
    content: "File",
    currentPassword: "Current password",
    displayName: "Name",
    email: "Email address",
    fileName: "File",
    image: "Picture",
    q: "Search",
    text: "Question",
  },
  named: (label, message) => `${label}: ${message}`,
};
