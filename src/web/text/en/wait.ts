export const wait = {
  retryIn: (seconds: number) => {
    if (seconds === 0) return "You can try again now.";
    if (seconds >= 120) return `Try again in ${Math.ceil(seconds / 60)} minutes.`;
    return seconds === 1 ? "Try again in 1 second." : `Try again in ${seconds} seconds.`;
  },
};
