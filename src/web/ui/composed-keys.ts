/**
 * Keeps the keys of an input method from every handler of the page. The Enter that ends a composition chooses a word and
 * sends, opens or picks nothing. Safari reports it after the composition, by key code 229 alone.
 */
export function keepComposedKeys(): void {
  window.addEventListener(
    "keydown",
    (event) => {
      if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
