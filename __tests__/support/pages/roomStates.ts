import { getSession, joinSession } from '../../../src/shared/contract/bookings/session';
import { paths, sessionAt } from '../../../src/client/paths';
import { aBooking, aBookingAt } from '../aBooking';
import { aRoom } from '../aThread';
import { Refused } from './answerHere';
import { MEETING_STATES } from './meetingStates';
import type { ScreenState } from './screens';

const HOUR_MS = 3_600_000;
const hoursAhead = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const AT = sessionAt(paths.interpreter.session, aBooking().id);

/** The session room where an interpreter cannot do what they came for; and the room itself. */
export const ROOM_STATES: readonly ScreenState[] = [
  {
    name: 'session room not answered yet',
    who: 'interpreter',
    path: `${AT}?as=unanswered`,
    answers: {
      [getSession.path]: aRoom({
        booking: aBookingAt(hoursAhead(30)),
        now: hoursAhead(0),
        sealed_documents: 2,
      }),
    },
    reach: (page, { session }) => page.getByText(session.join.unconfirmedInterpreter).waitFor(),
  },
  {
    name: 'session room refused',
    who: 'interpreter',
    path: `${AT}?as=refused`,
    comesAnew: true,
    answers: {
      [getSession.path]: aRoom({
        booking: aBookingAt(hoursAhead(0.1), { status: 'confirmed' }),
        now: hoursAhead(0),
      }),
      [joinSession.path]: new Refused('WRONG_STATUS'),
    },
    reach: async (page, { session }) => {
      await page.getByRole('button', { name: session.join.button, exact: true }).click();
      await page.getByText(session.join.refused).waitFor();
    },
  },
  {
    name: 'session room of nobody',
    who: 'interpreter',
    path: `${AT}?as=unknown`,
    answers: { [getSession.path]: new Refused('NOT_FOUND') },
    reach: (page, { session }) => page.getByText(session.notFound).waitFor(),
  },
  ...MEETING_STATES,
];
