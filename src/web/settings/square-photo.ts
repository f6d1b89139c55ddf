const sidePixels = 256;

/**
 * Returns the centre of a picture as a small square in base64; null if the browser can't read the file as a picture.
 */
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
