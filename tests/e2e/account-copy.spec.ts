import { readFile } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, openSettings, person, settled, signedIn, testWithOwnServer as test } from "./support/product.ts";

test(
  "an account's export can be downloaded, previewed and restored into another account once",
  { tag: "@short" },
  async ({ page, browser, product }) => {
    await signedIn(page, product);
    const record = (symbol: string) =>
      page.request.post(`${product.url}/api/portfolio/transactions`, {
        headers: { origin: product.url },
        data: { type: "buy", symbol, date: "2026-03-02", quantity: "10", price: "100", currency: "USD" },
      });
    for (const symbol of ["NVDA", "MSFT"]) expect((await record(symbol)).status()).toBe(201);
    await product.restart(11 * 60_000);
    await openSettings(page, product.url, "import-export");
    await settled(page);
    const card = page.getByRole("region", { name: "Import and export" });
    await card.getByRole("button", { name: "Download everything" }).click();
    const question = page.getByRole("dialog", { name: "Confirm it's you" });
    await question.getByLabel("Your password").fill(person.password);
    const downloading = page.waitForEvent("download");
    await question.getByRole("button", { name: "Continue" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("bellwether-2026-03-04.json");
    await expect(card).toContainText("bellwether-2026-03-04.json.");
    const text = await readFile(await download.path(), "utf8");
    expect(JSON.parse(text)).toMatchObject({ format: "bellwether-account", profile: { email: person.email } });

    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.request.post(`${product.url}/api/account/sign-up`, {
      headers: { origin: product.url },
      data: { name: "Grace", email: "grace@example.org", password: "gleaming-otter-7" },
    });
    await openSettings(other, product.url, "import-export");
    await settled(other);
    const place = other.getByRole("region", { name: "Import and export" });
    const choose = (content: string) =>
      place
        .getByLabel("Import data from another account")
        .setInputFiles({ name: "copy.json", mimeType: "application/json", buffer: Buffer.from(content) });
    await choose('{"format":"something else"}');
    await expect(place).toContainText("This is no export of a Bellwether account");
    await choose(text);
    const preview = place.getByRole("region", { name: /^From ada@example.org/ });
    await expect(preview.getByRole("row", { name: /^Transactions/ })).toContainText("2");
    const axe = await new AxeBuilder({ page: other }).include("main").analyze();
    expect(axe.violations).toEqual([]);
    await preview.getByRole("button", { name: "Import", exact: true }).click();
    await expect(place).toContainText(/Imported \d+ types of data/);
    await other.goto(`${product.url}/portfolio`);
    await expect(other.getByText("NVDA").first()).toBeVisible();

    await openSettings(other, product.url, "import-export");
    await settled(other);
    await choose(text);
    await expect(preview).toContainText("This file has nothing new to add.");
    await expect(preview.getByRole("button", { name: "Import", exact: true })).toBeDisabled();
    await elsewhere.close();
  },
);
