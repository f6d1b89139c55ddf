import { deflateSync } from "node:zlib";
import { array, assert, constantFrom, integer, nat, property, tuple } from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanPhoto } from "./clean-photo.ts";

const secret = Buffer.from("Taken at 48.8584 N 2.2945 E");
const word = (value: number) => Buffer.from([value >> 8, value & 255]);
const long = (value: number, isLittle = false) => {
  const bytes = Buffer.alloc(4);
  if (isLittle) bytes.writeUInt32LE(value);
  else bytes.writeUInt32BE(value);
  return bytes;
};
const chunk = (type: string, data: Buffer) => Buffer.concat([long(data.length), Buffer.from(type), data, long(0)]);
const png = (width = 2, ...more: Buffer[]) =>
  Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", Buffer.concat([long(width), long(2), Buffer.from([8, 2, 0, 0, 0])])),
    ...more,
    chunk("IDAT", deflateSync(Buffer.alloc(14))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
const segment = (marker: number, data: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker]), word(data.length + 2), data]);
const jpeg = (width = 2, ...more: Buffer[]) =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from("JFIF\0")),
    ...more,
    segment(0xc0, Buffer.concat([Buffer.from([8]), word(2), word(width), Buffer.from([1, 1, 0x11, 0])])),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4]),
    Buffer.from([0xff, 0xd9]),
  ]);
const riff = (type: string, data: Buffer) =>
  Buffer.concat([Buffer.from(type), long(data.length, true), data, Buffer.alloc(data.length % 2)]);
const webp = (flags = 0x0c, ...more: Buffer[]) => {
  const body = Buffer.concat([
    Buffer.from("WEBP"),
    riff("VP8X", Buffer.from([flags, 0, 0, 0, 1, 0, 0, 1, 0, 0])),
    riff("VP8 ", Buffer.from([0, 0, 0, 0x9d, 1, 0x2a, 2, 0, 2, 0, 7])),
    ...more,
  ]);
  return Buffer.concat([Buffer.from("RIFF"), long(body.length, true), body]);
};

describe("cleanPhoto", () => {
  it.each([
    ["image/png", png(2, chunk("eXIf", secret), chunk("tEXt", secret)), png()],
    ["image/jpeg", jpeg(2, segment(0xe1, secret), segment(0xfe, secret)), jpeg()],
    ["image/webp", webp(0x0c, riff("EXIF", secret), riff("XMP ", secret)), webp(0)],
  ])("leaves the picture of %s and nothing of what its file told", (contentType, file, expected) => {
    const photo = cleanPhoto(file);
    expect(photo?.contentType).toBe(contentType);
    expect(Buffer.from(photo?.bytes ?? []).equals(expected)).toBe(true);
  });

  it("leaves out what hangs behind the picture", () => {
    expect(Buffer.from(cleanPhoto(Buffer.concat([jpeg(), secret]))?.bytes ?? []).equals(jpeg())).toBe(true);
    expect(Buffer.from(cleanPhoto(Buffer.concat([png(), secret]))?.bytes ?? []).equals(png())).toBe(true);
    expect(Buffer.from(cleanPhoto(Buffer.concat([webp(0), secret]))?.bytes ?? []).equals(webp(0))).toBe(true);
  });

  it.each([
    ["an SVG", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>")],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a GIF", Buffer.from("GIF89a")],
    ["nothing", Buffer.alloc(0)],
    ["a picture too wide", png(4097)],
    ["a JPEG too wide", jpeg(4097)],
    ["an animation", webp(0x02)],
  ])("refuses %s", (_name, file) => {
    expect(cleanPhoto(file)).toBeNull();
  });

  it("refuses whatever is cut off, and never breaks", () => {
    for (const file of [png(), jpeg(), webp()])
      for (let length = 0; length < file.length; length += 1) expect(cleanPhoto(file.subarray(0, length))).toBeNull();
    assert(
      property(
        constantFrom(png(), jpeg(), webp()),
        array(tuple(nat(60), integer({ min: 0, max: 255 })), { maxLength: 6 }),
        (file, changes) => {
          const broken = Buffer.from(file);
          for (const [at, value] of changes) broken[at % broken.length] = value;
          const photo = cleanPhoto(broken);
          expect(photo === null || photo.bytes.length <= broken.length).toBe(true);
        },
      ),
    );
  });
});
