import type { MarketProvider } from "./provider.ts";
import { ProviderError } from "./provider.ts";

export interface ConnectionTestResult {
  readonly success: boolean;
  readonly message: string;
  /** Milliseconds. */
  readonly responseTime: number;
}

/** Asks a provider for one quote, past every cache, and says how it went and how long it took (ms). */
export async function connectionTest(provider: MarketProvider): Promise<ConnectionTestResult> {
  const startedAt = performance.now();
  const done = (success: boolean, message: string) => ({
    success,
    message,
    responseTime: Math.round(performance.now() - startedAt),
  });
  provider.forget?.();
  try {
    const answers = await provider.quotes([provider.testSymbol]);
    const answer = answers.get(provider.testSymbol);
    if (answer?.kind === "quote") return done(true, provider.connectedMessage);
    return done(
      false,
      `Connection error: ${answer?.kind === "unknown" ? "No data available for symbol" : "Invalid quote data received"}`,
    );
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.status !== null) return done(false, `API connection failed: ${error.status} ${error.statusText}`.trim());
    return done(false, `Connection error: ${error.message}`);
  }
}
