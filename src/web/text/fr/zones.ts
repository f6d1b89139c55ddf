import type { Catalogue } from "../catalogue.ts";

export const zones: Catalogue["zones"] = {
  cities: {
    "America/Mexico_City": "Mexico",
    "America/Sao_Paulo": "São Paulo",
    "Asia/Dubai": "Dubaï",
    "Asia/Jerusalem": "Jérusalem",
    "Asia/Kolkata": "Calcutta",
    "Asia/Riyadh": "Riyad",
    "Asia/Seoul": "Séoul",
    "Asia/Singapore": "Singapour",
    "Europe/Athens": "Athènes",
    "Europe/Brussels": "Bruxelles",
    "Europe/Copenhagen": "Copenhague",
    "Europe/Lisbon": "Lisbonne",
    "Europe/London": "Londres",
    "Europe/Moscow": "Moscou",
    "Europe/Vienna": "Vienne",
    "Europe/Warsaw": "Varsovie",
  },
  at: (time, city) => `${time} (${city})`,
  span: (from, to) => `${from} – ${to}`,
};
