import type { BookingStatus } from '../../shared/domain/booking/bookingLife';
import { ROOM_PLATFORM } from '../../shared/domain/booking/meetingRoom';
import { DEMO_CLIENT } from '../platform/demo/demoAccounts';
import { DEMO_CLIENTS } from './demoClients';
import { demoInterpreter } from './demoInterpreters';
import { halfAnHourAgo, weekend, workday, yesterday } from './demoMoments';
import type { BookingPlan } from './historyOf';

/**
 * Bookings of the demo client and the demo interpreter. The interpreter's coming bookings lie at weekends, so
 * that every working hour ahead is free; the running one is over at the next half hour.
 */
export function plansOfDemoAccounts(now: Date): BookingPlan[] {
  return [...plansOfInterpreter(now), ...plansOfClient(now)];
}

function plansOfInterpreter(now: Date): BookingPlan[] {
  const interpreter = demoInterpreter('Marchetti');
  const { zone } = interpreter;
  const client = (place: number) => DEMO_CLIENTS[place % DEMO_CLIENTS.length] ?? DEMO_CLIENT;
  const base = { interpreter, duration: '1 hour', requestedHoursBefore: 90 } as const;
  const past = (days: number, hour: number, status: BookingStatus, place: number): BookingPlan => {
    const startsAt = workday(now, -days, hour, zone);
    const duration = place % 3 === 0 ? '2 hours' : '1 hour';
    return { ...base, client: client(place), status, startsAt, duration, scene: place };
  };
  return [
    {
      ...base,
      client: DEMO_CLIENT,
      status: 'pending',
      startsAt: weekend(now, 1, 6, 15, zone),
      requestedHoursBefore: 5,
      scene: 0,
    },
    {
      ...base,
      client: client(2),
      status: 'pending',
      startsAt: weekend(now, 2, 6, 16, zone),
      requestedHoursBefore: 2,
      scene: 4,
    },
    {
      ...base,
      client: client(6),
      status: 'confirmed',
      startsAt: weekend(now, 1, 6, 17, zone),
      requestedHoursBefore: 52,
      scene: 8,
    },
    {
      ...base,
      client: DEMO_CLIENT,
      status: 'confirmed',
      startsAt: weekend(now, 1, 7, 10, zone),
      duration: '30 min',
      requestedHoursBefore: 30,
      scene: 1,
    },
    {
      ...base,
      client: client(4),
      status: 'confirmed',
      startsAt: weekend(now, 3, 7, 9, zone),
      requestedHoursBefore: 75,
      scene: 12,
    },
    {
      ...base,
      client: DEMO_CLIENT,
      status: 'in_progress',
      startsAt: halfAnHourAgo(now),
      platform: ROOM_PLATFORM,
      scene: 10,
    },
    {
      ...base,
      client: DEMO_CLIENT,
      status: 'completed',
      startsAt: yesterday(now, 15, zone),
      isUnattended: true,
      scene: 9,
    },
    ...[3, 9, 17, 25, 41, 52, 66, 79, 94, 108, 127, 141, 158, 170].map((days, place) =>
      past(days, 9 + (place % 6), 'completed', place),
    ),
    { ...base, client: DEMO_CLIENT, status: 'completed', startsAt: workday(now, -34, 14, zone), scene: 5 },
    { ...base, client: DEMO_CLIENT, status: 'completed', startsAt: workday(now, -97, 11, zone), scene: 2 },
    past(12, 15, 'cancelled', 5),
    past(22, 10, 'declined', 8),
    past(47, 13, 'expired', 3),
  ];
}

function plansOfClient(now: Date): BookingPlan[] {
  const plan = (
    lastName: string,
    days: number,
    status: BookingStatus,
    requestedHoursBefore: number,
    scene: number,
  ) => {
    const interpreter = demoInterpreter(lastName);
    const startsAt = workday(now, days, 12, interpreter.zone);
    return {
      interpreter,
      client: DEMO_CLIENT,
      status,
      startsAt,
      duration: '1 hour',
      requestedHoursBefore,
      scene,
    } as const;
  };
  return [
    plan('Sato', 6, 'pending', 3, 1),
    plan('Vogel', 9, 'pending', 20, 6),
    plan('Fernández Ortega', 2, 'confirmed', 40, 2),
    plan('Zhang', 5, 'confirmed', 66, 5),
    plan('de Graaf', -6, 'completed', 100, 10),
    { ...plan('Park', -20, 'completed', 70, 8), duration: '2 hours' },
    plan('Haddad', -48, 'completed', 120, 11),
    { ...plan('Rousseau', -75, 'completed', 90, 3), duration: '30 min' },
    plan('Monteiro', -3, 'cancelled', 110, 9),
    plan('Wong', -11, 'declined', 60, 6),
    plan('Kim', -8, 'expired', 130, 13),
  ];
}
