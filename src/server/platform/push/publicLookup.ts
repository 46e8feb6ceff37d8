import { Resolver } from 'node:dns/promises';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

/** Not the system's: that one has few threads, which a stranger's slow name server would hold against everybody. */
const resolver = new Resolver({ timeout: 2_000, tries: 2 });

/** Addresses that lead to nobody in public: this machine, its network, and what no host has. */
const PRIVATE = new BlockList();
for (const [net, prefix] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
  ] as const),
] as const) {
  PRIVATE.addSubnet(net, prefix, 'ipv4');
}
for (const [net, prefix] of [
  ...([
    ['::', 96],
    ['64:ff9b::', 96],
    ['fc00::', 7],
    ['fe80::', 10],
    ['ff00::', 8],
  ] as const),
] as const) {
  PRIVATE.addSubnet(net, prefix, 'ipv6');
}

export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return isPublicAddress(mapped);
  return !PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/**
 * Looks a host up for a connection that somebody else chose the host of. Fails where any of its addresses is not in public:
 * it is asked at the connection itself, so that a name cannot lead elsewhere afterwards.
 */
export const publicLookup: LookupFunction = (hostname, options, answer) => {
  void addressesOf(hostname).then((addresses) => {
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      return answer(new Error('this host is not in public'), []);
    }
    if (options.all) return answer(null, addresses);
    answer(null, first.address, first.family);
  });
};

async function addressesOf(hostname: string) {
  const [fours, sixes] = await Promise.all([
    resolver.resolve4(hostname).catch(() => []),
    resolver.resolve6(hostname).catch(() => []),
  ]);
  return [
    ...fours.map((address) => ({ address, family: 4 })),
    ...sixes.map((address) => ({ address, family: 6 })),
  ];
}
