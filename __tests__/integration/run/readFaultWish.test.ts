import { readFaultWish } from '../../support/faults/readFaultWish';

const known = {
  kill: { on: ['embedded', 'postgres'] },
  two: { on: ['postgres'] },
  room: { on: ['embedded'] },
  soak: { on: ['embedded', 'postgres'] },
} as const;
const read = (words = '') => readFaultWish(words.split(' ').filter(Boolean), known);
const tries = (words: string) => read(words).tries.map(({ name, engine }) => `${name} on ${engine}`);

describe('what npm run faults is asked for', () => {
  it('is everything, on each database that it makes sense on, where nothing is said', () => {
    expect(tries('')).toEqual([
      ...['kill on embedded', 'kill on postgres', 'two on postgres', 'room on embedded'],
      ...['soak on embedded', 'soak on postgres'],
    ]);
    expect(read()).toMatchObject({ minutes: 1, skipped: [] });
  });

  it('may be some, for so long, on one database', () => {
    expect(tries('--only soak,kill')).toEqual([
      ...['soak on embedded', 'soak on postgres', 'kill on embedded', 'kill on postgres'],
    ]);
    expect(tries('--only soak --on embedded --minutes 30')).toEqual(['soak on embedded']);
    expect(tries('--on postgres')).toEqual(['kill on postgres', 'two on postgres', 'soak on postgres']);
    expect(read('--only soak --minutes 30').minutes).toBe(30);
  });

  it('names what makes no sense on the database that was asked for', () => {
    expect(read('--only two,kill --on embedded')).toMatchObject({
      tries: [{ name: 'kill', engine: 'embedded' }],
      skipped: ['two: it can be tried on postgres only'],
    });
  });

  it.each([
    ['--only nothing', '--only takes some of kill, two, room, soak, with commas between them.'],
    ['--only', '--only takes some of'],
    ['--on sqlite', '--on takes embedded or postgres.'],
    ['--on', '--on takes embedded or postgres.'],
    ['--minutes many', '--minutes takes a number of minutes.'],
    ['--minutes 0', '--minutes takes a number of minutes.'],
  ])('refuses %s and says what can be asked for', (words, said) => {
    expect(() => read(words)).toThrow(said);
  });
});
