/** The beginning of an answer as one line, without Markdown, citations and live pieces. */
export function plainExcerpt(markdown: string): string {
  return markdown
    .replaceAll(/\[\[[^\]]*\]?\]?/g, "")
    .replaceAll(/\[\d{1,3}\]/g, "")
    .replaceAll(/\|/g, " ")
    .replaceAll(/[*_#`>]/g, "")
    .replaceAll(/\s+([.,;:])/g, "$1")
    .replaceAll(/\s+/g, " ")
    .trim();
}
