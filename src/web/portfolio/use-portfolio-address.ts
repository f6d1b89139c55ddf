import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { type PortfolioAddress, portfolioParams, readPortfolioAddress } from "./portfolio-address.ts";

/** Keeps tab, account and range in the address, so that a view can be bookmarked and shared. */
export function usePortfolioAddress(): [PortfolioAddress, (change: Partial<PortfolioAddress>) => void] {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readPortfolioAddress(params), [params]);
  const change = (next: Partial<PortfolioAddress>): void =>
    setParams((before) => portfolioParams({ ...readPortfolioAddress(before), ...next }), {
      replace: true,
      preventScrollReset: true,
    });
  return [address, change];
}
