import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type * as TalibModule from "talib-web";

type Talib = typeof TalibModule;

/**
 * TA-Lib as WebAssembly. Its loader requires an address that `fetch` accepts, so the file is passed as a data: URL. At
 * most 100,000 bars at a time.
 */
export async function loadTalib(): Promise<Talib> {
  const require = createRequire(import.meta.url);
  const talib = require("talib-web") as Talib;
  const file = readFileSync(require.resolve("talib-web/lib/talib.wasm"));
  await talib.init(`data:application/wasm;base64,${file.toString("base64")}`);
  return talib;
}

/**
 * Moves an answer back to its place. TA-Lib's port shifts it to the front by `warmUp`, and the padding at the end isn't
 * data.
 */
export function atItsPlace(output: readonly number[], warmUp: number): Float64Array {
  const count = output.length;
  const values = new Float64Array(count).fill(NaN);
  // One less than the number of bars: the port requests one bar too many, and the last value comes from beyond the
  // input.
  for (let index = warmUp; index < count - 1; index++) values[index] = output[index - warmUp] ?? NaN;
  return values;
}
