import { statfs } from "node:fs/promises";

/** Bytes that an ordinary user can still write where `folder` is; null where the system doesn't say. */
export async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
