/** A script failed to load, because the server has a newer version or doesn't answer. Only a reload helps. */
export class MissingScript extends Error {
  override readonly name = "MissingScript";
}

/** Loads a script on demand. A failure becomes a `MissingScript`. */
export async function loadedScript<Script>(loading: Promise<Script>): Promise<Script> {
  try {
    return await loading;
  } catch (error) {
    throw new MissingScript("A script could not be loaded", { cause: error });
  }
}
