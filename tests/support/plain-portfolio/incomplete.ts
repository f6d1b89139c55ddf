/** What a figure lacks, in English. */
export interface Incomplete {
  readonly symbol: string | null;
  readonly reason: string;
}
