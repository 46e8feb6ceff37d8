import { initialTransition, transition, type AnyMachineSnapshot } from 'xstate';
import { canHappen } from '../machines/canHappen';
import type { CaseEvent } from '../machines/CaseEvent';
import type { MachinePath } from '../machines/machinePaths';
import { silenced } from '../machines/silenced';
import { walkPath } from '../machines/walkPath';
import { isPossible } from './browserPaths';
import type { AnyDriver } from './MachineDriver';

/** Told apart from the numbers of the generated paths. */
const FIRST_NUMBER = 1001;

interface Way {
  start: string;
  happenings: readonly CaseEvent[];
  end: AnyMachineSnapshot;
}

/**
 * As few walks as a greedy choice finds in which each call of the flow is answered once and fails once: a walk goes on
 * from where it stands as long as it comes to something new, because opening a page costs more than the next step.
 */
export function callTours(driver: AnyDriver): MachinePath[] {
  const machine = silenced(driver.flow.machine);
  const starts = Object.keys(driver.begins);
  const beginnings = starts.map((start): Way => {
    const [end] = initialTransition(machine, driver.flow.starts[start] as never);
    return { start, happenings: [], end: end as AnyMachineSnapshot };
  });
  const known = new Set<string>();
  const tours: Way[] = [];
  const shortest = (ways: readonly (Way | null)[]) =>
    ways
      .filter((way) => way !== null)
      .reduce<Way | null>(
        (one, other) => (!one || other.happenings.length < one.happenings.length ? other : one),
        null,
      );
  for (;;) {
    let tour = shortest(beginnings.map((way) => onwards(driver, way, known)));
    if (!tour) break;
    for (let next: Way | null = tour; next; next = onwards(driver, tour, known)) {
      tour = next;
      tour.happenings.forEach((each) => known.add(outcomeOf(each)));
    }
    tours.push(tour);
  }
  return tours.map(({ start, happenings }, at) => {
    const events = happenings.map(({ event }) => event);
    const [opening, ...stood] = walkPath(machine, driver.flow.starts[start], events);
    const steps = happenings.map((happening, step) => ({
      happening,
      from: stood[step - 1]?.to ?? opening?.to ?? '',
      to: stood[step]?.to ?? '',
      edges: stood[step]?.edges ?? [],
    }));
    const opens = { opensIn: opening?.to ?? '', openingEdges: opening?.edges ?? [] };
    return { number: FIRST_NUMBER + at, kind: 'shortest', start, ...opens, steps };
  });
}

/** `xstate.done.actor.login`: which call, and how it ended; empty for whatever is no answer. */
const outcomeOf = ({ by, event }: CaseEvent): string => (by === 'answer' ? event.type : '');

/** A shortest way on to an outcome that is not known yet; null where none leads to one. */
function onwards(driver: AnyDriver, from: Way, known: ReadonlySet<string>): Way | null {
  const { happenings, decides, machine } = driver.flow;
  const keyOf = ({ value, context }: AnyMachineSnapshot) =>
    JSON.stringify([value, decides(context as never)]);
  const seen = new Set([keyOf(from.end)]);
  // a network that fails leaves the server as it was, so that the same can be tried again
  const inOrder = happenings.toSorted((one, other) => Number(isTraceless(other)) - Number(isTraceless(one)));
  const waiting = [from];
  for (const way of waiting) {
    const events = canHappen(happenings)(way.end);
    for (const happening of inOrder) {
      if (!events.includes(happening.event) || !isPossible(driver, happening, way.end)) continue;
      const [end] = transition(silenced(machine), way.end, happening.event);
      const next = { ...way, happenings: [...way.happenings, happening], end: end as AnyMachineSnapshot };
      const outcome = outcomeOf(happening);
      if (outcome !== '' && !known.has(outcome)) return next;
      if (seen.has(keyOf(next.end))) continue;
      seen.add(keyOf(next.end));
      waiting.push(next);
    }
  }
  return null;
}

const isTraceless = ({ name }: CaseEvent) => name.endsWith(' refuses: no answer');
