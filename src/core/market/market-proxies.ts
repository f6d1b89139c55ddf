/** Funds that stand for the market, in the order they are shown. */
export const marketProxies = ["SPY", "QQQ", "DIA", "IWM", "TLT"] as const;
