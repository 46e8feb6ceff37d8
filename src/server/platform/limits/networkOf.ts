import { isIP, isIPv6 } from 'node:net';

/**
 * Whom to count an address under: a home has an IPv6 network of /56 (RIPE-690), so that is counted as one; ports do not
 * count. Node forgets the address of a connection that is gone, whatever Fastify's types say; those are counted together.
 */
export function networkOf(named: string | undefined): string {
  return networkOfSize(named, 56);
}

/**
 * Whom an address, or a network of `networkOf`, takes turns with, and whose mails are counted: a firm, or who rents a server, may
 * have an IPv6 network of /48.
 */
export function siteOf(named: string | undefined): string {
  return networkOfSize(named, 48);
}

function networkOfSize(named: string | undefined, bits: 48 | 56): string {
  const address = withoutPort(named ?? '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const plain = address.split(/[%/]/)[0] ?? '';
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = (text: string) => text.split(':').filter((group) => group !== '');
  const left = groups(head);
  const right = groups(tail ?? '');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const all = tail === undefined ? left : [...left, ...zeros, ...right];
  const [first = 0, second = 0, third = 0, fourth = 0] = all.map((group) => Number.parseInt(group, 16));
  const kept = [first, second, third, bits === 48 ? 0 : fourth & 0xff00];
  return `${kept.map((group) => group.toString(16)).join(':')}::/${bits}`;
}

/** Some proxies name the client with its port, which is another one for every connection: `192.0.2.7:4711`, `[2001:db8::1]:4711`. */
export function withoutPort(named: string): string {
  const text = named.trim();
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1];
  if (bracketed !== undefined) return bracketed;
  const [host = ''] = text.split(':', 1);
  return isIP(host) === 4 ? host : text;
}
