import { Readable, type Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

/** The body is longer than allowed. */
export class BodyTooLarge extends Error {
  constructor(maxBytes: number) {
    super(`Reply larger than ${maxBytes} bytes`);
    this.name = "BodyTooLarge";
  }
}

/** Reads a body, decompressing it on the way, and gives up as soon as it has grown past the limit. */
export async function readBody(source: Readable, encoding: string, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const collect = async (pieces: AsyncIterable<Buffer>) => {
    for await (const piece of pieces) {
      size += piece.length;
      if (size > maxBytes) throw new BodyTooLarge(maxBytes);
      chunks.push(piece);
    }
  };
  const decoder = decoderOf(encoding);
  if (decoder === "unknown") {
    // Unread, it would keep its socket.
    source.on("error", () => undefined).destroy();
    throw new Error(`Reply in an unknown encoding (${encoding})`);
  }
  await (decoder === null ? pipeline(source, collect) : pipeline(source, decoder, collect));
  return Buffer.concat(chunks);
}

/** Returns the decoder of an encoding; null: none is needed. */
export function decoderOf(encoding: string): Transform | "unknown" | null {
  switch (encoding.trim().toLowerCase()) {
    case "gzip":
    case "x-gzip":
      return createGunzip();
    case "br":
      return createBrotliDecompress();
    case "deflate":
      return createInflate();
    case "":
    case "identity":
      return null;
    default:
      return "unknown";
  }
}
