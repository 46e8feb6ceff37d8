import { bookingList } from '../../../src/client/api/bookingList';
import { calendarApi } from '../../../src/client/api/calendarApi';
import { clientApi } from '../../../src/client/api/clientApi';
import { messageApi } from '../../../src/client/api/messageApi';
import { interpreterApi } from '../../../src/client/api/interpreterApi';
import { getWeekBookings } from '../../../src/shared/contract/bookings/calendar';
import { getClientRecords } from '../../../src/shared/contract/bookings/client';
import { getThreads } from '../../../src/shared/contract/bookings/message';
import {
  getInterpreterRecords,
  getInterpreters,
} from '../../../src/shared/contract/interpreters/interpreter';
import { withInterpreterDefaults } from '../../../src/shared/domain/people/interpreterDefaults';
import { aThread } from '../../support/aThread';
import { aBooking } from '../../support/aBooking';
import { apiStage } from '../../support/apiStage';
import { success } from '../../support/fakeServer';
import { clientPerson, interpreterPerson } from '../../support/people';
import { UNKNOWN_INSTANT } from '../../../src/shared/domain/time/meetingTime';

/** The specification's own fields (section 3), and nothing else. */
const SPECIFIED = {
  id: '17',
  meetingTitle: 'Lease review',
  meetingSubject: 'Legal',
  meetingDescription: 'Clause by clause.',
  meetingDate: '2030-01-05',
  meetingTime: '02:30',
  meetingAmPm: 'PM',
  meetingTimezone: 'PDT',
  meetingDuration: '30 min',
  hostPlatform: 'Zoom',
  interpreterBookingFrom: 'English',
  interpreterBookingTo: 'Japanese',
  status: 'Confirmed',
  clientName: 'Clara Client',
  clientAvatar: null,
  clientEmail: 'client@dragoman.example',
  selectedInterpreter: { name: 'Ines', avatar: null, pricePerHour: 50, totalFee: 25 },
};

async function clientsList(data: unknown) {
  const { store, signIn } = apiStage({ [getClientRecords.path]: () => success(data) });
  signIn();
  const { getClientRecords: read } = clientApi.endpoints;
  return store.dispatch(read.initiate({ client_id: clientPerson.id }));
}

async function interpretersList(data: unknown) {
  const { store, signIn } = apiStage({ [getInterpreterRecords.path]: () => success(data) });
  signIn();
  const { getInterpreterRecords: read } = interpreterApi.endpoints;
  return store.dispatch(read.initiate({ interpreter_id: interpreterPerson.id }));
}

test.each([
  ['the client’s', clientsList],
  ['the interpreter’s', interpretersList],
])('one booking whose id is no UUID does not take %s list away', async (_whose, listOf) => {
  const { data, error } = await listOf([aBooking(), aBooking({ id: '17' })]);
  expect(error).toBeUndefined();
  expect(data).toEqual([aBooking(), aBooking({ id: '17' })]);
});

test('a record is frozen with all that is in it, whole or mended, so that the store need not look through it', () => {
  const [whole, mended] = bookingList.parse([aBooking(), SPECIFIED]);
  for (const record of [whole, mended]) {
    expect(Object.isFrozen(record)).toBe(true);
    expect(Object.isFrozen(record?.selectedInterpreter)).toBe(true);
  }
});

test('a record of the specification’s fields alone is whole: its moments follow from date, time, zone and length', async () => {
  const { data } = await clientsList([SPECIFIED]);
  expect(data).toMatchObject([
    {
      ...SPECIFIED,
      status: 'confirmed',
      startsAt: '2030-01-05T21:30:00.000Z',
      endsAt: '2030-01-05T22:00:00.000Z',
    },
  ]);
});

test.each([
  ['of the database of zones', 'Asia/Tokyo', '2030-01-05T05:30:00.000Z'],
  ['whose clocks have changed', 'America/Los_Angeles', '2030-01-05T22:30:00.000Z'],
  ['that is missing, and so the reader’s own', undefined, new Date('2030-01-05T14:30').toISOString()],
  ['that nobody knows, and so the reader’s own', 'Nowhere', new Date('2030-01-05T14:30').toISOString()],
])(
  'a record’s moments follow from its date and time in a zone %s',
  async (_what, meetingTimezone, startsAt) => {
    const { data } = await clientsList([{ ...SPECIFIED, meetingTimezone }]);
    expect(data?.[0]?.startsAt).toBe(startsAt);
  },
);

test('a time that is written otherwise is the same time', async () => {
  const { data } = await clientsList([
    { ...SPECIFIED, meetingTime: '2:30', meetingAmPm: 'pm' },
    { ...SPECIFIED, meetingTime: '14:30', meetingAmPm: undefined },
  ]);
  expect(data?.map(({ startsAt }) => startsAt)).toEqual(Array(2).fill('2030-01-05T21:30:00.000Z'));
});

test('a record of the specification’s fields alone stands in the week’s calendar, too', async () => {
  const { store, signIn } = apiStage({ [getWeekBookings.path]: () => success([SPECIFIED]) });
  signIn();
  const { getWeekBookings: read } = calendarApi.endpoints;
  const { data } = await store.dispatch(
    read.initiate({ from: '2030-01-01T00:00:00.000Z', to: '2030-01-08T00:00:00.000Z' }),
  );
  expect(data).toMatchObject([{ id: '17', startsAt: '2030-01-05T21:30:00.000Z' }]);
});

test('what a booking lacks is as missing, not invented: pending, no price, no moment', async () => {
  const { data } = await clientsList([{ meetingTitle: 'Bare' }, {}, null, 'none', 7]);
  expect(data).toHaveLength(2);
  expect(data?.[0]).toMatchObject({
    meetingTitle: 'Bare',
    meetingDate: '',
    status: 'pending',
    startsAt: UNKNOWN_INSTANT,
    selectedInterpreter: { name: '', pricePerHour: Number.NaN, totalFee: Number.NaN },
  });
  expect(new Set(data?.map(({ id }) => id)).size).toBe(2);
});

test('a status and a duration of other words are shown as they came', async () => {
  const { data } = await clientsList([
    aBooking({ id: '1' }),
    { ...SPECIFIED, status: 'Held', meetingDuration: '3 hours' },
  ]);
  expect(data?.[1]).toMatchObject({ status: 'Held', meetingDuration: '3 hours' });
});

test('a conversation with flaws is listed as far as it can be read', async () => {
  const odd = { ...aThread({ unread: 2 }), id: '17', last_message: { text: 'Hello' } };
  const { store, signIn } = apiStage({ [getThreads.path]: () => success([aThread(), odd, 'none']) });
  signIn();
  const { data } = await store.dispatch(messageApi.endpoints.getThreads.initiate());
  expect(data).toEqual([aThread(), { ...odd, last_message: null }]);
});

test('interpreters whose records have flaws are listed with the specification’s defaults', async () => {
  const good = { id: interpreterPerson.id, uuid: interpreterPerson.id, email: '', fields: {} };
  const professionalInfo = { pricePerHour: 'dear', languages: ['French', 7], clientReferences: 3 };
  const odd = { id: '17', fields: { personalInfo: { name: 'Odd One' }, profile: null, professionalInfo } };
  const { store, signIn } = apiStage({ [getInterpreters.path]: () => success([good, odd, null]) });
  signIn();
  const { data } = await store.dispatch(interpreterApi.endpoints.getInterpreters.initiate());
  expect(data?.map(({ uuid }) => uuid)).toEqual([interpreterPerson.id, '17']);
  expect(data?.slice(1).map(withInterpreterDefaults)).toMatchObject([
    {
      name: 'Odd One',
      pricePerHour: 50,
      languages: ['English', 'Spanish'],
      description: 'General interpretation services',
      reviewCount: 3,
    },
  ]);
});
