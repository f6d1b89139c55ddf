import { unreachable } from "./model-failures.ts";

/**
 * Frames of an event stream, line by line. Two things that hosts do are put right: the empty line after the last frame is missing,
 * without which that frame would count for nothing, and an error comes between the frames as bare JSON.
 */
export async function* framesOfStream(take: () => Promise<Buffer | null>): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let rest = "";
  let bare = "";
  for (let chunk = await take(); chunk !== null; chunk = await take()) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    const passed = lines.filter((line) => isPassed(line));
    if (passed.length > 0) yield encoder.encode(`${passed.join("\n")}\n`);
  }
  const passed = isPassed(rest + decoder.decode()) ? rest : "";
  yield encoder.encode(`${passed}\n\n`);
  if (bare !== "") yield encoder.encode(`data: ${onOneLine(bare)}\n\n`);

  function isPassed(line: string): boolean {
    if (bare === "" && !/^\s*[{[]/.test(line)) return true;
    if (/^(data|event):/.test(line)) return true;
    bare += `${line}\n`;
    return false;
  }
}

function onOneLine(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json));
  } catch {
    return json.replaceAll(/\s+/g, " ");
  }
}

/** A host that answers as a whole, with one object or a list of them, is read as if it had streamed. */
export async function* framesOfJson(take: () => Promise<Buffer | null>, maxBytes: number): AsyncGenerator<Uint8Array> {
  const text = await textOf(take, maxBytes);
  let frames: unknown[];
  try {
    const parsed: unknown = JSON.parse(text);
    frames = Array.isArray(parsed) ? parsed : [parsed];
  } catch {
    throw unreachable("the answer could not be read");
  }
  for (const frame of frames) yield new TextEncoder().encode(`data: ${JSON.stringify(frame)}\n\n`);
}

/** The text of all chunks, up to about `maxBytes`. */
export async function textOf(next: () => Promise<Buffer | null>, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for (let chunk = await next(); chunk !== null && size < maxBytes; chunk = await next()) {
    chunks.push(chunk);
    size += chunk.length;
  }
  return Buffer.concat(chunks).toString("utf8");
}
