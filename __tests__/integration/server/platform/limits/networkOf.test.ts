/** @embedded */
import { networkOf, siteOf } from '../../../../../src/server/platform/limits/networkOf';

describe('whom an address is counted under', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2ff:3:4:5:6', '2001:db8:1:200::/56'],
    ['2001:0DB8:0001:0200:ffff::', '2001:db8:1:200::/56'],
    ['2001:db8::1', '2001:db8:0:0::/56'],
    ['::1', '0:0:0:0::/56'],
    ['fe80::1%eth0', 'fe80:0:0:0::/56'],
    ['192.0.2.7:4711', '192.0.2.7'],
    ['[2001:db8:1:2a0::7]:4711', '2001:db8:1:200::/56'],
    ['[2001:db8:1:2a0::7]', '2001:db8:1:200::/56'],
    ['[::ffff:192.0.2.7]:4711', '192.0.2.7'],
    ['not an address', 'not an address'],
    [undefined, ''],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is a wider one for taking turns', () => {
    expect(siteOf('2001:db8:1:2ff::7')).toBe('2001:db8:1:0::/48');
    expect(siteOf('192.0.2.7')).toBe('192.0.2.7');
    expect(siteOf(networkOf('2001:db8:1:2ff::7'))).toBe('2001:db8:1:0::/48');
  });
});
