/** Three words in a row, outside quotations, code and names of exchanges. Codes such as NVDA are no words. */
export function runsOf(text: string): readonly string[] {
  return text
    .replaceAll(/“[^”]*”|`[^`]*`|\[\[[^\]]*\]\]|(?:New York|London) Stock Exchange/g, "·")
    .split(/[^\p{L}\s'’-]+|(?<!\p{L})[A-Z]{2,}(?!\p{L})/u)
    .flatMap((stretch) => {
      const words = stretch
        .toLowerCase()
        .split(/\s+/)
        .filter((word) => word !== "");
      return words.slice(2).map((_, index) => words.slice(index, index + 3).join(" "));
    });
}
