import { createActor } from 'xstate';
import type { CaseEvent, MachineCase } from './CaseEvent';
import { silenced } from './silenced';
import { STILL, stateName } from './walkPath';

/** Where a flow stands, and what it knows, after what happened to it from one of its starts; by the case's names. */
export function stoodAfter(flow: MachineCase, start: string, names: readonly string[]) {
  const input = flow.starts[start];
  if (!(start in flow.starts)) throw new Error(`${flow.machine.id} has no start "${start}"`);
  const actor = createActor(silenced(flow.machine), { input: input as never, clock: STILL });
  // A broken chart fails here, and not in whatever runs later.
  let failure: unknown = null;
  actor.subscribe({ error: (problem) => (failure = problem) });
  actor.start();
  for (const name of names) actor.send(happeningOf(flow, name).event);
  const { value, context } = actor.getSnapshot();
  actor.stop();
  if (failure) throw failure as Error;
  return { state: stateName(value), context: context as Record<string, unknown> };
}

export function happeningOf(flow: MachineCase, name: string): CaseEvent {
  const found = flow.happenings.find((each) => each.name === name);
  if (!found) throw new Error(`Nothing of ${flow.machine.id} is called "${name}"`);
  return found;
}
