const sidePixels = 256;

/** The middle of a picture as a small square, as base64; null where the file is no picture the browser can read. */
export async function squarePhoto(file: Blob): Promise<string | null> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    return null;
  }
  const canvas = document.createElement("canvas");
  canvas.width = sidePixels;
  canvas.height = sidePixels;
  const side = Math.min(picture.width, picture.height);
  canvas
    .getContext("2d")
    ?.drawImage(
      picture,
      (picture.width - side) / 2,
      (picture.height - side) / 2,
      side,
      side,
      0,
      0,
      sidePixels,
      sidePixels,
    );
  picture.close();
  const address = canvas.toDataURL("image/webp", 0.9);
  return address.slice(address.indexOf(",") + 1);
}
