const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bChromium\/|\bCriOS\/|\bHeadlessChrome\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/** Returns a device's name for its owner's list, such as "Firefox on Linux", from its user agent. */
export function deviceLabel(userAgent: string | null): string {
  const named = (names: typeof browsers) => names.find(([sign]) => sign.test(userAgent ?? ""))?.[1] ?? null;
  const [browser, system] = [named(browsers), named(systems)];
  return system === null ? (browser ?? "A browser") : `${browser ?? "A browser"} on ${system}`;
}
