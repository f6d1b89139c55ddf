/** A picture without the metadata of its file: location, camera, time, comments. */
export interface Photo {
  readonly contentType: "image/png" | "image/jpeg" | "image/webp";
  readonly bytes: Uint8Array;
}

/** Maximum width and height in pixels. */
const longestSide = 4096;

/**
 * Reads a PNG, JPEG or WebP file by its signature and removes the metadata. Returns null for other formats, truncated
 * files and animations. Sources: PNG (W3C), section 5; JPEG (ITU-T T.81), annex B; WebP container (RFC 9649).
 */
export function cleanPhoto(file: Uint8Array): Photo | null {
  const view = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  try {
    return cleanPng(view) ?? cleanJpeg(view) ?? cleanWebp(view);
  } catch (error) {
    // Reading past the end: the file is truncated.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const pngSignature = Buffer.from("89504e470d0a1a0a", "hex");
const pngChunks: ReadonlySet<string> = new Set([
  "IHDR",
  "PLTE",
  "IDAT",
  "IEND",
  "tRNS",
  "gAMA",
  "cHRM",
  "sRGB",
  "iCCP",
  "sBIT",
  "bKGD",
  "pHYs",
]);

function cleanPng(file: Buffer): Photo | null {
  if (!file.subarray(0, 8).equals(pngSignature)) return null;
  const kept: Buffer[] = [pngSignature];
  for (let at = 8; ;) {
    const end = at + 12 + file.readUInt32BE(at);
    const type = file.toString("latin1", at + 4, at + 8);
    if (end > file.length || (at === 8) !== (type === "IHDR")) return null;
    if (type === "IHDR" && !isPicture(file.readUInt32BE(at + 8), file.readUInt32BE(at + 12))) return null;
    if (pngChunks.has(type)) kept.push(file.subarray(at, end));
    if (type === "IEND") return { contentType: "image/png", bytes: Buffer.concat(kept) };
    at = end;
  }
}

function cleanJpeg(file: Buffer): Photo | null {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return null;
  const kept: Buffer[] = [file.subarray(0, 2)];
  let hasSize = false;
  let isScan = false;
  for (let at = 2; ;) {
    if (file.readUInt8(at) !== 0xff) {
      if (!isScan) return null;
      const next = file.indexOf(0xff, at);
      if (next === -1) return null;
      kept.push(file.subarray(at, next));
      at = next;
      continue;
    }
    const marker = file.readUInt8(at + 1);
    // Within a scan: a stuffed byte or a restart marker. Between segments: fill bytes.
    if (isScan && (marker === 0 || (marker >= 0xd0 && marker <= 0xd7))) {
      kept.push(file.subarray(at, at + 2));
      at += 2;
      continue;
    }
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) {
      kept.push(file.subarray(at, at + 2));
      return hasSize && isScan ? { contentType: "image/jpeg", bytes: Buffer.concat(kept) } : null;
    }
    const length = file.readUInt16BE(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > file.length) return null;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      if (!isPicture(file.readUInt16BE(at + 7), file.readUInt16BE(at + 5))) return null;
      hasSize = true;
    }
    // Keeps the application segments that affect colours: JFIF, ICC, Adobe.
    const isMetadata = (marker >= 0xe0 && marker <= 0xef && ![0xe0, 0xe2, 0xee].includes(marker)) || marker === 0xfe;
    if (!isMetadata) kept.push(file.subarray(at, end));
    if (marker === 0xda) isScan = true;
    at = end;
  }
}

const webpChunks: ReadonlySet<string> = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ICCP"]);

function cleanWebp(file: Buffer): Photo | null {
  if (file.toString("latin1", 0, 4) !== "RIFF" || file.toString("latin1", 8, 12) !== "WEBP") return null;
  const total = 8 + file.readUInt32LE(4);
  if (total > file.length) return null;
  const kept: Buffer[] = [];
  let hasImage = false;
  for (let at = 12; at < total;) {
    const type = file.toString("latin1", at, at + 4);
    const length = file.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (end > total) return null;
    const chunk = Buffer.from(file.subarray(at, end));
    if (type === "VP8X") {
      const flags = chunk.readUInt8(8);
      if ((flags & 0x02) !== 0 || !isPicture(chunk.readUIntLE(12, 3) + 1, chunk.readUIntLE(15, 3) + 1)) return null;
      // EXIF and XMP chunks were removed.
      chunk.writeUInt8(flags & ~0x0c, 8);
    }
    if (type === "VP8 ") {
      if (!isPicture(chunk.readUInt16LE(14) & 0x3fff, chunk.readUInt16LE(16) & 0x3fff)) return null;
      hasImage = true;
    }
    if (type === "VP8L") {
      const bits = chunk.readUInt32LE(9);
      if (!isPicture((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)) return null;
      hasImage = true;
    }
    if (webpChunks.has(type)) kept.push(chunk);
    at = end;
  }
  if (!hasImage) return null;
  const body = Buffer.concat([Buffer.from("WEBP", "latin1"), ...kept]);
  const head = Buffer.alloc(8);
  head.write("RIFF", "latin1");
  head.writeUInt32LE(body.length, 4);
  return { contentType: "image/webp", bytes: Buffer.concat([head, body]) };
}

function isPicture(width: number, height: number): boolean {
  return width > 0 && height > 0 && width <= longestSide && height <= longestSide;
}
