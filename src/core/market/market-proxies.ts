/** Funds that represent the market, in display order. */
export const marketProxies = ["SPY", "QQQ", "DIA", "IWM", "TLT"] as const;
