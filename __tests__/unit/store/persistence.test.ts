import { sessionEnded, sessionStarted, userIdentified } from '../../../src/client/store/authSlice';
import { memoryStorage } from '../../../src/client/store/browserStorage';
import { followOtherTabs } from '../../../src/client/store/persistSlices';
import {
  colorModeSet,
  contentShown,
  sidebarToggled,
  userPanelToggled,
} from '../../../src/client/store/layoutSlice';
import { createStore } from '../../../src/client/store/store';
import { clientPerson, interpreterPerson } from '../../support/people';

const changeIn = (page: EventTarget, key: string | null) =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key }));

test('a page opened for the first time is light, shows the dashboard, and has everything closed', () => {
  expect(createStore({ storage: memoryStorage() }).getState().layout).toEqual({
    isSidebarOpen: false,
    isUserPanelOpen: false,
    activeKey: 'dashboard',
    colorMode: 'light',
  });
});

test('the colour mode is stored from the start, the default too', () => {
  const storage = memoryStorage();
  createStore({ storage });
  expect(storage.getItem('colorMode')).toBe('light');
});

test('the menu starts open where there is room, until the person has closed it', () => {
  const storage = memoryStorage();
  const first = createStore({ storage, isSidebarOpen: true });
  first.dispatch(sessionStarted({ token: 't', user: clientPerson }));
  expect(first.getState().layout.isSidebarOpen).toBe(true);
  first.dispatch(sidebarToggled());
  expect(createStore({ storage, isSidebarOpen: true }).getState().layout.isSidebarOpen).toBe(false);
});

test('menu, user panel, content and colour mode come back as they were left', () => {
  const storage = memoryStorage();
  const store = createStore({ storage });
  store.dispatch(sessionStarted({ token: 't', user: clientPerson }));
  for (const action of [
    sidebarToggled(),
    userPanelToggled(),
    contentShown('records'),
    colorModeSet('dark'),
  ]) {
    store.dispatch(action);
  }
  expect(createStore({ storage }).getState().layout).toEqual({
    isSidebarOpen: true,
    isUserPanelOpen: true,
    activeKey: 'records',
    colorMode: 'dark',
  });
  expect(storage.getItem('colorMode')).toBe('dark');
});

test.each(['{', '[]', 'null', '"text"', '{"isSidebarOpen":"yes","activeKey":7}'])(
  'a stored layout that is none (%s) is as if it were not there',
  (stored) => {
    const storage = memoryStorage();
    storage.setItem('layout', stored);
    storage.setItem('colorMode', 'purple');
    const { layout } = createStore({ storage }).getState();
    expect(layout).toMatchObject({ isSidebarOpen: false, activeKey: 'dashboard', colorMode: 'light' });
  },
);

test('a session is stored in the same breath in which it starts, and wiped in which it ends', () => {
  const storage = memoryStorage();
  const store = createStore({ storage });
  store.dispatch(sessionStarted({ token: 't', user: clientPerson }));
  expect(storage.getItem('authToken')).toBe('t');
  store.dispatch(userIdentified({ ...clientPerson, first_name: 'Clarissa' }));
  expect(storage.getItem('userName')).toBe('Clarissa Client');
  store.dispatch(sessionEnded());
  expect(storage.getItem('authToken')).toBeNull();
});

test('when a session has ended only the colour mode is kept, now and later', () => {
  const storage = memoryStorage();
  const store = createStore({ storage });
  store.dispatch(sessionStarted({ token: 't', user: clientPerson }));
  for (const action of [userPanelToggled(), contentShown('records'), sessionEnded(), colorModeSet('dark')]) {
    store.dispatch(action);
  }
  expect(store.getState().layout).toMatchObject({ isUserPanelOpen: false, activeKey: 'dashboard' });
  expect(storage.length).toBe(1);
  expect(storage.getItem('colorMode')).toBe('dark');
});

test('who signs in while somebody else still is finds nothing of theirs', () => {
  const storage = memoryStorage();
  const store = createStore({ storage });
  store.dispatch(sessionStarted({ token: 't', user: clientPerson }));
  storage.setItem('bookingDraft', 'typed before');
  store.dispatch(sessionStarted({ token: 'renewed', user: clientPerson }));
  expect(storage.getItem('bookingDraft')).toBe('typed before');
  store.dispatch(sessionStarted({ token: 'u', user: interpreterPerson }));
  expect(storage.getItem('bookingDraft')).toBeNull();
  expect([storage.getItem('authToken'), storage.getItem('userId')]).toEqual(['u', interpreterPerson.id]);
});

describe('with another tab on the same storage', () => {
  function twoTabs() {
    const storage = memoryStorage();
    const [here, there] = [createStore({ storage }), createStore({ storage })];
    const page = new EventTarget();
    const stop = followOtherTabs(here.dispatch, storage, page);
    return { storage, here, there, page, stop };
  }

  test('a sign-in there is followed here: who it is gets asked', () => {
    const { here, there, page } = twoTabs();
    there.dispatch(sessionStarted({ token: 't', user: interpreterPerson }));
    changeIn(page, 'authToken');
    expect(here.getState().auth).toMatchObject({
      token: 't',
      userId: interpreterPerson.id,
      status: 'identifying',
    });
  });

  test.each(['authToken', null])('a sign-out there ends the session here (%s)', (key) => {
    const { here, there, page } = twoTabs();
    here.dispatch(sessionStarted({ token: 't', user: clientPerson }));
    there.dispatch(sessionEnded());
    changeIn(page, key);
    expect(here.getState().auth).toEqual({ token: null, user: null, userId: null, status: 'ended' });
  });

  test.each([
    [true, 'ended'],
    [false, 'signedIn'],
  ])(
    'a page that was kept meanwhile looks who is signed in when it is shown again: %s',
    (persisted, status) => {
      const { here, there, page } = twoTabs();
      here.dispatch(sessionStarted({ token: 't', user: clientPerson }));
      there.dispatch(sessionEnded());
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
      expect(here.getState().auth.status).toBe(status);
    },
  );

  test('following writes nothing, so that it cannot destroy what came since', () => {
    const { storage, here, page } = twoTabs();
    here.dispatch(sessionStarted({ token: 't', user: clientPerson }));
    storage.removeItem('authToken');
    storage.setItem('bookingDraft', 'of the next person');
    changeIn(page, 'authToken');
    expect(here.getState().auth.status).toBe('ended');
    expect(storage.getItem('bookingDraft')).toBe('of the next person');
  });

  test('the colour mode follows; menu and user panel stay each tab’s own', () => {
    const { here, there, page } = twoTabs();
    there.dispatch(colorModeSet('dark'));
    there.dispatch(sidebarToggled());
    changeIn(page, 'colorMode');
    changeIn(page, 'layout');
    expect(here.getState().layout).toMatchObject({ colorMode: 'dark', isSidebarOpen: false });
  });

  test('once stopped, it follows no more', () => {
    const { here, there, page, stop } = twoTabs();
    stop();
    there.dispatch(colorModeSet('dark'));
    changeIn(page, 'colorMode');
    expect(here.getState().layout.colorMode).toBe('light');
  });
});
