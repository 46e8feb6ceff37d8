import { addBooking } from '../../../../../src/shared/contract/bookings/client';
import { changeListing, getListing } from '../../../../../src/shared/contract/interpreters/listing';
import { updatePersonalInfo } from '../../../../../src/shared/contract/account/personalInfo';
import { bookingRequest } from '../../../../support/bookingRequest';
import { fakeClock } from '../../../../support/fakeClock';
import { soon } from '../../../../support/pages/soon';
import { publicPages, reader } from '../../../../support/publicPages';
import { openTestDatabaseTwice } from '../../../../support/testDatabase';
import { startTestServer, type TestServer } from '../../../../support/testServer';

/** The embedded database belongs to one process; two servers there would be no two. */
const describeOnPostgres = process.env['DATABASE_URL'] ? describe : describe.skip;

describeOnPostgres('the pages of two servers on one PostgreSQL', () => {
  const pages = publicPages();
  let here: TestServer;
  let there: TestServer;
  beforeAll(async () => {
    const [first, again] = await openTestDatabaseTwice();
    const settings = { ...pages.settings, OPEN_READS_PER_MINUTE: '100000' };
    const options = { clock: fakeClock(), loadPublicPages: pages.loadPublicPages, settings };
    here = await startTestServer({ ...options, db: first });
    there = await startTestServer({ ...options, db: await again() });
  });
  afterAll(async () => {
    await there.close();
    await here.close();
    pages.remove();
  });

  test('a page that one keeps is thrown away by what the other one does', async () => {
    const person = await here.addInterpreter({
      firstName: 'Elena',
      lastName: 'Moreno',
      languages: ['Spanish', 'German'],
    });
    const { token } = await here.signIn(person.email);
    const path = (await here.call(getListing, {}, { token })).data().publicPath ?? '';
    const read = reader(there);
    const [list, before] = [await read('/interpreters?from=German'), await read(path)];
    // kept: the clock stands still, so a minute never passes
    expect((await read(path)).html).toBe(before.html);
    expect(list.text).toContain('Elena M.');

    const client = await here.addClient();
    const request = bookingRequest(
      { clientId: client.id, interpreterId: person.id },
      { meetingDate: '2026-01-06', interpreterBookingFrom: 'Spanish', interpreterBookingTo: 'German' },
    );
    const hers = { token: (await here.signIn(client.email)).token };
    const { startsAt } = (await here.call(addBooking, request, hers)).data();
    const asked = new RegExp(encodeURIComponent(startsAt.replace('.000Z', 'Z')));
    const offers = async () => (await read(path)).links(/^Ask for/).some((link) => asked.test(link));
    expect(before.links(/^Ask for/).some((link) => asked.test(link))).toBe(true);
    await soon(offers).toBe(false);

    await here.call(updatePersonalInfo, { first_name: 'Helena' }, { token });
    await soon(async () => (await read('/interpreters?from=German')).text).toContain('Helena M.');
    await here.call(changeListing, { action: 'pause' }, { token });
    await soon(async () => (await read(path)).status).not.toBe(200);
    await soon(async () => (await read('/interpreters?from=German')).text).not.toContain('Helena M.');
  });
});
