import { DEMO_INTERPRETER } from '../platform/demo/demoAccounts';
import { DEMO_CLIENTS } from './demoClients';
import { DEMO_INTERPRETERS, type IdentifiedInterpreter } from './demoInterpreters';
import { workday } from './demoMoments';
import type { BookingPlan } from './historyOf';

/** Nobody has reviewed who only begins. */
export const isReviewed = ({ years }: IdentifiedInterpreter) => years > 1;

/** Meetings of the last year by which interpreters were reviewed, three to eight each; long over, so that all is revealed. */
export function plansOfReviewed(now: Date): BookingPlan[] {
  return DEMO_INTERPRETERS.filter((each) => each.id !== DEMO_INTERPRETER.id && isReviewed(each)).flatMap(
    (interpreter, place) =>
      Array.from({ length: 3 + ((place * 5) % 6) }, (_, turn) => planOf(now, interpreter, place, turn)),
  );
}

function planOf(now: Date, interpreter: IdentifiedInterpreter, place: number, turn: number): BookingPlan {
  const client = DEMO_CLIENTS[(place * 2 + turn * 5) % DEMO_CLIENTS.length];
  if (!client) throw new Error('There are no clients in the demo data.');
  return {
    interpreter,
    client,
    status: 'completed',
    startsAt: workday(now, -(20 + turn * 41 + ((place * 7) % 30)), 14 + (turn % 3), interpreter.zone),
    duration: (['1 hour', '30 min', '2 hours'] as const)[(place + turn) % 3] ?? '1 hour',
    requestedHoursBefore: 80 + ((place + turn) % 6) * 10,
    scene: place * 3 + turn,
  };
}
