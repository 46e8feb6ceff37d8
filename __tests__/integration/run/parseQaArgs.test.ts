import { hasDisplay, parseQaArgs } from '../../../scripts/parseQaArgs.mjs';

const MACHINES = ['bookingWizard', 'session'];
const read = (...args: string[]) => parseQaArgs(args, MACHINES, { anySeed: 7, hasDisplay: false });

describe('what npm run qa walks', () => {
  it('is everything when nothing is said', () => {
    expect(read()).toEqual({
      ...{ machine: null, path: null, isHeaded: false, isQuick: false, isProductOnly: false },
      ...{ seed: 7, runs: 12 },
    });
  });

  it('is one path of one machine, or the two people of a seed', () => {
    expect(read('--machine', 'session', '--path=3')).toMatchObject({ machine: 'session', path: 3 });
    expect(read('--seed', '42', '--runs', '2')).toMatchObject({ seed: 42, runs: 2, isProductOnly: true });
  });

  it.each([
    [['--machine', 'door'], 'There is no machine door; there are bookingWizard, session.'],
    [['--path', '7'], 'say --machine as well'],
    [['--machine', 'session', '--path', '0'], '--path takes a whole number from 1 on, not “0”'],
    [['--machine', 'session', '--path', '1.5'], '--path takes a whole number'],
    [['--seed', ''], '--seed takes a whole number'],
    [['--runs', '0'], '--runs takes a whole number from 1 on'],
    [['--machine', 'session', '--seed', '4'], '--seed is about the walks of two people'],
    [['--machine', 'session', '--product'], '--product is about the walks of two people'],
    [['--headed'], 'there is no display here'],
    [['--fast'], "Unknown option '--fast'. There are --machine, --path"],
    [['session'], 'Unexpected argument'],
    [['--machine'], 'argument missing'],
  ])('is not %j, which is refused in words', (args, words) => {
    expect(() => read(...args)).toThrow(words);
  });

  it('can be watched where there is a display', () => {
    expect([hasDisplay({}, 'linux'), hasDisplay({ DISPLAY: ':0' }, 'linux')]).toEqual([false, true]);
    expect(hasDisplay({}, 'darwin')).toBe(true);
    expect(parseQaArgs(['--headed'], MACHINES, { anySeed: 7, hasDisplay: true }).isHeaded).toBe(true);
  });
});
