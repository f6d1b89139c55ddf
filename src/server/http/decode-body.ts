import type { IncomingMessage } from "node:http";
import { nestingFault } from "./nesting-fault.ts";
import { Refusal, refuse } from "./refusal.ts";

/** The JSON body of a request as a plain object; a refusal when it is too large, not JSON, or nested beyond sense. */
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

/** The body as text; a refusal as soon as it is known to be too large. */
export async function readBody(request: IncomingMessage, maximumBytes: number): Promise<string | Refusal> {
  const tooLarge = () => refuse("body-too-large", { detail: `At most ${maximumBytes} bytes` });
  if (Number(request.headers["content-length"] ?? "0") > maximumBytes) return tooLarge();
  // Gone before anybody listened: no event will say so any more.
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
      // What still arrives of a body that nobody waits for is not to end the process.
      request.on("error", () => undefined);
      act();
    }
    request.on("data", take).on("end", end).on("error", fail).on("close", gone);
  });
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
