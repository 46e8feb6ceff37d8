import { fromPromise } from 'xstate';
import { pushApi } from '../../api/person/pushApi';
import {
  DeviceFailure,
  type PushAnswer,
  type PushStanding,
} from '../../machines/pushPermission/pushPermissionMachine';
import type { AppDispatch } from '../../store/store';
import { registerServiceWorker } from '../../ui/page/registerServiceWorker';

/** Whose device this is, where it is told: wiped with everything else at sign-out, as the server forgets it then. */
export const PUSH_KEY = 'dragoman.push';

interface Device {
  dispatch: AppDispatch;
  storage: Storage;
  personId: string;
}

/** The machine's effects: the browser's own questions and the server's calls. */
export function pushActors({ dispatch, storage, personId }: Device) {
  const { endpoints } = pushApi;
  /** the server's; known once the device was looked at */
  let key: string | null = null;
  return {
    readDevice: fromPromise<PushStanding, void>(async () => {
      const canPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
      if (!canPush) return 'unsupported';
      const asked = endpoints.getPushKey.initiate(undefined, { subscribe: false, forceRefetch: true });
      ({ key } = await dispatch(asked).unwrap());
      if (key === null) return 'unsupported';
      const { permission } = Notification;
      if (permission !== 'granted') return permission;
      const isOwn = storage.getItem(PUSH_KEY) === personId;
      return isOwn && (await present()) !== null ? 'granted' : 'off';
    }),
    askPermission: fromPromise<PushAnswer, void>(() => Notification.requestPermission()),
    subscribe: fromPromise<null, void>(async () => {
      const subscription = await onDevice(async () => {
        await registerServiceWorker(navigator);
        const { pushManager } = await navigator.serviceWorker.ready;
        return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
      });
      const { endpoint = '', keys } = subscription.toJSON();
      const asked = { endpoint, keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
      await dispatch(endpoints.subscribePush.initiate(asked)).unwrap();
      storage.setItem(PUSH_KEY, personId);
      return null;
    }),
    unsubscribe: fromPromise<null, void>(async () => {
      const subscription = await present();
      if (subscription) {
        await dispatch(endpoints.unsubscribePush.initiate({ endpoint: subscription.endpoint })).unwrap();
        await onDevice(() => subscription.unsubscribe());
      }
      storage.removeItem(PUSH_KEY);
      return null;
    }),
  };
}

async function present(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Turns a refusal of the browser, or of its maker's service, into a `DeviceFailure`. */
async function onDevice<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    throw new DeviceFailure('the browser could not', { cause: error });
  }
}
