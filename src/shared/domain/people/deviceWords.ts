/** Names of browsers and systems as people know them; null for an unknown one. */
export interface DeviceWords {
  browser: string | null;
  operatingSystem: string | null;
}

/** Others copy Chrome's and Safari's names, and Chrome Safari's, so the first that fits is right. */
const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//, 'Safari'],
];

const OPERATING_SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A longer text says nothing that a person would know. */
const LONGEST_HEADER = 512;

/** Reads the `User-Agent` header. Nothing of it but these words is worth keeping. */
export function deviceWordsOf(userAgent: string | undefined): DeviceWords {
  const said = (userAgent ?? '').slice(0, LONGEST_HEADER);
  const nameIn = (names: typeof BROWSERS) => names.find(([sign]) => sign.test(said))?.[1] ?? null;
  return { browser: nameIn(BROWSERS), operatingSystem: nameIn(OPERATING_SYSTEMS) };
}
