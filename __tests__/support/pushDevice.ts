/** The browser as `DevicePush` sees it, set by a test. */
export interface PushDevice {
  permission: NotificationPermission;
  isSubscribed: boolean;
  /** the browser's maker cannot be reached */
  isBroken: boolean;
  /** answers the browser's own question */
  answer: (permission: NotificationPermission) => void;
  /** it cannot even ask */
  fail: () => void;
}

/** jsdom has no service workers, no push and no notifications. */
export function standInPush(): PushDevice {
  let resolve: (permission: NotificationPermission) => void = () => undefined;
  let reject: (problem: Error) => void = () => undefined;
  const device: PushDevice = {
    permission: 'default',
    isSubscribed: false,
    isBroken: false,
    answer: (permission) => {
      device.permission = permission;
      resolve(permission);
    },
    fail: () => reject(new Error('nobody can be asked')),
  };
  const subscription = {
    endpoint: 'https://push.browser.example/1',
    toJSON: () => ({ endpoint: subscription.endpoint, keys: { p256dh: 'public', auth: 'secret' } }),
    unsubscribe: () => {
      device.isSubscribed = false;
      return Promise.resolve(true);
    },
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(device.isSubscribed ? subscription : null),
    subscribe: () => {
      if (device.isBroken) return Promise.reject(new Error('push service error'));
      device.isSubscribed = true;
      return Promise.resolve(subscription);
    },
  };
  const registration = { pushManager };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: () => Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
    },
  });
  Object.assign(window, {
    PushManager: class {},
    Notification: class {
      static get permission() {
        return device.permission;
      }
      static requestPermission() {
        return new Promise((answer, refuse) => {
          resolve = answer;
          reject = refuse;
        });
      }
    },
  });
  return device;
}

export function withoutPush(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(window, 'Notification');
}
