import { exportOwnData } from '../../../../../src/shared/contract/account/ownData';
import { addBooking } from '../../../../../src/shared/contract/bookings/client';
import { updateAvailability } from '../../../../../src/shared/contract/bookings/availability';
import { updateHeadshot } from '../../../../../src/shared/contract/account/headshot';
import { updatePersonalInfo } from '../../../../../src/shared/contract/account/personalInfo';
import type { RequestOf } from '../../../../../src/shared/contract/base/endpoint';
import { getAuditLog } from '../../../../../src/shared/contract/institute/auditLog';
import { getInterpreters } from '../../../../../src/shared/contract/interpreters/interpreter';
import {
  addInterpreterProfile,
  getInterpreterProfile,
  updateInterpreterProfile,
} from '../../../../../src/shared/contract/interpreters/interpreterProfile';
import {
  changeListing,
  decideListing,
  getListing,
  getWaitingListings,
} from '../../../../../src/shared/contract/interpreters/listing';
import { openThread } from '../../../../../src/shared/contract/bookings/message';
import type { User } from '../../../../../src/server/modules/account/service/users';
import { bookingRequest } from '../../../../support/bookingRequest';
import { addInstitute } from '../../../../support/instituteScene';
import { pngOf } from '../../../../support/pictures/testPictures';
import { openPost, type Post } from '../../../../support/openPost';
import { startTestServer, type TestServer } from '../../../../support/testServer';

const DESCRIPTION =
  'Hospital and court interpreter with a calm voice and twelve years of practice in both fields.';
const PROFILE = {
  professionalInfo: {
    languages: ['English' as const, 'Arabic' as const],
    languageLevels: { English: 'C2' as const, Arabic: 'native' as const },
    pricePerHour: 60,
  },
  verticals: [{ name: 'Healthcare' }],
  profile: { description: DESCRIPTION },
};
const HOURS = {
  timeZone: 'Europe/Paris',
  weeklyHours: [{ weekday: 2, opens: '09:00', closes: '17:00' }],
  daysOff: [],
  gapMinutes: 0,
  noticeMinutes: 0,
};

let server: TestServer;
let post: Post;
let newcomer: User;
let own: { token: string };
let client: User;
let asClient: { token: string };
let asAdmin: { token: string };

beforeAll(async () => {
  server = await startTestServer();
  post = await openPost(server.context);
});
afterAll(async () => {
  await post.close();
  await server.close();
});

beforeEach(async () => {
  newcomer = await server.addInterpreter({ listingState: 'draft', languages: [], hourlyPriceCents: null });
  client = await server.addClient();
  const admin = await server.addInterpreter({ roles: ['institute_admin'], lastName: 'Boss' });
  await addInstitute(server.context, 'Harbour', [admin, newcomer]);
  own = await server.signIn(newcomer.email);
  asClient = await server.signIn(client.email);
  asAdmin = await server.signIn(admin.email);
});

const fillIn = async () => {
  (await server.call(addInterpreterProfile, PROFILE, own)).data();
  (await server.call(updateAvailability, HOURS, own)).data();
};
const change = (action: 'publish' | 'take_back' | 'pause' | 'resume') =>
  server.call(changeListing, { action }, own);
const decide = (approve: boolean, reason?: string) =>
  server.call(decideListing, { interpreter_id: newcomer.id, approve, ...(reason && { reason }) }, asAdmin);
const stateNow = async () => (await server.call(getListing, {}, own)).data().state;
const list = async () => {
  await fillIn();
  (await change('publish')).data();
  (await decide(true)).data();
};
const isFound = async () => {
  const found = (await server.call(getInterpreters, {}, asClient)).data();
  return found.some(({ id }) => id === newcomer.id);
};
const ask = () =>
  server.call(
    addBooking,
    bookingRequest(
      { clientId: client.id, interpreterId: newcomer.id },
      {
        interpreterBookingTo: 'Arabic',
        selectedInterpreter: { name: 'Pat', pricePerHour: 60, durationInHours: 1, totalFee: 60 },
      },
    ),
    asClient,
  );

describe('a new interpreter', () => {
  it('is a draft that says what is missing, and is found and asked by nobody', async () => {
    const listing = (await server.call(getListing, {}, own)).data();
    expect(listing).toMatchObject({ state: 'draft', review: 'admin', reason: null, since: null });
    expect(listing.missing).toEqual([
      'languages',
      'levels',
      'price',
      'field',
      'description',
      'zone',
      'hours',
    ]);
    expect(await isFound()).toBe(false);
    const refused = (await ask()).refusal();
    expect(refused).toMatchObject({ code: 'NOT_LISTED' });
    const stranger = await server.call(openThread, { person_id: newcomer.id }, asClient);
    expect(stranger.status).toBe(404);
  });

  it('cannot publish before everything is there, and hears what is not', async () => {
    const refused = await change('publish');
    expect(refused.status).toBe(409);
    expect(refused.refusal()).toMatchObject({ code: 'LISTING_INCOMPLETE' });
    expect(refused.refusal().data).toMatchObject({ missing: expect.arrayContaining(['levels', 'hours']) });
    expect(await stateNow()).toBe('draft');
  });

  it('needs a level for every language and eighty characters about themselves', async () => {
    await fillIn();
    const short = { profile: { description: 'x'.repeat(79) } };
    (await server.call(updateInterpreterProfile, short, own)).data();
    expect((await server.call(getListing, {}, own)).data().missing).toEqual(['description']);
    const more = {
      professionalInfo: { languages: ['English' as const, 'Arabic' as const, 'French' as const] },
      profile: { description: 'x'.repeat(80) },
    };
    (await server.call(updateInterpreterProfile, more, own)).data();
    expect((await server.call(getListing, {}, own)).data().missing).toEqual(['levels']);
    const profile = (await server.call(getInterpreterProfile, { uuid: newcomer.id }, own)).data();
    expect(profile.professionalInfo.languageLevels).toEqual({ English: 'C2', Arabic: 'native' });
  });
});

describe('a profile before the admin', () => {
  it('waits, is listed by the decision, and a mail and the log tell so', async () => {
    await fillIn();
    expect((await change('publish')).data()).toMatchObject({ state: 'in_review', missing: [] });
    expect(await isFound()).toBe(false);
    const waiting = (await server.call(getWaitingListings, {}, asAdmin)).data();
    expect(waiting).toMatchObject([
      {
        id: newcomer.id,
        languages: [
          { name: 'English', level: 'C2' },
          { name: 'Arabic', level: 'native' },
        ],
        fields: ['Healthcare'],
        price_per_hour: 60,
        description: DESCRIPTION,
        isOwn: false,
      },
    ]);
    expect((await decide(true)).data()).toEqual([]);
    expect(await stateNow()).toBe('listed');
    expect(await isFound()).toBe(true);
    expect((await ask()).data()).toMatchObject({ status: 'pending' });
    const mails = await post.collect();
    expect(mails.map(({ subject, to }) => [subject, to?.[0]?.address])).toContainEqual([
      'Clients can find you now',
      newcomer.email,
    ]);
    const [line] = (await server.call(getAuditLog, {}, asAdmin)).data().rows;
    expect(line).toMatchObject({ action: 'listing.approve', after: { state: 'listed' } });
  });

  it('stands in one’s own data, the reason of a refusal too', async () => {
    await fillIn();
    await change('publish');
    (await decide(false, 'Please say where you were trained.')).data();
    expect((await server.call(exportOwnData, {}, own)).data().listing).toMatchObject({
      state: 'refused',
      reason: 'Please say where you were trained.',
    });
    expect((await server.call(exportOwnData, {}, asClient)).data().listing).toBeNull();
  });

  it('is refused with a reason only, and is a draft again with any change', async () => {
    await fillIn();
    await change('publish');
    const wordless = await decide(false);
    expect(wordless.status).toBe(400);
    expect(wordless.refusal().errors).toMatchObject([{ path: 'reason', code: 'required' }]);
    (await decide(false, 'Please say where you were trained.')).data();
    expect((await server.call(getListing, {}, own)).data()).toMatchObject({
      state: 'refused',
      reason: 'Please say where you were trained.',
    });
    expect((await change('publish')).refusal()).toMatchObject({ code: 'LISTING_CHANGED' });
    (
      await server.call(updateInterpreterProfile, { profile: { description: `${DESCRIPTION} Oslo.` } }, own)
    ).data();
    expect((await server.call(getListing, {}, own)).data()).toMatchObject({ state: 'draft', reason: null });
    expect((await change('publish')).data().state).toBe('in_review');
  });

  it('can be taken back, and then nothing is to be decided', async () => {
    await fillIn();
    await change('publish');
    expect((await change('take_back')).data().state).toBe('draft');
    expect((await decide(true)).refusal()).toMatchObject({ code: 'LISTING_CHANGED' });
  });

  const waitingVersion = async () =>
    (await server.call(getWaitingListings, {}, asAdmin)).data()[0]?.version ?? '';
  const decideSeen = (version: string, approve = true) => {
    const decision = { interpreter_id: newcomer.id, version, approve, reason: 'No.' };
    return server.call(decideListing, decision, asAdmin);
  };
  const profile = (change: RequestOf<typeof updateInterpreterProfile>) =>
    server.call(updateInterpreterProfile, change, own);
  it.each<[what: string, edit: () => Promise<{ data: () => unknown }>]>([
    ['name', () => server.call(updatePersonalInfo, { first_name: 'Somebody', last_name: 'Else' }, own)],
    ['description', () => profile({ profile: { description: `${DESCRIPTION} Call me.` } })],
    ['price', () => profile({ professionalInfo: { pricePerHour: 90 } })],
    ['level', () => profile({ professionalInfo: { languageLevels: { English: 'native' } } })],
    ['field', () => profile({ verticals: [{ name: 'Technology' }] })],
    ['photo', () => server.call(updateHeadshot, { content: pngOf(100, 100).toString('base64') }, own)],
  ])('is decided as it was seen: another %s is refused, until that was seen', async (_what, edit) => {
    await fillIn();
    await change('publish');
    const seen = await waitingVersion();
    (await profile({ professionalInfo: { pricePerHour: 60 } })).data();
    expect(await waitingVersion()).toBe(seen);
    (await edit()).data();
    for (const approve of [true, false])
      expect((await decideSeen(seen, approve)).refusal().code).toBe('LISTING_CHANGED');
    expect(await stateNow()).toBe('in_review');
    expect((await decideSeen(await waitingVersion())).data()).toEqual([]);
    expect(await stateNow()).toBe('listed');
  });

  it('is nobody’s to decide but their own institute’s', async () => {
    const otherAdmin = await server.addInterpreter({ roles: ['institute_admin'] });
    await addInstitute(server.context, 'Elsewhere', [otherAdmin]);
    await fillIn();
    await change('publish');
    const { token } = await server.signIn(otherAdmin.email);
    const asked = { interpreter_id: newcomer.id, approve: true };
    expect((await server.call(decideListing, asked, { token })).status).toBe(404);
    expect((await server.call(getWaitingListings, {}, { token })).data()).toEqual([]);
  });
});

describe('a listing', () => {
  it('that pauses takes no new requests, and what is booked goes on', async () => {
    await list();
    const booked = (await ask()).data();
    expect((await change('pause')).data().state).toBe('paused');
    expect(await isFound()).toBe(false);
    expect((await ask()).refusal()).toMatchObject({ code: 'NOT_LISTED' });
    expect(booked.status).toBe('pending');
    expect((await change('resume')).data().state).toBe('listed');
    expect(await isFound()).toBe(true);
  });

  it('that loses what it must have is a draft again', async () => {
    await list();
    (await server.call(updateAvailability, { ...HOURS, weeklyHours: [] }, own)).data();
    expect((await server.call(getListing, {}, own)).data()).toMatchObject({
      state: 'draft',
      missing: ['hours'],
    });
    expect(await isFound()).toBe(false);
  });

  it('stays where a change keeps it whole', async () => {
    await list();
    (await server.call(updateInterpreterProfile, { professionalInfo: { pricePerHour: 70 } }, own)).data();
    expect(await stateNow()).toBe('listed');
  });
});

it('is listed at once where no admin looks at profiles', async () => {
  const open = await startTestServer({ settings: { LISTING_REVIEW: 'none' } });
  const person = await open.addInterpreter({ listingState: 'draft', languages: [], hourlyPriceCents: null });
  const signedIn = await open.signIn(person.email);
  (await open.call(addInterpreterProfile, PROFILE, signedIn)).data();
  (await open.call(updateAvailability, HOURS, signedIn)).data();
  expect((await open.call(changeListing, { action: 'publish' }, signedIn)).data()).toMatchObject({
    state: 'listed',
    review: 'none',
  });
  await open.close();
});
