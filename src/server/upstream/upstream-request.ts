export interface UpstreamRequest {
  readonly url: URL;
  /** GET unless given; only GET is retried. */
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal | undefined;
  /** Statuses handed back instead of thrown, besides 2xx. Redirects are never followed. */
  readonly accept?: readonly number[];
  /** One request, whatever becomes of it: never repeated. */
  readonly isSingle?: boolean;
  /** The text of the reply is not wanted and not read. */
  readonly skipsBody?: boolean;
}
