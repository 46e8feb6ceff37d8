import { assertEvent, assign, setup } from 'xstate';
import type { ApiError } from '../../../shared/contract/base/apiError';
import type { MeetingDuration } from '../../../shared/domain/booking/bookingChoices';
import type { CredentialFilter } from '../../../shared/domain/people/credentials';
import type { ChosenInterpreter } from '../bookingWizard/chosenInterpreter';
import { actionNotProvided, actorNotProvided } from '../base/notProvided';
import { apiErrorOf } from '../base/apiErrorOf';

/** The picker's criteria; an empty language or search excludes nobody. */
export interface PickerCriteria {
  from: string;
  to: string;
  search: string;
  /** only who has a verified credential, of any kind or as sworn interpreter; left out, everybody */
  credential?: CredentialFilter | undefined;
  /** the meeting's time, where the form has one: who is free then comes first */
  freeAt?: { startsAt: string; duration: MeetingDuration } | undefined;
}

export interface InterpreterPickerContext {
  criteria: PickerCriteria;
  /** who is chosen in the form, to be marked in the list */
  chosenId: string | null;
  failure: ApiError | null;
}

export type InterpreterPickerEvent =
  | {
      type: 'picker.opened';
      from: string;
      to: string;
      freeAt?: PickerCriteria['freeAt'];
      chosenId: string | null;
    }
  | { type: 'picker.dismissed' }
  | { type: 'search.changed'; search: string }
  | { type: 'credential.chosen'; credential: CredentialFilter | null }
  | { type: 'search.retried' }
  | { type: 'interpreter.picked'; interpreter: ChosenInterpreter };

/** How long a person must stop typing before the search is asked, in milliseconds. */
export const SEARCH_PAUSE_MS = 250;

/**
 * Choosing an interpreter in a dialog. The list itself stays with the API's cache; the machine knows only how
 * many there are. Leaving a state stops its call, so an answer that comes late changes nothing.
 */
export const interpreterPickerMachine = setup({
  types: {
    context: {} as InterpreterPickerContext,
    events: {} as InterpreterPickerEvent,
    tags: {} as 'open' | 'busy',
  },
  actors: {
    getInterpreters: actorNotProvided<{ count: number }, PickerCriteria>('getInterpreters'),
  },
  actions: {
    reportChoice: actionNotProvided<{ interpreter: ChosenInterpreter }>('reportChoice'),
    lookForPair: assign(({ event }) => {
      assertEvent(event, 'picker.opened');
      return {
        criteria: {
          from: event.from,
          to: event.to,
          search: '',
          ...(event.freeAt && { freeAt: event.freeAt }),
        },
        chosenId: event.chosenId,
        failure: null,
      };
    }),
    changeSearch: assign(({ context, event }) => {
      assertEvent(event, 'search.changed');
      return { criteria: { ...context.criteria, search: event.search } };
    }),
    changeCredential: assign(({ context, event }) => {
      assertEvent(event, 'credential.chosen');
      const { credential: _before, ...criteria } = context.criteria;
      return { criteria: { ...criteria, ...(event.credential && { credential: event.credential }) } };
    }),
    keepChoice: assign(({ event }) => {
      assertEvent(event, 'interpreter.picked');
      return { chosenId: event.interpreter.id };
    }),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: apiErrorOf(error) })),
  },
  guards: {
    foundNobody: (_, { count }: { count: number }) => count === 0,
    hasChosen: ({ context }) => context.chosenId !== null,
  },
  delays: { searchPause: SEARCH_PAUSE_MS },
}).createMachine({
  id: 'interpreterPicker',
  description: 'A client looks for an interpreter in a dialog and chooses one.',
  context: { criteria: { from: '', to: '', search: '' }, chosenId: null, failure: null },
  initial: 'closed',
  on: { 'picker.opened': { target: '.searching', actions: 'lookForPair' } },
  states: {
    closed: { description: 'The dialog is closed and nobody is chosen.' },
    chosen: { description: 'The dialog is closed and somebody is chosen.' },
    searching: {
      description: 'The dialog is open.',
      tags: 'open',
      initial: 'loading',
      on: {
        'picker.opened': {},
        'picker.dismissed': [{ guard: 'hasChosen', target: 'chosen' }, { target: 'closed' }],
        'search.changed': { target: '.awaitingTyping', actions: 'changeSearch' },
        'credential.chosen': { target: '.loading', actions: 'changeCredential' },
      },
      states: {
        loading: {
          description: 'Interpreters of that pair are being fetched.',
          tags: 'busy',
          invoke: {
            id: 'getInterpreters',
            src: 'getInterpreters',
            input: ({ context }) => context.criteria,
            onDone: [
              { guard: { type: 'foundNobody', params: ({ event }) => event.output }, target: 'empty' },
              { target: 'choosing' },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        awaitingTyping: {
          description: 'The person is typing a search; it is asked once they pause.',
          tags: 'busy',
          after: { searchPause: 'loading' },
        },
        failed: {
          description: 'The list could not be fetched; it can be tried again.',
          on: { 'search.retried': 'loading' },
        },
        empty: {
          description: 'Nobody offers this; it can be tried again.',
          on: { 'search.retried': 'loading' },
        },
        choosing: {
          description: 'The list is shown, each row with a way to choose.',
          on: {
            'interpreter.picked': {
              target: '#interpreterPicker.chosen',
              actions: [
                'keepChoice',
                { type: 'reportChoice', params: ({ event }) => ({ interpreter: event.interpreter }) },
              ],
            },
          },
        },
      },
    },
  },
});
