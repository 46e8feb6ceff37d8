import { createActor, fromPromise, initialTransition, transition, type EventFromLogic } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import {
  SEARCH_PAUSE_MS,
  interpreterPickerMachine,
  type PickerCriteria,
} from '../../../src/client/machines/interpreterPicker/interpreterPickerMachine';
import { amina, lostAnswer } from './bookingFixtures';
import { transitionsNotWalked } from './walkedTransitions';

type PickerEvent = EventFromLogic<typeof interpreterPickerMachine>;

const open = { type: 'picker.opened', from: 'English', to: 'Arabic', chosenId: null };
const dismiss = { type: 'picker.dismissed' };
const retry = { type: 'search.retried' };
const pick = { type: 'interpreter.picked', interpreter: amina };
const verified = { type: 'credential.chosen', credential: 'verified' };
const search = { type: 'search.changed', search: 'court' };
const found = (count: number) => ({ type: 'xstate.done.actor.getInterpreters', output: { count } });
const failed = { type: 'xstate.error.actor.getInterpreters', error: lostAnswer };

function after(...events: unknown[]) {
  const [start] = initialTransition(interpreterPickerMachine);
  return events.reduce<typeof start>(
    (state, event) => transition(interpreterPickerMachine, state, event as PickerEvent)[0],
    start,
  );
}

describe('The interpreter picker', () => {
  it('is closed until it is opened, then looks for the chosen pair', () => {
    expect(after().matches('closed')).toBe(true);
    const state = after(open);
    expect(state.matches({ searching: 'loading' })).toBe(true);
    expect(state.context.criteria).toEqual({ from: 'English', to: 'Arabic', search: '' });
  });

  it.each([
    ['a list', [found(3)], 'choosing'],
    ['nobody', [found(0)], 'empty'],
    ['a failure', [failed], 'failed'],
    ['a failure tried again', [failed, retry], 'loading'],
    ['nobody tried again', [found(0), retry], 'loading'],
    ['a list of another kind that comes', [found(3), verified], 'loading'],
    ['a search that is being typed', [found(3), search], 'awaitingTyping'],
  ])('shows %s', (_, events, inner) => {
    expect(after(open, ...events).matches({ searching: inner } as never)).toBe(true);
  });

  it('keeps the failure for the alert, and forgets it when it is opened anew', () => {
    expect(after(open, failed).context.failure).toEqual(lostAnswer);
    expect(after(open, failed, dismiss, open).context.failure).toBeNull();
  });

  it('closes with the choice and reports it', () => {
    const [state, actions] = transition(interpreterPickerMachine, after(open, found(3)), pick as PickerEvent);
    expect(state.matches('chosen')).toBe(true);
    expect(state.context.chosenId).toBe(amina.id);
    expect(actions.at(-1)).toMatchObject({ type: 'reportChoice', params: { interpreter: amina } });
  });

  it('asks for who has a credential until that is taken back or it is opened anew', () => {
    const { criteria } = after(open, found(3), verified, search).context;
    expect(criteria).toMatchObject({ credential: 'verified', search: 'court', from: 'English' });
    const anybody = { type: 'credential.chosen', credential: null };
    expect(after(open, verified, anybody).context.criteria).not.toHaveProperty('credential');
    expect(after(open, verified, dismiss, open).context.criteria).not.toHaveProperty('credential');
  });

  it('can choose only from a list', () => {
    for (const state of [after(), after(open), after(open, failed), after(open, found(0))]) {
      expect(state.can(pick as PickerEvent)).toBe(false);
    }
  });

  it('is closed again without a choice when it is dismissed, and stays chosen when somebody was', () => {
    expect(after(open, dismiss).matches('closed')).toBe(true);
    expect(after({ ...open, chosenId: amina.id }, dismiss).matches('chosen')).toBe(true);
  });

  it('ignores an answer that comes after it was dismissed', () => {
    expect(after(open, dismiss, found(3)).matches('closed')).toBe(true);
    expect(after(open, dismiss, failed).context.failure).toBeNull();
  });

  it('is opened once: opening it again while it is open keeps the search and its pair', () => {
    const state = after(open, search, { ...open, to: 'French' });
    expect(state.matches({ searching: 'awaitingTyping' })).toBe(true);
    expect(state.context.criteria).toEqual({ from: 'English', to: 'Arabic', search: 'court' });
  });

  it('opens anew with the pair of then and no search', () => {
    const state = after(open, search, dismiss, { ...open, to: 'French' });
    expect(state.context.criteria).toEqual({ from: 'English', to: 'French', search: '' });
  });
});

describe('The search of the interpreter picker', () => {
  const asked: PickerCriteria[] = [];
  const answers: ((count: number) => void)[] = [];
  const provided = interpreterPickerMachine.provide({
    actors: {
      getInterpreters: fromPromise(({ input }: { input: PickerCriteria }) => {
        asked.push(input);
        return new Promise<{ count: number }>((resolve) => answers.push((count) => resolve({ count })));
      }),
    },
  });

  beforeEach(() => {
    jest.useFakeTimers();
    asked.length = 0;
    answers.length = 0;
  });
  afterEach(() => jest.useRealTimers());

  it('is asked once when a person stops typing, and only the last answer counts', async () => {
    const actor = createActor(provided).start();
    actor.send(open as PickerEvent);
    for (const text of ['c', 'co', 'cou']) {
      actor.send({ type: 'search.changed', search: text });
      jest.advanceTimersByTime(SEARCH_PAUSE_MS - 1);
    }
    jest.advanceTimersByTime(1);
    expect(asked.map((criteria) => criteria.search)).toEqual(['', 'cou']);
    answers[0]?.(0);
    await jest.advanceTimersByTimeAsync(0);
    expect(actor.getSnapshot().matches({ searching: 'loading' })).toBe(true);
    answers[1]?.(2);
    await jest.advanceTimersByTimeAsync(0);
    expect(actor.getSnapshot().matches({ searching: 'choosing' })).toBe(true);
  });

  it('fails loudly when nobody provided it', async () => {
    const problems: unknown[] = [];
    const actor = createActor(interpreterPickerMachine);
    actor.subscribe({ error: (problem) => problems.push(problem) });
    actor.start().send(open as PickerEvent);
    await jest.advanceTimersByTimeAsync(0);
    expect(actor.getSnapshot().status).toBe('error');
    expect(String(problems[0])).toContain('"getInterpreters" was not provided');
  });
});

describe('Every path through the interpreter picker', () => {
  const silent = () => undefined;
  const picker = interpreterPickerMachine.provide({
    actors: { getInterpreters: fromPromise(() => new Promise<{ count: number }>(silent)) },
    actions: { reportChoice: silent },
  });
  const pause = { type: `xstate.after.searchPause.interpreterPicker.searching.awaitingTyping` };
  const events = [
    open,
    { ...open, chosenId: amina.id },
    dismiss,
    retry,
    pick,
    search,
    verified,
    found(0),
    found(2),
    failed,
    pause,
  ] as unknown as PickerEvent[];

  it('together takes every transition of the chart', () => {
    const paths = getShortestPaths(picker, {
      events: (state) => events.filter((event) => state.can(event)),
      serializeState: ({ value, context }, event, previous) =>
        JSON.stringify([value, context.chosenId, event, previous?.value]),
    });
    const walks = paths.map(({ steps }) => ({ input: undefined, events: steps.map(({ event }) => event) }));
    expect(transitionsNotWalked(picker, walks)).toEqual([]);
  });
});
