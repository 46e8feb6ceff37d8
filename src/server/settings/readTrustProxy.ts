import { isIP } from 'node:net';

/**
 * Whose `X-Forwarded-For` is believed: `0` nobody's, a number so many proxies in front, otherwise their addresses
 * (`loopback, 10.0.0.0/8`).
 */
export function readTrustProxy(text: string): false | string | ((address: string, hop: number) => boolean) {
  if (!/^\d+$/.test(text)) return text;
  const hops = Number(text);
  return hops === 0 ? false : (_address, hop) => hop < hops;
}

export function isTrustProxy(text: string): boolean {
  return /^\d+$/.test(text) || text.split(',').every((part) => isNetwork(part.trim()));
}

function isNetwork(name: string): boolean {
  const [address = '', bits] = name.split('/', 2);
  if (bits === undefined && ['loopback', 'linklocal', 'uniquelocal'].includes(name)) return true;
  const most = isIP(address) === 4 ? 32 : 128;
  return isIP(address) !== 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most));
}
