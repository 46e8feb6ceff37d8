import { assign, setup } from 'xstate';
import type { ApiError } from '../../../shared/contract/base/apiError';
import { apiErrorOf } from '../base/apiErrorOf';
import { actorNotProvided } from '../base/notProvided';

/** How things stand on a device: what its browser can and may, and whether it is told. */
export type PushStanding = 'unsupported' | 'default' | 'denied' | 'granted' | 'off';

/** The browser's permission; `default`: not answered yet. */
export type PushAnswer = 'default' | 'denied' | 'granted';

export interface PushPermissionContext {
  /** why the last try failed: the server's refusal, or `device` where the browser itself could not */
  failure: ApiError | 'device' | null;
}

export type PushPermissionEvent = { type: 'push.wished' } | { type: 'push.unwished' };

/** An effect's failure where the browser, or its maker's service, could not do it. */
export class DeviceFailure extends Error {
  override name = 'DeviceFailure';
}

const noteFailure = {
  type: 'noteFailure',
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const;

/** Being told on this device while no page is open: asked for by a press, and never before. */
export const pushPermissionMachine = setup({
  types: {
    context: {} as PushPermissionContext,
    events: {} as PushPermissionEvent,
    tags: {} as 'busy',
  },
  actors: {
    readDevice: actorNotProvided<PushStanding, void>('readDevice'),
    askPermission: actorNotProvided<PushAnswer, void>('askPermission'),
    subscribe: actorNotProvided<null, void>('subscribe'),
    unsubscribe: actorNotProvided<null, void>('unsubscribe'),
  },
  actions: {
    noteFailure: assign((_, { error }: { error: unknown }) => ({
      failure: error instanceof DeviceFailure ? ('device' as const) : apiErrorOf(error),
    })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    stands: (_, { is, wanted }: { is: PushStanding; wanted: PushStanding }) => is === wanted,
  },
}).createMachine({
  id: 'pushPermission',
  description: 'A person lets this device tell them what is new while no page is open.',
  context: { failure: null },
  initial: 'looking',
  states: {
    looking: {
      description: 'What the browser can and may is being found out. Nobody is asked anything.',
      tags: 'busy',
      invoke: {
        src: 'readDevice',
        id: 'readDevice',
        onDone: [
          { guard: standsAt('default'), target: 'default' },
          { guard: standsAt('denied'), target: 'denied' },
          { guard: standsAt('granted'), target: 'granted' },
          { guard: standsAt('off'), target: 'off' },
          { target: 'unsupported' },
        ],
        onError: 'unsupported',
      },
    },
    unsupported: {
      description: 'This browser cannot, or the server pushes nothing: the rest works without.',
    },
    default: {
      description: 'The browser was never asked. What it is for is said, and a press asks.',
      on: { 'push.wished': { target: 'asking', actions: 'forgetFailure' } },
    },
    asking: {
      description: 'The browser asks the person.',
      tags: 'busy',
      invoke: {
        src: 'askPermission',
        id: 'askPermission',
        onDone: [
          { guard: standsAt('granted'), target: 'subscribing' },
          { guard: standsAt('denied'), target: 'denied' },
          { target: 'default' },
        ],
        onError: 'default',
      },
    },
    subscribing: {
      description: "The browser's maker and the server are told.",
      tags: 'busy',
      invoke: {
        src: 'subscribe',
        id: 'subscribe',
        onDone: 'granted',
        onError: { target: 'off', actions: noteFailure },
      },
    },
    granted: {
      description: 'This device tells what is new.',
      on: { 'push.unwished': { target: 'unsubscribing', actions: 'forgetFailure' } },
    },
    unsubscribing: {
      description: 'It is being switched off.',
      tags: 'busy',
      invoke: {
        src: 'unsubscribe',
        id: 'unsubscribe',
        onDone: 'off',
        onError: { target: 'granted', actions: noteFailure },
      },
    },
    off: {
      description: 'The browser may, and the person does not wish for it, or not yet.',
      on: { 'push.wished': { target: 'subscribing', actions: 'forgetFailure' } },
    },
    denied: {
      description: 'The browser was told no: only its own settings change that.',
    },
  },
});

function standsAt(wanted: PushStanding) {
  return {
    type: 'stands',
    params: ({ event }: { event: { output: PushStanding } }) => ({ is: event.output, wanted }),
  } as const;
}
