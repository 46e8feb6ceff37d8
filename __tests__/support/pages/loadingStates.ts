import {
  interpreterProfileOf,
  invoiceAt,
  paths,
  rescheduleAt,
  sessionAt,
  threadAt,
} from '../../../src/client/paths';
import { aBooking } from '../aBooking';
import { LOADING } from './holdAnswers';
import type { ScreenState } from './screens';

const { id } = aBooking();
const { client, interpreter } = paths;

/** Each screen that reads something, by whom it is opened. The institute's parts have one frame for all their lists. */
const READING: Readonly<Record<Exclude<ScreenState['who'], 'visitor'>, Readonly<Record<string, string>>>> = {
  client: {
    dashboard: client.dashboard,
    gallery: client.gallery,
    'interpreter profile': interpreterProfileOf(id),
    records: client.records,
    conversation: threadAt(client.messages, id),
    'session room': sessionAt(client.session, id),
    'another time': rescheduleAt(client.reschedule, id),
    'calendar subscription': client.calendar,
    spending: client.statements,
    invoice: invoiceAt(client.invoice, id),
    'own data': client.account,
    notifications: client.notifications,
    profile: client.profile,
    help: paths.help,
    'help page': `${paths.help}/booking`,
  },
  interpreter: {
    dashboard: interpreter.dashboard,
    'my bookings': interpreter.records,
    'profile editor': interpreter.userProfile,
    availability: interpreter.availability,
  },
  admin: { institute: interpreter.instituteAdmin },
};

/** Every screen while it waits for its data. */
export const LOADING_STATES: readonly ScreenState[] = [
  ...(Object.keys(READING) as (keyof typeof READING)[]).flatMap((who) =>
    Object.entries(READING[who]).map(([name, path]): ScreenState => {
      const mark = `${path.includes('?') ? '&' : '?'}${LOADING}`;
      return { name: `${name} of ${who} loading`, who, path: `${path}${mark}`, loads: true };
    }),
  ),
  {
    name: 'picker loading',
    who: 'client',
    path: `${client.mettingsConfig}?${LOADING}`,
    loads: true,
    reach: async (page, { booking }) => {
      await page.getByRole('button', { name: booking.interpreter.select, exact: true }).click();
      await page.getByRole('dialog', { name: booking.picker.title }).waitFor();
    },
  },
];
