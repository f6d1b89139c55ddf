import { expect, it } from "vitest";
import { temporaryFolder } from "../../../tests/support/test-engines.ts";
import { copyFormat } from "#contract/account-copy.ts";
import { readConfig } from "../config.ts";
import { Refusal } from "../http/refusal.ts";
import { createAccountCopies } from "./account-copies.ts";
import { boundFault, copyBounds } from "./copy-bounds.ts";

const sizes = readConfig({ NODE_ENV: "test", DATA_DIR: temporaryFolder() }).limits;

/** A file with a list of so many entries at a place. */
function fileWith(path: string, length: number): unknown {
  return path.split(".").reduceRight<unknown>(
    (inner, name) => (name === "*" || name === "+" ? [inner] : { [name]: inner }),
    Array.from({ length }, () => 0),
  );
}

it.each(copyBounds(sizes))("takes no more of %s than are kept, and says where", (path, most) => {
  expect(boundFault(fileWith(path, most), sizes)).toBeNull();
  const fault = boundFault(fileWith(path, most + 1), sizes);
  expect(fault?.errors?.[0]).toEqual({
    path: path.replace("*", "0").replace("+.", ""),
    message: `At most ${most.toLocaleString("en")} are kept`,
  });
});

it("adds up what is bounded over all entries of a list", () => {
  const file = { alerts: [0, 1].map(() => ({ events: Array.from({ length: 6_000 }, () => 0) })) };
  expect(boundFault(file, sizes)?.detail).toContain("10,000");
});

it("refuses a file with too much before a transaction is begun", async () => {
  let transactions = 0;
  const copies = createAccountCopies({
    db: {
      transaction: () => {
        transactions += 1;
        throw new Error("begun");
      },
    },
    rooms: [],
    limits: { export: () => null, import: () => null },
    sizes,
    clock: { now: () => 0 },
  });
  const runs = Array.from({ length: 15_000 }, () => ({ name: "Hold" }));
  const content = JSON.stringify({ ...copyFormat, strategies: { runs } });
  const refusal = await copies.take("somebody", { content, isTrial: false }, new AbortController().signal);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ errors: [{ path: "strategies.runs", message: "At most 200 are kept" }] });
  expect(transactions).toBe(0);
});
