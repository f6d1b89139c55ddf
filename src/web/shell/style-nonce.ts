/** The nonce of this page's answer, without which the browser refuses style elements made by scripts. */
export function styleNonce(): string {
  const nonce = document.querySelector('meta[name="style-nonce"]')?.getAttribute("content") ?? "";
  return nonce.startsWith("__") ? "" : nonce;
}
