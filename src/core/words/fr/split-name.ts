/** "Division", or "Regroupement" where fewer shares come out of it; `ratio` is new for old: "4:1", "1 pour 10". */
export const splitName = (ratio: string) => {
  const [fresh = NaN, old = NaN] = ratio.split(/[^\d.,]+/).map((part) => Number(part.replace(",", ".")));
  return fresh < old ? "Regroupement" : "Division";
};
