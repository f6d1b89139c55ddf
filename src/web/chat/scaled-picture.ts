import { base64Of } from "../ui/base64-of.ts";

/** Enough to read the figures of a page. */
const longestSide = 1_400;
const maxBase64 = 500_000;

/** A picture as it is sent with a question: a JPEG of at most 1,400 pixels a side. Null where the browser can't read it. */
export async function scaledPicture(
  file: Blob,
): Promise<{ readonly type: "image/jpeg"; readonly base64: string } | null> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    return null;
  }
  try {
    for (const [side, quality] of [
      [longestSide, 0.85],
      [longestSide, 0.6],
      [longestSide / 2, 0.6],
    ] as const) {
      const base64 = await drawn(picture, side, quality);
      if (base64 !== null && base64.length <= maxBase64) return { type: "image/jpeg", base64 };
    }
    return null;
  } finally {
    picture.close();
  }
}

async function drawn(picture: ImageBitmap, side: number, quality: number): Promise<string | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (context === null) return null;
  // JPEG has no transparency: charts are often drawn on nothing.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", quality);
  });
  return blob === null ? null : base64Of(blob);
}
