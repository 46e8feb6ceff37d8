import { raceServers, type RaceWorld } from '../../support/race/raceServers';
import { raceForHour, raceOfAnswers, raceOfKeys } from '../../support/race/races';
import { tallyLine, type Tally } from '../../support/race/tally';

/** `npm run race` runs as many as `quality.md` asks for. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 3);
/** A round takes a fraction of a second; slow machines get a hundred times that. */
const PATIENCE_MS = 60_000 + ROUNDS * 20_000;
const WHERE = process.env['DATABASE_URL']
  ? 'two servers on PostgreSQL'
  : 'one server on the embedded database';

let world: RaceWorld;
beforeAll(async () => {
  world = await raceServers();
}, 120_000);
afterAll(() => world.close());

/** The full length says what it found; the short one only fails. */
function report(what: string, tally: Tally): Tally {
  if (process.env['RACE_ROUNDS']) process.stdout.write(`\n${tallyLine(`${what}, ${WHERE}`, tally)}\n`);
  return tally;
}

describe('at once', () => {
  it(
    'a hundred clients want one interpreter at overlapping times: one gets them, 99 are told so',
    async () => {
      const { broken, answers } = report('100 clients, one hour', await raceForHour(world, ROUNDS));
      expect(broken).toEqual([]);
      expect(answers).toEqual({ '200': ROUNDS, '409 SLOT_TAKEN': 99 * ROUNDS });
    },
    PATIENCE_MS,
  );

  it(
    'one key is sent fifty times, and again after a lost answer: one booking; another request under it is refused',
    async () => {
      const { broken, answers } = report('One key 50 times', await raceOfKeys(world, ROUNDS));
      expect(broken).toEqual([]);
      expect(answers).toEqual({ '200': 51 * ROUNDS, '422 IDEMPOTENCY_MISMATCH': ROUNDS });
    },
    PATIENCE_MS,
  );

  it(
    'a request is accepted twice, declined and withdrawn: one answer stands, the others are told what happened',
    async () => {
      const { broken } = report(
        'Two acceptances, a refusal, a withdrawal',
        await raceOfAnswers(world, ROUNDS),
      );
      expect(broken).toEqual([]);
    },
    PATIENCE_MS,
  );
});
