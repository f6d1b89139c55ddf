import { UpstreamError } from "./upstream-error.ts";

export interface UpstreamReply {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly text: string;
  /** The body as it came, after its transfer encoding. */
  readonly bytes: Buffer;
}

/** The text of a reply. Throws where a web page or nothing came instead. */
export function textOf({ headers, text }: UpstreamReply): string {
  const start = text.trimStart().slice(0, 200).toLowerCase();
  const isPage = /^(<!--[^]*?-->\s*)?<(!doctype html|html|head|body)/.test(start);
  if (text.trim() === "") throw new UpstreamError("Empty reply", { advice: "try-next" });
  if (isPage || headers.get("content-type")?.includes("text/html") === true)
    throw new UpstreamError("A web page came instead of data", { advice: "try-next" });
  return text;
}

/** The JSON of a reply. Throws where something else came. */
export function parseJson({ status, statusText, headers, text }: UpstreamReply): unknown {
  const unusable = (message: string) =>
    new UpstreamError(message, { advice: "try-next", ...(status >= 400 ? { status, statusText } : {}) });
  const trimmed = text.trim();
  if (trimmed === "") throw unusable("Empty reply");
  if (trimmed.startsWith("<") || headers.get("content-type")?.includes("text/html") === true)
    throw unusable("A web page came instead of data");
  try {
    return JSON.parse(trimmed);
  } catch {
    // The parser's own message quotes the reply.
    throw unusable("The reply is not valid JSON");
  }
}
