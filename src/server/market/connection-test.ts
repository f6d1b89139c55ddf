import { type MarketProvider, ProviderError } from "./provider.ts";
import type { Router } from "./router.ts";

export interface ConnectionTestResult {
  readonly success: boolean;
  readonly message: string;
  /** Milliseconds. */
  readonly responseTime: number;
}

/** Asks a provider for one quote with a single request, past every cache. Returns how it went and how long it took (ms). */
export async function connectionTest({
  provider,
  router,
}: {
  provider: MarketProvider;
  router: Pick<Router, "probe">;
}): Promise<ConnectionTestResult> {
  const startedAt = performance.now();
  const done = (success: boolean, message: string) => ({
    success,
    message,
    responseTime: Math.round(performance.now() - startedAt),
  });
  try {
    await router.probe(provider);
    return done(true, provider.connectedMessage);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.status !== null) return done(false, `API connection failed: ${error.status} ${error.statusText}`.trim());
    return done(false, `Connection error: ${error.message}`);
  }
}
