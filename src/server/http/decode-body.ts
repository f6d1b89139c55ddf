import { nestingFault } from "./nesting-fault.ts";
import { Refusal, refuse } from "./refusal.ts";

/** The JSON body of a request as a plain object; a refusal when it is too large, not JSON, or nested beyond sense. */
export async function decodeBody(request: Request, maximumBytes: number): Promise<Record<string, unknown> | Refusal> {
  const declared = Number(request.headers.get("content-length") ?? "0");
  if (declared > maximumBytes) return refuse("body-too-large", { detail: `At most ${maximumBytes} bytes` });
  const text = await readText(request, maximumBytes);
  if (text instanceof Refusal) return text;
  if (text.trim() === "") return {};
  const type = request.headers.get("content-type") ?? "";
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

async function readText(request: Request, maximumBytes: number): Promise<string | Refusal> {
  if (request.body === null) return "";
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body) {
    bytes += chunk.byteLength;
    if (bytes > maximumBytes) return refuse("body-too-large", { detail: `At most ${maximumBytes} bytes` });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
