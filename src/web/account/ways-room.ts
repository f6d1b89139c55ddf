export const waysRoomKey = "bellwether-sign-in-ways";

/** How high the other ways in were the last time, else one of them: so that the form does not move when they come. */
export function waysRoom(): number {
  try {
    const kept = Number(localStorage.getItem(waysRoomKey) ?? 97);
    return kept >= 0 && kept < 1000 ? kept : 0;
  } catch {
    return 0;
  }
}
