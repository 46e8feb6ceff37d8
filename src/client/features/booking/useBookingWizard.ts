import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { readBookingStart } from '../../machines/bookingWizard/bookingStart';
import { bookingDraftOf } from '../../machines/bookingWizard/bookingDraftOf';
import type { BookingWizardEvent } from '../../machines/bookingWizard/bookingWizardContext';
import { bookingWizardMachine } from '../../machines/bookingWizard/bookingWizardMachine';
import { useAppStore, type AppStore } from '../../store/store';
import { machineInspection } from '../../ui/page/machineInspection';
import { bookingActors, type BookingActors } from './bookingActors';
import { bookingDraftStorage } from './bookingDraftStorage';
import { type BookingOpening, openBooking } from './openBooking';
import { useBookingAnnouncements } from './useBookingAnnouncements';
import { randomKey } from '../../ui/page/randomKey';
import { readerZone } from '../../ui/time/readerZone';

/** The wizard's environment; a test gives its own. */
interface BookingWorld {
  /** epoch milliseconds */
  now: () => number;
  /** a fresh idempotency key */
  newKey: () => string;
  /** the reader's own zone */
  zone: () => string;
}

export const browserWorld: BookingWorld = {
  now: () => Date.now(),
  newKey: randomKey,
  zone: readerZone,
};

export interface BookingSettings {
  world: BookingWorld;
  /** what stands in for the API; the real one where absent */
  actors?: BookingActors;
}

export type BookingSnapshot = SnapshotFrom<typeof bookingWizardMachine>;

export interface BookingWizard {
  state: BookingSnapshot;
  send: (event: BookingWizardEvent) => void;
  actors: BookingActors;
  world: BookingWorld;
}

/** Runs the wizard for the person who is signed in, and keeps its draft in storage while it runs. */
export function useBookingWizard(
  userId: string,
  { world, actors: given }: BookingSettings,
): { wizard: BookingWizard } & Omit<BookingOpening, 'input'> {
  const store = useAppStore();
  const location = useLocation();
  const [opening] = useState(() =>
    openBooking(store.storage, userId, world.zone(), readBookingStart(location.state)),
  );
  const announcements = useBookingAnnouncements();
  const actors = useMemo(() => given ?? bookingActors(store.dispatch), [given, store]);
  const { addBooking, updateBooking, confirmPayment } = actors;
  const machine = useMemo(
    () =>
      bookingWizardMachine.provide({
        actors: { addBooking, updateBooking, confirmPayment },
        actions: announcements,
      }),
    [addBooking, updateBooking, confirmPayment, announcements],
  );
  const actor = useActorRef(machine, { input: opening.input, ...machineInspection() });
  useEffect(() => keepDraft(store, actor), [store, actor]);
  useForgetNavigationState();
  const state = useSelector(actor, (snapshot) => snapshot);
  const send = useCallback((event: BookingWizardEvent) => actor.send(event), [actor]);
  const wizard = { state, send, actors, world };
  const { isDraftDropped, pinnedId, asked } = opening;
  return { wizard, isDraftDropped, pinnedId, asked };
}

/**
 * Only while the session lives: after a 401 has wiped the storage, a late snapshot must not fill it again. And only what
 * is new: another tab may have begun a booking meanwhile, which nothing but this person's next change here replaces.
 */
function keepDraft(store: AppStore, actor: ActorRefFrom<typeof bookingWizardMachine>): () => void {
  let kept = '';
  const keep = (snapshot: BookingSnapshot) => {
    if (store.getState().auth.userId !== snapshot.context.userId) return;
    if (snapshot.status === 'done') {
      bookingDraftStorage.removeOf(store.storage, snapshot.context.userId, snapshot.output.bookingId);
      return;
    }
    const draft = bookingDraftOf(snapshot);
    const text = JSON.stringify(draft);
    if (text !== kept) bookingDraftStorage.write(store.storage, draft);
    kept = text;
  };
  keep(actor.getSnapshot());
  const subscription = actor.subscribe(keep);
  return () => subscription.unsubscribe();
}

/** The draft knows what was asked for by now; the browser would say it again on a reload, over a later change. */
function useForgetNavigationState(): void {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const { pathname, search } = location;
    if (readBookingStart(location.state)) void navigate({ pathname, search }, { replace: true, state: null });
  }, [location, navigate]);
}
