import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { OUTBOX_KEY } from '../../features/messages/outboxStorage';
import { useAppStore } from '../../store/store';

/** No screen waits for it, nor breaks where it does not come: the screen of messages brings it, too. */
const Delivery = lazy(() =>
  import('../../features/messages/Delivery').then(
    ({ Delivery: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);

/** Delivers messages that wait, from the first screen on that finds some; most people never have any. */
export function DeliveryOfWaiting() {
  const { storage } = useAppStore();
  useLocation();
  const [isNeeded, setNeeded] = useState(false);
  // What was delivered is told of afterwards, so once needed it stays.
  if (!isNeeded && storage.getItem(OUTBOX_KEY) !== null) setNeeded(true);
  return <Suspense>{isNeeded && <Delivery />}</Suspense>;
}
