/** Removes the outline that came with the page, once there is something to show in its place. */
export function removeFirstFrame(): void {
  document.querySelector("#frame")?.remove();
}
