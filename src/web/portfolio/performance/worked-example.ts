/** The figures of the worked example beside the three returns, over one year. `worked-example.test.ts` checks them. */
export const workedExample = { holdings: 0.6, yours: -0.1911, gain: -1000, gainRatio: -0.1111 } as const;
