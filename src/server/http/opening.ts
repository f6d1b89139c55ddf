/** Answers of the API that a page would request first. */
export interface Opening {
  /** The server's time, in milliseconds. */
  readonly at: number;
  readonly answers: readonly { readonly route: string; readonly input: object; readonly output: unknown }[];
}
