import { AxeBuilder } from "@axe-core/playwright";
import { startGatewayUpstream } from "../upstreams/gateway-upstream.ts";
import { expect, openSettings, openMarket, settled, signedIn, testWithOwnServer as test } from "./support/product.ts";

const key = "a-gateway-key-of-a-reader-7f3a";
const gatewayPort = 4_719;

test.use({ environment: { RAPIDAPI_BASE_URL: `http://127.0.0.1:${gatewayPort}` } });

test(
  "the user's own key is added, tested, refused, replaced and removed, and kept in no storage",
  { tag: "@short" },
  async ({ page, product }) => {
    const offsetMs = Date.parse(openMarket) - Date.now();
    const gateway = await startGatewayUpstream({ port: gatewayPort, key, clock: { now: () => Date.now() + offsetMs } });
    await signedIn(page, product);
    await openSettings(page, product.url, "connections");
    await settled(page);
    const row = page.getByRole("region", { name: "Your RapidAPI key" });
    await expect(row).toContainText("No key");
    await row.getByRole("button", { name: "Add key: RapidAPI" }).click();
    await row.getByLabel("Key", { exact: true }).fill("too short");
    await row.getByRole("button", { name: "Save key" }).click();
    await expect(row).toContainText("At least 16 characters");
    await row.getByLabel("Key", { exact: true }).fill("a-key-that-nobody-knows-0000");
    await row.getByRole("button", { name: "Save key" }).click();
    await expect(row).toContainText("••••0000");

    await row.getByRole("button", { name: "Test your RapidAPI key" }).click();
    await expect(row).toContainText("API connection failed: 403 Forbidden");
    await expect(row).toContainText("Rejected");
    await expect(row).toContainText("It won't be used until a test succeeds or you replace it.");

    await row.getByRole("button", { name: "Replace your RapidAPI key" }).click();
    await row.getByLabel("Key", { exact: true }).fill(key);
    await row.getByRole("button", { name: "Save key" }).click();
    await expect(row).toContainText("••••7f3a");
    await row.getByRole("button", { name: "Test your RapidAPI key" }).click();
    await expect(row).toContainText("Successfully connected to Yahoo Finance API via RapidAPI");
    await expect(row).toContainText(/in \d+ ms/);
    await expect(row).toContainText("In use");
    const own = page.getByRole("region", { name: "Yahoo Finance API via RapidAPI" });
    await expect(own).toContainText("Your own");

    const axe = await new AxeBuilder({ page }).include("main").analyze();
    expect(axe.violations).toEqual([]);
    const stored = await page.evaluate(
      () => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }),
    );
    expect(stored).not.toContain(key);
    expect(await page.content()).not.toContain(key);
    expect(product.log()).not.toContain(key);

    await row.getByRole("button", { name: "Remove your RapidAPI key" }).click();
    await row.getByRole("button", { name: "Remove", exact: true }).click();
    await expect(row).toContainText("No key");
    await expect(own).toHaveCount(0);
    await gateway.close();
  },
);
