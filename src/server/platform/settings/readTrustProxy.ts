import { BlockList, isIP } from 'node:net';
import { withoutPort } from '../limits/networkOf';

/**
 * Whose `X-Forwarded-For` is believed: `0` nobody's, a number so many proxies in front, otherwise their addresses
 * (`loopback, 10.0.0.0/8`).
 */
export function readTrustProxy(
  text: string,
): false | ((address: string | undefined, hop: number) => boolean) {
  if (!/^\d+$/.test(text)) return isAmong(text.split(','));
  const hops = Number(text);
  return hops === 0 ? false : (_address, hop) => hop < hops;
}

const NAMED: Record<string, readonly string[]> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** A proxy may be named with its port by the next one. Node forgets the address of a connection that is gone. */
function isAmong(names: readonly string[]): (address: string | undefined) => boolean {
  const trusted = new BlockList();
  for (const network of names.flatMap((name) => NAMED[name.trim()] ?? [name.trim()])) {
    const [address = '', bits] = network.split('/', 2);
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    trusted.addSubnet(address, bits === undefined ? (family === 'ipv4' ? 32 : 128) : Number(bits), family);
  }
  return (named) => {
    const address = withoutPort(named ?? '').split('%')[0] ?? '';
    const version = isIP(address);
    return version !== 0 && trusted.check(address, version === 4 ? 'ipv4' : 'ipv6');
  };
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
