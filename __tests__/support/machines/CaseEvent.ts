import type { AnyEventObject, AnyStateMachine } from 'xstate';
import type { ApiError } from '../../../src/shared/contract/base/apiError';

/** One thing that can happen to a flow, with what it carries. */
export interface CaseEvent {
  /** to read, and to look up what a person does; one of its kind in its machine */
  name: string;
  /** a person's act, the answer to a call, a time that passed, or news of what others did */
  by: 'person' | 'answer' | 'time' | 'news';
  event: AnyEventObject;
}

/** A flow with all that can happen to it: what its paths are made from. */
export interface MachineCase {
  machine: AnyStateMachine;
  /** the machine's input, by the situation in which the flow begins */
  starts: Readonly<Record<string, unknown>>;
  happenings: readonly CaseEvent[];
  /** what of the context decides which branch is taken; states of the same value are told apart by it */
  decides: (context: never) => unknown;
}

export const act = (name: string, event: AnyEventObject): CaseEvent => ({ name, by: 'person', event });
export const news = (name: string, event: AnyEventObject): CaseEvent => ({ name, by: 'news', event });

/** The call `id` comes back with `output`. */
export const answers = (id: string, name: string, output: unknown): CaseEvent => ({
  name: `${id} answers ${name}`,
  by: 'answer',
  event: { type: `xstate.done.actor.${id}`, output },
});

/** The call `id` comes back with a refusal, or never arrived. */
export const refuses = (id: string, name: string, error: ApiError): CaseEvent => ({
  name: `${id} refuses: ${name}`,
  by: 'answer',
  event: { type: `xstate.error.actor.${id}`, error: Object.assign(new Error(error.code), error) },
});

/** The delay of that name has passed in a state, which is named from the machine on. */
export const passes = (delay: string, state: string): CaseEvent => ({
  name: `${delay} passes`,
  by: 'time',
  event: { type: `xstate.after.${delay}.${state}` },
});

/** A time that somebody else counts has passed. */
export const passesBy = (name: string, event: AnyEventObject): CaseEvent => ({ name, by: 'time', event });
