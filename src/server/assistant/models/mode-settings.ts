import type { ModelMode } from "./model.ts";

/** How a model writes in each mode. */
export const modeSettings: Readonly<
  Record<ModelMode, { maxOutputTokens: number; temperature: number; topP: number; topK: number }>
> = {
  quick: { maxOutputTokens: 1024, temperature: 0.3, topP: 0.9, topK: 20 },
  detailed: { maxOutputTokens: 4096, temperature: 0.7, topP: 0.8, topK: 40 },
  reader: { maxOutputTokens: 4096, temperature: 0, topP: 0.95, topK: 10 },
  preview: { maxOutputTokens: 100, temperature: 0.1, topP: 0.95, topK: 10 },
};
