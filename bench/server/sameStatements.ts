import type { Database } from '../../src/server/db/database';
import { addBooking } from '../../src/server/modules/bookings/addBooking';
import { statementsOf } from '../../__tests__/support/many/readingOf';
import { madeUpId } from '../../__tests__/support/many/madeUpId';
import { bookingOf, hourOf } from './bookingsToSave';

const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;
/** Far from those that are saved meanwhile. */
const RECORDED = 900_000;
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** The statements of saving a booking, with marks where each booking has something of its own. */
export interface SaveTemplate {
  statements: { sql: string; parameters: string }[];
  /** what stands at the marks for the booking of that number; what is not named is a new id */
  valuesOf: (number: number) => Record<string, string>;
}

/** Saves one booking and writes down what went to the database for it. */
export async function recordSave(db: Database): Promise<SaveTemplate> {
  const { client, body } = bookingOf(RECORDED);
  const { interpreter, startsAt } = hourOf(RECORDED);
  const caller = { userId: madeUpId(`client${client}`), groupId: 100 as const, roles: [], sessionId: '' };
  const clock = { now: () => new Date() };
  const noted = await statementsOf(db, (queries) =>
    addBooking({ db: { ...db, queries }, clock }, caller, body, { idempotencyKey: 'recorded' }),
  );
  const institutes = await db.queries.selectFrom('institutes').select('id').execute();
  const names: [string, string][] = [
    [madeUpId(`interpreter${interpreter}`), 'interpreter'],
    [caller.userId, 'client'],
    [startsAt.toISOString(), 'start'],
    [new Date(startsAt.getTime() + HOUR).toISOString(), 'end'],
    ['"recorded"', 'key'],
    ...institutes.map(({ id }): [string, string] => [id, `=${id}`]),
  ];
  const known = new Map(names);
  const mark = (text: string) => {
    let marked = text;
    for (const [value, name] of names) marked = marked.replaceAll(value, `@${name}@`);
    marked = marked.replace(/@=([^@]+)@/g, '$1');
    marked = marked.replace(UUID, (id) => (known.has(id) ? id : `@new${[...id.slice(0, 8)].join('')}@`));
    // Numbers of advisory locks: each booking's own, as with people who do not wait for each other.
    return marked.replace(/"-?\d{15,20}"/g, (number) => `@lock${number.replace(/\D/g, '').slice(0, 8)}@`);
  };
  return {
    statements: noted.map(({ sql, parameters }) => ({ sql, parameters: mark(JSON.stringify(parameters)) })),
    valuesOf: (number) => {
      const own = hourOf(number);
      const at = own.startsAt.getTime() + YEAR;
      return {
        interpreter: madeUpId(`interpreter${own.interpreter}`),
        client: madeUpId(`client${bookingOf(number).client}`),
        start: new Date(at).toISOString(),
        end: new Date(at + HOUR).toISOString(),
        key: `"bare-${number}"`,
      };
    },
  };
}
