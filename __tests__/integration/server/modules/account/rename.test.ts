import { updatePersonalInfo } from '../../../../../src/shared/contract/account/personalInfo';
import { getAuditLog } from '../../../../../src/shared/contract/institute/auditLog';
import { getListing } from '../../../../../src/shared/contract/interpreters/listing';
import type { ListingState } from '../../../../../src/shared/domain/people/listing';
import { MOST_RENAMES_A_DAY } from '../../../../../src/server/modules/account/updatePersonalInfo';
import { lockInstitute } from '../../../../../src/server/modules/institute/service/institutes';
import { addInstitute } from '../../../../support/instituteScene';
import { startTestServer, type TestServer } from '../../../../support/testServer';

/** The embedded database does one transaction at a time. */
const onPostgres = process.env['DATABASE_URL'] ? it : it.skip;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** An interpreter of an institute with an admin, who reads its log. */
async function anInterpreter(listingState: ListingState) {
  const person = await server.addInterpreter({ listingState, firstName: 'Lena', lastName: 'Okafor' });
  const admin = await server.addInterpreter({ roles: ['institute_admin'] });
  const instituteId = await addInstitute(server.context, `Harbour ${person.id}`, [person, admin]);
  const [own, asAdmin] = [await server.signIn(person.email), await server.signIn(admin.email)];
  return {
    instituteId,
    rename: (change: object) => server.call(updatePersonalInfo, change, own),
    stateNow: async () => (await server.call(getListing, {}, own)).data().state,
    log: async () =>
      (await server.call(getAuditLog, { action: 'person.rename' }, asAdmin))
        .data()
        .rows.map(({ actor, subject, before, after }) => ({ actor, subject, before, after })),
  };
}

describe('an interpreter who takes another name', () => {
  it.each(['listed', 'paused'] as const)(
    'goes on being %s, and the log of the institute says so',
    async (state) => {
      const lena = await anInterpreter(state);
      (await lena.rename({ first_name: 'Ines', last_name: 'Ruiz' })).data();
      expect(await lena.stateNow()).toBe(state);
      expect(await lena.log()).toEqual([
        {
          ...{ actor: 'Ines Ruiz', subject: 'Ines Ruiz' },
          ...{ before: { name: 'Lena Okafor' }, after: { name: 'Ines Ruiz' } },
        },
      ]);
    },
  );

  it.each(['draft', 'in_review'] as const)(
    'before an admin looked at them stands in no log (%s)',
    async (state) => {
      const lena = await anInterpreter(state);
      (await lena.rename({ last_name: 'Ruiz' })).data();
      expect(await lena.log()).toEqual([]);
    },
  );

  it('has not done so by writing it otherwise, or by changing something else', async () => {
    const lena = await anInterpreter('listed');
    (await lena.rename({ first_name: 'LENA', phone: '555 1234' })).data();
    expect(await lena.log()).toEqual([]);
  });

  it('does so only so often a day', async () => {
    const lena = await anInterpreter('listed');
    for (let count = 0; count < MOST_RENAMES_A_DAY; count += 1) {
      (await lena.rename({ last_name: `Ruiz ${'I'.repeat(count + 1)}` })).data();
    }
    expect((await lena.rename({ last_name: 'Marchetti' })).refusal().code).toBe('TOO_MANY_REQUESTS');
    expect(await lena.log()).toHaveLength(MOST_RENAMES_A_DAY);
    expect((await lena.rename({ phone: '555 1234' })).data().last_name).toBe('Ruiz IIIIIIIIII');
  });

  onPostgres('is refused before anybody waits for it where they do so too often', async () => {
    const lena = await anInterpreter('listed');
    for (let count = 0; count < MOST_RENAMES_A_DAY; count += 1) {
      (await lena.rename({ last_name: `Ruiz ${'I'.repeat(count + 1)}` })).data();
    }
    await server.context.db.queries.transaction().execute(async (held) => {
      await lockInstitute(held, lena.instituteId);
      expect((await lena.rename({ last_name: 'Marchetti' })).refusal().code).toBe('TOO_MANY_REQUESTS');
    });
  });
});
