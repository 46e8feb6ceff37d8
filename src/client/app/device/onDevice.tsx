import { type ReactNode, Suspense, useEffect } from 'react';
import { afterFirstScreen } from '../../ui/loading/afterFirstScreen';
import { lazyWithPreload } from '../../ui/loading/lazyWithPreload';
import { onIdle } from '../../ui/loading/whenIdle';
import { useMediaQuery } from '../../ui/page/useMediaQuery';
import { WithScreenWords } from '../area/WithScreenWords';
import { registerServiceWorker } from '../../ui/page/registerServiceWorker';
import { watchVersion } from './newVersion';

// One chunk for all three. It is fetched while there is a connection, and needed when there is none: tickets do not wait.
const notes = lazyWithPreload(
  afterFirstScreen(
    async () => (await import(/* webpackChunkName: "on-device" */ './DeviceNotes')).DeviceNotes,
  ),
);
const tabBar = lazyWithPreload(
  afterFirstScreen(async () => (await import(/* webpackChunkName: "on-device" */ './TabBar')).TabBar),
);
const tickets = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "on-device" */ './OfflineTickets')).OfflineTickets,
);

/** As `inside.css` has it. */
const PHONE = '(width < 640px)';

/** Keeps the app on the device, and says above each screen what there is to say of the connection and the version. */
function Notes() {
  useEffect(() => onIdle(window, () => void registerWorker(navigator, document)), []);
  return (
    <Later parts={['device']} meanwhile={notes.preload}>
      <notes.Component />
    </Later>
  );
}

/** The bar at the bottom, on a phone alone. */
function Bar() {
  const isPhone = useMediaQuery(PHONE);
  return (
    isPhone && (
      <Later parts={['device']} meanwhile={tabBar.preload}>
        <tabBar.Component />
      </Later>
    )
  );
}

/** The next bookings, where nobody can be asked for them. */
function Tickets() {
  return (
    <Later parts={['inside', 'device']} meanwhile={tickets.preload}>
      <tickets.Component />
    </Later>
  );
}

/** Keeps the app on the device from now on (`public/service-worker.js`). Without a worker it is a page like any other. */
async function registerWorker(browser: Navigator, page: Document): Promise<void> {
  // a worker's cached files would stand in the way of who is changing them
  if (process.env.NODE_ENV !== 'production') return;
  // missing in private windows of some browsers, and where the address is not secure
  if (!('serviceWorker' in browser)) return;
  await registerServiceWorker(browser).catch(() => undefined);
  watchVersion(browser, page);
}

interface LaterProps {
  parts: ('device' | 'inside')[];
  meanwhile: () => void;
  children: ReactNode;
}

/** Nothing waits for it. */
function Later(props: LaterProps) {
  return (
    <Suspense>
      <WithScreenWords {...props} />
    </Suspense>
  );
}

/** The parts around the screens that know of the device. */
export const onDevice = { Notes, Bar, Tickets };
