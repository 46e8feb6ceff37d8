import type { Fault, Outcome } from '../../support/faults/Fault';
import { missingPackages } from '../../support/faults/temporaryCluster';
import { tryFaults } from '../../support/faults/tryFaults';

const fault = (...outcomes: (Outcome | string)[]): Fault => ({
  on: ['embedded'],
  attempt: () => Promise.resolve(outcomes),
});
const faults: Record<string, Fault> = {
  held: fault({ tried: 'it was killed', lost: [] }),
  broken: fault({ tried: 'it was killed', lost: ['a booking is not there'] }),
  missing: fault('these packages of Debian are not here: patroni, etcd-server'),
  thrown: { on: ['embedded'], attempt: () => Promise.reject(new Error('no leader')) },
  elsewhere: { on: ['postgres'], attempt: () => Promise.resolve([]) },
};
const run = async (words: string) => {
  const lines: string[] = [];
  return { code: await tryFaults(words.split(' '), faults, (line) => lines.push(line)), lines };
};

describe('what npm run faults ends with', () => {
  it('is 0 where everything that was asked for held', async () => {
    const { code, lines } = await run('--only held --on embedded');
    expect(code).toBe(0);
    expect(lines).toEqual(['held: it was killed\n  lost: nothing', '\n1 held, 0 broken, 0 not tried']);
  });

  it('is 1, with one line that names them, where packages are missing', async () => {
    const { code, lines } = await run('--only held,missing --on embedded');
    expect(code).toBe(1);
    expect(lines[1]).toBe('missing: not tried, these packages of Debian are not here: patroni, etcd-server');
    expect(lines.at(-1)).toBe('\n1 held, 0 broken, 1 not tried');
  });

  it.each(['broken', 'thrown'])('is 1 where one is %s', async (name) => {
    expect((await run(`--only held,${name} --on embedded`)).code).toBe(1);
  });

  it('is 0 where one makes no sense on the database that was asked for', async () => {
    const { code, lines } = await run('--only held,elsewhere --on embedded');
    expect(code).toBe(0);
    expect(lines[0]).toBe('not tried, elsewhere: it can be tried on postgres only');
  });
});

describe('the packages of a cluster', () => {
  it('are named as Debian names them, where their programs are nowhere', () => {
    expect(missingPackages(['/nowhere'])).toEqual(
      expect.arrayContaining(['patroni', 'etcd-server', 'haproxy']),
    );
  });
});
