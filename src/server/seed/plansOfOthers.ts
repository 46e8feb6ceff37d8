import type { BookingStatus } from '../../shared/domain/booking/bookingLife';
import { DEMO_CLIENT, DEMO_INTERPRETER } from '../platform/demo/demoAccounts';
import { DEMO_CLIENTS } from './demoClients';
import { DEMO_INTERPRETERS, type IdentifiedInterpreter } from './demoInterpreters';
import { workday } from './demoMoments';
import { plansOfReviewed } from './plansOfReviewed';
import type { BookingPlan } from './historyOf';

const ENDINGS: readonly BookingStatus[] = [
  'completed',
  'completed',
  'cancelled',
  'completed',
  'declined',
  'expired',
];

/** The other interpreters' calendars: something past and something ahead for each, at hours that never meet. */
export function plansOfOthers(now: Date): BookingPlan[] {
  const plans = DEMO_INTERPRETERS.filter(({ id }) => id !== DEMO_INTERPRETER.id).flatMap(
    (interpreter, place) => [pastPlan(now, interpreter, place), aheadPlan(now, interpreter, place)],
  );
  return [...plans, ...plansOfReviewed(now)];
}

function pastPlan(now: Date, interpreter: IdentifiedInterpreter, place: number): BookingPlan {
  return {
    interpreter,
    client: clientAt(place + 4),
    status: ENDINGS[place % ENDINGS.length] ?? 'completed',
    startsAt: workday(now, -(4 + ((place * 13) % 160)), 10, interpreter.zone),
    duration: place % 4 === 0 ? '2 hours' : '1 hour',
    requestedHoursBefore: 72 + (place % 5) * 12,
    scene: place + 3,
  };
}

/** Not at noon, which the demo client's own bookings take. */
function aheadPlan(now: Date, interpreter: IdentifiedInterpreter, place: number): BookingPlan {
  const isPending = place % 3 === 1;
  return {
    interpreter,
    client: clientAt(place),
    status: isPending ? 'pending' : 'confirmed',
    startsAt: workday(now, 3 + ((place * 5) % 24), isPending ? 14 : 10, interpreter.zone),
    duration: place % 2 === 0 ? '1 hour' : '30 min',
    requestedHoursBefore: isPending ? 1 + (place % 18) : 30 + (place % 40),
    scene: place,
  };
}

function clientAt(place: number) {
  return DEMO_CLIENTS[place % DEMO_CLIENTS.length] ?? DEMO_CLIENT;
}
