import { createActor, waitFor, type SnapshotFrom } from 'xstate';
import type { DataOf } from '../../src/shared/contract/base/endpoint';
import type * as user from '../../src/shared/contract/account/user';
import { userApi } from '../../src/client/api/userApi';
import { bookingActors } from '../../src/client/features/booking/bookingActors';
import type { BookingDraft } from '../../src/client/machines/bookingWizard/bookingDraft';
import { bookingWizardMachine } from '../../src/client/machines/bookingWizard/bookingWizardMachine';
import { memoryStorage } from '../../src/client/store/browserStorage';
import { createStore, type AppStore } from '../../src/client/store/store';
import { TEST_PASSWORD } from './testPeople';
import type { TestServer } from './testServer';

export type WizardSnapshot = SnapshotFrom<typeof bookingWizardMachine>;

/** Someone at a device of their own, without a page: a store that speaks to a listening server. */
export interface Traveller {
  store: AppStore;
  user: DataOf<typeof user.login>['user'];
}

export async function travellerOn(
  server: TestServer & { url: string },
  email: string,
  fetch_: typeof fetch = fetch,
): Promise<Traveller> {
  const store = createStore({
    host: server.url,
    storage: memoryStorage(),
    fetch: fetch_,
    now: () => server.clock.now().getTime(),
    withTabLock: (work) => work(),
    pause: () => Promise.resolve(),
  });
  const session = await store
    .dispatch(userApi.endpoints.login.initiate({ email, password: TEST_PASSWORD }))
    .unwrap();
  return { store, user: session.user };
}

/** The wizard as a screen would run it: the real effects, and announcements noted down. */
export function walkWizard({ store, user: { id } }: Traveller, draft: BookingDraft | null = null) {
  const announced: string[] = [];
  const note = (name: string) => () => void announced.push(name);
  const { addBooking, updateBooking, confirmPayment } = bookingActors(store.dispatch);
  const actor = createActor(
    bookingWizardMachine.provide({
      actors: { addBooking, updateBooking, confirmPayment },
      actions: {
        announceInvalidDetails: note('invalid details'),
        announceSaved: note('saved'),
        announceSaveFailed: note('save failed'),
        announceInvalidPayment: note('invalid payment'),
        announcePaymentFailed: note('payment failed'),
        announceConfirmed: note('confirmed'),
        openRecords: note('records'),
      },
    }),
    { input: { userId: id, zone: 'GMT', draft } },
  );
  actor.start();
  /** waits until no call is under way */
  const rest = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'), { timeout: 20_000 });
  return { actor, announced, rest };
}
