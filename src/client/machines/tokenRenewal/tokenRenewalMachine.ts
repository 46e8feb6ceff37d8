import { setup } from 'xstate';
import { actorNotProvided, answerNotProvided } from '../base/notProvided';

/** The token of whoever is signed in is renewed before it runs out, whether or not a call is made. */
export const tokenRenewalMachine = setup({
  types: { events: {} as { type: 'page.woke' } },
  actors: { renewToken: actorNotProvided<string | null, void>('renewToken') },
  guards: { isDue: answerNotProvided<boolean>('isDue') },
  delays: { untilDue: answerNotProvided<number>('untilDue') },
}).createMachine({
  id: 'tokenRenewal',
  description: 'A page keeps the token of whoever is signed in alive.',
  initial: 'waiting',
  states: {
    looking: {
      description: 'Whether the token is due decides.',
      always: [{ guard: 'isDue', target: 'renewing' }, { target: 'waiting' }],
    },
    waiting: {
      description: 'It lives. Timers sleep with the machine, so that a page that wakes looks at once.',
      after: { untilDue: 'looking' },
      on: { 'page.woke': 'looking' },
    },
    renewing: {
      description: 'Another one is being asked for; where that fails, the next look is a while later.',
      invoke: { src: 'renewToken', id: 'renewToken', onDone: 'waiting', onError: 'waiting' },
    },
  },
});
