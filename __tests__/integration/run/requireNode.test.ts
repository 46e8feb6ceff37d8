import { requireNode } from '../../../scripts/refusal.mjs';

describe('the version of Node', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.11.1'])('%s will do', (version) => {
    expect(() => requireNode(version)).not.toThrow();
  });

  it.each(['18.20.4', '20.18.1', '8.0.0'])('%s is refused, with what to do', (version) => {
    expect(() => requireNode(version)).toThrow(`needs Node.js 20.19 or newer; this is ${version}`);
  });
});
