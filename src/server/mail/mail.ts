/** One mail to one person, before it is on its way. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text for programs that show no HTML; always present. */
  readonly text: string;
  readonly html: string | null;
  /** Shown inside the HTML as `cid:` addresses. */
  readonly images: readonly MailImage[];
  /** https address that a POST without cookie ends the subscription at (RFC 8058); null: not a list. */
  readonly unsubscribeUrl: string | null;
}

export interface MailImage {
  readonly id: string;
  readonly contentType: "image/png";
  readonly base64: string;
}
