/** Times in other places. Cities are named by their time zone; those not listed have the zone's own name. */
export const zones = {
  cities: {
    "America/Sao_Paulo": "São Paulo",
  } as Readonly<Record<string, string>>,
  at: (time: string, city: string) => `${time} ${city}`,
  /** Two days that share nothing. */
  span: (from: string, to: string) => `${from} – ${to}`,
};
