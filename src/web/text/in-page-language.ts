/** Of several languages the one of the page, or what stands for the others. */
export function inPageLanguage<Words>(catalogues: Readonly<Record<string, Words>>, otherwise: Words): Words {
  const language = typeof document === "undefined" ? "en" : document.documentElement.lang;
  return catalogues[language] ?? otherwise;
}
