import { createActor, fromPromise, type EventFromLogic } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import {
  type PasswordChange,
  passwordResetMachine,
} from '../../../src/client/machines/passwordReset/passwordResetMachine';
import { lostAnswer } from './bookingFixtures';
import { transitionsNotWalked } from './walkedTransitions';

type ResetEvent = EventFromLogic<typeof passwordResetMachine>;
const email = { type: 'email.submitted', email: ' nina@example.com ' } as const;
const passwords = {
  type: 'passwords.submitted',
  current: 'Old-pass1',
  wanted: 'New-pass1',
  confirmation: 'New-pass1',
} as const;
const silent = () => undefined;
const actions = {
  showChangeForm: silent,
  tellResetFailure: silent,
  tellChangeFailure: silent,
  tellSuccess: silent,
  goToLogin: silent,
};

test('the address goes from the mail to the change, nothing typed is kept, and the sign-in form comes after 3 s', async () => {
  jest.useFakeTimers();
  const sent: unknown[] = [];
  const told: string[] = [];
  const actor = createActor(
    passwordResetMachine.provide({
      actors: {
        resetPassword: fromPromise<null, { email: string }>(({ input }) =>
          Promise.resolve((sent.push(input), null)),
        ),
        changePassword: fromPromise<{ message: string }, PasswordChange>(({ input }) =>
          Promise.resolve((sent.push(input), { message: 'Changed.' })),
        ),
      },
      actions: {
        ...actions,
        tellSuccess: (_, { message }) => void told.push(message),
        goToLogin: () => void told.push('login'),
      },
    }),
    { input: { email: null } },
  ).start();
  actor.send({ type: 'email.submitted', email: '  ' });
  expect(actor.getSnapshot().matches('enteringEmail')).toBe(true);
  actor.send(email);
  await jest.advanceTimersByTimeAsync(0);
  expect(actor.getSnapshot().matches('enteringPasswords')).toBe(true);
  for (const wrong of [
    { current: '' },
    { wanted: 'short1A', confirmation: 'short1A' },
    { confirmation: 'x' },
  ]) {
    actor.send({ ...passwords, ...wrong });
    expect(actor.getSnapshot().matches('enteringPasswords')).toBe(true);
  }
  actor.send(passwords);
  expect(JSON.stringify(actor.getSnapshot().context)).toBe('{"email":"nina@example.com"}');
  // the specification's three seconds, not whatever the machine holds for them
  await jest.advanceTimersByTimeAsync(2999);
  expect(told).toEqual(['Changed.']);
  await jest.advanceTimersByTimeAsync(1);
  expect(told).toEqual(['Changed.', 'login']);
  expect(sent).toEqual([
    { email: 'nina@example.com' },
    { email: 'nina@example.com', current_password: 'Old-pass1', new_password: 'New-pass1' },
  ]);
  jest.useRealTimers();
});

test('its paths together take every transition of the chart', () => {
  const machine = passwordResetMachine.provide({
    actors: {
      resetPassword: fromPromise(() => new Promise<null>(silent)),
      changePassword: fromPromise(() => new Promise<{ message: string }>(silent)),
    },
    actions,
  });
  const events = [
    email,
    passwords,
    { type: 'email.asked' },
    { type: 'xstate.done.actor.resetPassword', output: null },
    { type: 'xstate.error.actor.resetPassword', error: lostAnswer },
    { type: 'xstate.done.actor.changePassword', output: { message: '' } },
    { type: 'xstate.error.actor.changePassword', error: lostAnswer },
    { type: 'xstate.after.redirectDelay.passwordReset.passwordChanged' },
  ] as unknown as ResetEvent[];
  const walks = [null, 'nina@example.com'].flatMap((known) => {
    const input = { email: known };
    return getShortestPaths(machine, {
      input,
      events: (state) => events.filter((event) => state.can(event)),
      serializeState: ({ value }, event, previous) => JSON.stringify([value, event, previous?.value]),
    }).map(({ steps }) => ({ input, events: steps.map(({ event }) => event) }));
  });
  expect(transitionsNotWalked(machine, walks)).toEqual([]);
});
