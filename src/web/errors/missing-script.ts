/** A part of the program did not arrive: the server has a newer version, or does not answer. Only a reload gets it. */
export class MissingScript extends Error {
  override readonly name = "MissingScript";
}

/** A script being loaded on demand; its failure becomes a `MissingScript`. */
export async function loadedScript<Script>(loading: Promise<Script>): Promise<Script> {
  try {
    return await loading;
  } catch (error) {
    throw new MissingScript("A script could not be loaded", { cause: error });
  }
}
