import { act, screen, waitFor } from '@testing-library/react';
import { getPushKey, subscribePush, unsubscribePush } from '../../../../src/shared/contract/account/push';
import { DevicePush } from '../../../../src/client/features/notifications/DevicePush';
import { PUSH_KEY } from '../../../../src/client/features/notifications/pushActors';
import { answerIn } from '../../../support/machines/heldAnswers';
import { heldNetwork } from '../../../support/machines/heldNetwork';
import { pushPermissionCase } from '../../../support/machines/cases/pushPermissionCase';
import { screenPaths } from '../../../support/machines/screenPaths';
import { type ScreenWalk, walkScreen } from '../../../support/machines/walkScreen';
import { clientPerson } from '../../../support/people';
import { type PushDevice, standInPush, withoutPush } from '../../../support/pushDevice';
import { renderScreen } from '../../../support/renderScreen';

jest.setTimeout(90_000);

let device: PushDevice;
beforeEach(() => (device = standInPush()));
afterEach(() => {
  withoutPush();
  localStorage.clear();
});

const network = heldNetwork({
  calls: { readDevice: getPushKey, subscribe: subscribePush, unsubscribe: unsubscribePush },
  dataOf: ({ event }) => {
    const { id, output } = answerIn(event);
    if (id === 'readDevice') return { key: output === 'unsupported' ? null : 'B'.repeat(87) };
    return { isOn: id === 'subscribe' };
  },
});
/** How the browser stands when the server's key comes. */
const stand = (standing: string) => {
  device.permission = standing === 'default' || standing === 'denied' ? standing : 'granted';
  device.isSubscribed = standing === 'granted';
  if (standing === 'granted') localStorage.setItem(PUSH_KEY, clientPerson.id);
};
const allow = () => screen.getByRole('button', { name: 'Allow on this device' });
const stop = () => screen.getByRole('button', { name: 'Stop on this device' });
const isBusy = (button: HTMLElement) => expect(button).toHaveAttribute('aria-disabled', 'true');
const isFree = (button: HTMLElement) => expect(button).toHaveAttribute('aria-disabled', 'false');

const walk: ScreenWalk<ReturnType<typeof renderScreen>> = {
  show: (_start, { steps }) => {
    network.forget();
    device.isBroken = steps.some(({ happening }) => happening.name === 'subscribe fails on the device');
    return renderScreen(<DevicePush personId={clientPerson.id} />, {
      person: clientPerson,
      store: { fetch: network.fetch },
    });
  },
  does: {
    'lets this device tell': ({ user }) => user.click(allow()),
    'stops it on this device': ({ user }) => user.click(stop()),
    // the browser has failed as soon as it was asked
    'subscribe fails on the device': () => undefined,
  },
  answers: (happening) => {
    const { id, output, error } = answerIn(happening.event);
    if (id === 'askPermission')
      return error ? device.fail() : device.answer(output as NotificationPermission);
    if (id === 'readDevice' && typeof output === 'string') stand(output);
    network.happen(happening);
  },
  sees: {
    looking: () => isBusy(allow()),
    unsupported: () => expect(screen.getByText(/^This browser cannot show/)).toBeVisible(),
    default: () => isFree(allow()),
    asking: () => isBusy(allow()),
    subscribing: () => {
      if (device.isBroken) return;
      isBusy(allow());
      expect(network.isAsked('subscribe')).toBe(true);
    },
    granted: () => isFree(stop()),
    unsubscribing: () => {
      isBusy(stop());
      expect(network.isAsked('unsubscribe')).toBe(true);
    },
    off: () => isFree(allow()),
    denied: () => expect(screen.getByText(/^This browser was told not to show/)).toBeVisible(),
  },
};

/** A browser that fails does so from the walk's beginning. */
const isOffered = ({ steps }: Parameters<Parameters<typeof screenPaths>[1] & object>[0]) => {
  const names = steps.map(({ happening }) => happening.name);
  const fails = names.indexOf('subscribe fails on the device');
  return fails < 0 || !names.slice(0, fails).some((name) => name.startsWith('subscribe '));
};

describe('The button for this device shows where the flow stands, along path', () => {
  it.each(screenPaths(pushPermissionCase, isOffered))('$name', ({ path }) => walkScreen(path, walk));
});

test('says what went wrong, and asks nobody before a press', async () => {
  const asked = jest.spyOn(window.Notification, 'requestPermission');
  device.isBroken = true;
  const { user } = renderScreen(<DevicePush personId={clientPerson.id} />, {
    person: clientPerson,
    store: { fetch: network.fetch },
  });
  await waitFor(() => expect(network.isAsked('readDevice')).toBe(true));
  const [untouched] = pushPermissionCase.happenings.filter(
    ({ name }) => name === 'readDevice answers default',
  );
  await act(() => Promise.resolve(untouched && network.happen(untouched)));
  expect(asked).not.toHaveBeenCalled();
  await user.click(allow());
  expect(asked).toHaveBeenCalledTimes(1);
  await act(() => Promise.resolve(device.answer('granted')));
  await screen.findByText(/^The browser could not be reached for notifications/);
});
