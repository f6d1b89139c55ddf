/** With fewer daily returns, statistics of them mean little. A month has about 21. */
export const minDays = 20;
