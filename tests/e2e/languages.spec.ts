import { expect, openSettings, signedIn, test } from "./support/product.ts";

test.describe("the language of the interface", () => {
  test("starts as the browser's", async ({ browser, product }) => {
    const context = await browser.newContext({ locale: "de-CH" });
    const page = await context.newPage();
    await page.goto(`${product.url}/login`);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Anmelden");
    await context.close();
  });

  test(
    "can be chosen before sign-in and stays with the account",
    { tag: "@short" },
    async ({ page, product, browser }) => {
      await page.goto(`${product.url}/login`);
      await page.getByRole("combobox", { name: "Language" }).selectOption({ label: "Français" });
      await expect(page.locator("html")).toHaveAttribute("lang", "fr");
      await signedIn(page, product);
      const saved = page.waitForResponse(
        (reply) => reply.url().endsWith("/api/settings") && reply.request().method() === "PATCH",
      );
      await page.goto(product.url);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tableau de bord");
      expect(await (await saved).json()).toMatchObject({
        preferences: { language: "fr", numberFormat: "space-comma" },
      });

      const other = await browser.newContext({ locale: "en-US" });
      await other.addCookies(
        await page
          .context()
          .cookies(product.url)
          .then((all) => all.filter(({ name }) => name === "session")),
      );
      const elsewhere = await other.newPage();
      await elsewhere.goto(product.url);
      await expect(elsewhere.locator("html")).toHaveAttribute("lang", "fr");
      await other.close();
    },
  );

  test("changes in Settings, and numbers follow unless they were chosen", async ({ page, product }) => {
    await signedIn(page, product);
    await openSettings(page, product.url, "display");
    await page.getByRole("combobox", { name: "Language" }).selectOption({ label: "Deutsch" });
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByRole("combobox", { name: "Zahlenformat" })).toHaveValue("point-comma");
    await page.getByRole("combobox", { name: "Zahlenformat" }).selectOption("apostrophe-point");
    await page.getByRole("combobox", { name: "Sprache" }).selectOption({ label: "日本語" });
    await expect(page.locator("html")).toHaveAttribute("lang", "ja");
    await expect(page.getByRole("combobox").nth(0)).toHaveValue("apostrophe-point");
  });

  test("covers alerts and the server's refusals", { tag: "@short" }, async ({ page, product }) => {
    await page.goto(`${product.url}/login`);
    await page.getByRole("combobox", { name: "Language" }).selectOption({ label: "Deutsch" });
    await expect(page.getByRole("combobox", { name: "Sprache" })).toBeVisible();
    await signedIn(page, product);
    await page.goto(`${product.url}/insights?symbol=NVDA`);
    await page.getByRole("button", { name: "Alarm für NVDA" }).click();
    const dialog = page.getByRole("dialog", { name: "Alarm für NVDA" });
    await dialog.getByLabel("Wert").fill("1000");
    await dialog.getByRole("button", { name: "Alarm setzen" }).click();
    await expect(page.getByText("Alarm gesetzt: NVDA liegt über 1.000,00")).toBeVisible();

    await page.goto(`${product.url}/calendar`);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    await page.keyboard.press("t");
    const drawer = page.getByRole("dialog");
    await drawer.getByLabel("Transaktion in einer Zeile").fill("sell 5 NVDA 100");
    await page.keyboard.press("Enter");
    await expect(drawer.getByRole("alert")).toContainText("ist kein NVDA in diesem Konto");
  });

  test("covers company figures, signals, moods and faults of what was typed", async ({ page, product }) => {
    await page.goto(`${product.url}/login`);
    await page.getByRole("combobox", { name: "Language" }).selectOption({ label: "Deutsch" });
    await signedIn(page, product);
    await page.goto(`${product.url}/insights?symbol=AAPL&tab=financials`);
    const revenue = page.getByRole("row", { name: /^Umsatz / });
    await expect(revenue).toContainText("Mrd.");
    await expect(page.getByText("Anteil institutioneller Anleger")).toBeVisible();

    await page.goto(`${product.url}/technical?symbol=NVDA`);
    await expect(page.getByText("Der Durchschnitt").first()).toBeVisible();
    await expect(page.getByText("Halten", { exact: true }).first()).toBeVisible();

    await page.goto(`${product.url}/sentiment`);
    // Another card has one with this name, and may be there first.
    await page.locator("details", { hasText: "Anteil der gestiegenen Symbole" }).getByText("So wird bewertet").click();
    await expect(page.getByText("Anteil der gestiegenen Symbole")).toBeVisible();

    await page.goto(`${product.url}/calendar`);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    await page.keyboard.press("t");
    const drawer = page.getByRole("dialog");
    await drawer.getByLabel("Transaktion in einer Zeile").fill("buy 0 NVDA 100");
    await page.keyboard.press("Enter");
    await expect(drawer.getByRole("alert")).toHaveText("„Stückzahl“ muss größer als null sein");
  });

  test("stays English if the texts can't be loaded", async ({ browser, product }) => {
    const context = await browser.newContext({ locale: "ja-JP" });
    const page = await context.newPage();
    await page.route(/\/assets\/ja-/, (route) => route.abort());
    await page.goto(`${product.url}/login`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await context.close();
  });
});
