/**
 * Whose `X-Forwarded-For` is believed: `0` nobody's, a number so many proxies in front, otherwise their addresses
 * (`loopback, 10.0.0.0/8`).
 */
export function readTrustProxy(text: string): false | string | ((address: string, hop: number) => boolean) {
  if (!/^\d+$/.test(text)) return text;
  const hops = Number(text);
  return hops === 0 ? false : (_address, hop) => hop < hops;
}
