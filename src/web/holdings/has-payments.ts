/** True if the income since the first transaction shows that payments were entered. */
export function hasPayments(incomeInAll: string | null): boolean {
  return incomeInAll !== null && Number(incomeInAll) !== 0;
}
