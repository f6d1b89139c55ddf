import type { Catalogue } from "../catalogue.ts";

export const zones: Catalogue["zones"] = {
  cities: {
    "Africa/Cairo": "Kairo",
    "America/Mexico_City": "Mexiko-Stadt",
    "America/Sao_Paulo": "São Paulo",
    "Asia/Hong_Kong": "Hongkong",
    "Asia/Kolkata": "Kalkutta",
    "Asia/Riyadh": "Riad",
    "Asia/Singapore": "Singapur",
    "Asia/Taipei": "Taipeh",
    "Asia/Tokyo": "Tokio",
    "Europe/Athens": "Athen",
    "Europe/Brussels": "Brüssel",
    "Europe/Copenhagen": "Kopenhagen",
    "Europe/Lisbon": "Lissabon",
    "Europe/Luxembourg": "Luxemburg",
    "Europe/Moscow": "Moskau",
    "Europe/Prague": "Prag",
    "Europe/Rome": "Rom",
    "Europe/Vienna": "Wien",
    "Europe/Warsaw": "Warschau",
    "Europe/Zurich": "Zürich",
  },
  at: (time, city) => `${time} (${city})`,
  span: (from, to) => `${from} – ${to}`,
};
