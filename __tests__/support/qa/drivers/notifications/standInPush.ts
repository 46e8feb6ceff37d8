/** Stands in for the browser's push functions, answering as a walk says. Text, because it runs in the page. */
export const STAND_IN_PUSH = `{
  let resolve, reject, permission = 'default', isOn = false;
  const subscription = {
    endpoint: 'https://push.browser.example/' + Math.random(),
    toJSON: () => ({ endpoint: subscription.endpoint, keys: { p256dh: 'public', auth: 'secret' } }),
    unsubscribe: async () => !(isOn = false),
  };
  const registration = {
    pushManager: {
      getSubscription: async () => (isOn ? subscription : null),
      subscribe: async () => ((isOn = true), subscription),
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: {
      register: async () => registration,
      getRegistration: async () => registration,
      ready: Promise.resolve(registration),
      controller: null,
      addEventListener: () => undefined,
    },
  });
  window.PushManager = class {};
  window.Notification = class {
    static get permission() { return permission; }
    static requestPermission() { return new Promise((yes, no) => { resolve = yes; reject = no; }); }
  };
  window.standInPush = {
    stand: (standing) => {
      permission = standing === 'default' || standing === 'denied' ? standing : 'granted';
      isOn = standing === 'granted';
      if (isOn) localStorage.setItem('dragoman.push', (localStorage.getItem('userId') ?? '').replaceAll('"', ''));
    },
    answer: (next) => { permission = next; resolve(next); },
    fail: () => reject(new Error('nobody can be asked')),
  };
}`;
