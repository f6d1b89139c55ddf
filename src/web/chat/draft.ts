/** A question that is being written. */
export interface Draft {
  readonly text: string;
  readonly attachments: readonly Attachment[];
}

export interface Attachment {
  readonly name: string;
  readonly text: string;
  readonly picture?: { readonly type: "image/jpeg"; readonly base64: string };
}

export const emptyDraft: Draft = { text: "", attachments: [] };
