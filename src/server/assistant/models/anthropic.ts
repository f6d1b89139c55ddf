import type { Model, ModelMode } from "./model.ts";
import type { ModelFetch } from "./model-fetch.ts";
import { sdkModel } from "./sdk-model.ts";

/** Claude by Anthropic's Messages API, the key in a header. */
export function anthropic({
  baseUrl,
  key,
  names,
  fetch,
}: {
  baseUrl: string;
  key: string;
  names: Readonly<Record<ModelMode, string>>;
  fetch: ModelFetch;
}): Model {
  return sdkModel({
    provider: "anthropic",
    label: "Anthropic",
    names,
    async open(name, { key: ownKey }) {
      const { createAnthropic } = await import("@ai-sdk/anthropic");
      return createAnthropic({ baseURL: versioned(baseUrl), apiKey: ownKey ?? key, fetch: fetch.call })(name);
    },
    // Thoughts count as output, of which there is little.
    optionsFor: () => ({ reasoning: "none" }),
  });
}

function versioned(baseUrl: string): string {
  const base = baseUrl.replace(/\/+$/, "");
  return /\/v\d+$/.test(base) ? base : `${base}/v1`;
}
