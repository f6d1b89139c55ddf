import type { Words } from "../shape.ts";

const joints = { and: " et ", or: " ou " };
const nouns = { investments: "placements", watched: "valeurs suivies", holdings: "positions", named: "valeurs citées" };
const titles = {
  investments: "Placements correspondants",
  holdings: "Positions correspondantes",
  watched: "Valeurs correspondantes",
  named: "Valeurs correspondantes",
};

export const fitting: Words["answers"]["fitting"] = {
  singleDay: "Cette donnée ne porte que sur un seul jour. Indiquez un jour, ou demandez le gain de cette période.",
  watchedBy:
    "La liste de suivi se filtre par cours, variation du jour et indicateurs clés, avec un seuil exprimé dans leur unité.",
  heldBy:
    "Les positions se filtrent par valorisation, poids, gain et indicateurs clés, avec un seuil exprimé dans leur unité.",
  otherUnit: "Le seuil n’est pas exprimé dans la même unité que ce chiffre.",
  otherCurrency: (currency) =>
    `Ces valeurs sont en ${currency ?? "une autre devise"}. Indiquez le seuil dans cette devise.`,
  figures: {
    weight: "poids",
    value: "valorisation",
    averageCost: "PRU",
    price: "cours",
    held: "durée de détention",
    income: "revenus sur douze mois",
    shares: "quantité",
    totalGain: "gain total",
    return: "performance",
    dayChange: "variation du jour",
    unrealised: "plus-value latente",
  },
  figure: (name) => (/^\p{Lu}\p{Ll}/u.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name),
  since: (day) => `depuis le ${day}`,
  titles,
  all: (of) => nouns[of],
  has: ({ figure, range, joint }) => `${joint === null ? "" : joints[joint]}${figure} ${range}`,
  near: ({ bound, isBeyond, end, joint }) =>
    `${joint === null ? "" : joints[joint]}${isBeyond ? `plus de ${bound} ${end === "high" ? "en dessous" : "au-dessus"}` : `à moins de ${bound}`} du plus ${end === "high" ? "haut" : "bas"} sur 52 semaines`,
  fit: ({ count, all, of, conditions, time, isNone, source }) =>
    `**${titles[of]}\u00a0: ${count} sur ${all}** (${conditions})${time === undefined ? "" : `, du ${time.from} au ${time.to}`} ${source}${isNone ? "." : "\u00a0:"}`,
  one: ({ symbol, values }) => `**${symbol}**\u00a0: ${values.join(", ")}`,
  unknown: ({ figure, list }) => `Donnée indisponible pour ${list}\u00a0: ${figure}.`,
  leftOut: (list) => `Non pris en compte\u00a0: ${list}.`,
  notCompared: ({ currency, list }) => `En ${currency ?? "une autre devise"}, non comparé\u00a0: ${list}.`,
  soldCount: "Les placements vendus sont pris en compte, plus-values réalisées et revenus perçus compris.",
};
