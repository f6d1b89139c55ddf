import type { IncomingMessage } from "node:http";
import { nestingFault } from "./nesting-fault.ts";
import { Refusal, refuse } from "./refusal.ts";

/** Returns the JSON body of a request as a plain object; a refusal if it is too large, invalid or nested too deeply. */
export async function decodeBody(
  request: IncomingMessage,
  maximumBytes: number,
): Promise<Record<string, unknown> | Refusal> {
  const text = await readBody(request, maximumBytes);
  if (text instanceof Refusal) return text;
  if (text.trim() === "") return {};
  const type = request.headers["content-type"] ?? "";
  if (!/^application\/json\b/i.test(type)) return refuse("unsupported-media-type");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return refuse("malformed-json", { detail: error instanceof Error ? error.message : "Not JSON" });
  }
  if (!isPlainObject(value)) return refuse("invalid-input", { detail: "The body must be a JSON object" });
  const excess = nestingFault(value);
  if (excess === null) return value;
  return refuse("invalid-input", { detail: excess.message, errors: [excess] });
}

/** Returns the body as text; a refusal as soon as it exceeds the limit. */
export async function readBody(request: IncomingMessage, maximumBytes: number): Promise<string | Refusal> {
  const tooLarge = () => refuse("body-too-large", { detail: `At most ${maximumBytes} bytes` });
  if (Number(request.headers["content-length"] ?? "0") > maximumBytes) return tooLarge();
  // The connection closed before the listeners were added, so no event will follow.
  if (request.destroyed && !request.complete) return refuse("client-gone");
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const take = (chunk: Buffer) => {
      bytes += chunk.byteLength;
      chunks.push(chunk);
      if (bytes > maximumBytes) settle(() => resolve(tooLarge()));
    };
    const end = () => settle(() => resolve(Buffer.concat(chunks).toString("utf8")));
    const gone = () => settle(() => resolve(refuse("client-gone")));
    const fail = (error: Error) => settle(() => (request.destroyed ? resolve(refuse("client-gone")) : reject(error)));
    function settle(act: () => void): void {
      request.off("data", take).off("end", end).off("error", fail).off("close", gone);
      // Late errors of an abandoned body must not end the process.
      request.on("error", () => undefined);
      act();
    }
    request.on("data", take).on("end", end).on("error", fail).on("close", gone);
  });
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
