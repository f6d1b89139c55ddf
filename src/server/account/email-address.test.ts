import { expect, it } from "vitest";
import { isEmail } from "./email-address.ts";

it.each(["ada@example.com", "ada@mail.example.co.uk", "root@localhost", "o'neil+tag@exämple.de"])(
  "accepts %s",
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

it.each(["a@b", "ada@example", "ada@", "@example.com", "ada@example.", "ada@.com", "ada example@x.com"])(
  "refuses %s",
  (text) => {
    expect(isEmail(text)).toBe(false);
  },
);
