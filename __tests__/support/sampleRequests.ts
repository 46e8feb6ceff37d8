import type { Endpoint } from '../../src/contract/endpoint';
import { bookingRequest } from './bookingRequest';
import { FILE_SAMPLES } from './fileSamples';
import { TEST_PASSWORD } from './testPeople';

/** Whom and what sample requests are about. */
export interface SampleWorld {
  clientEmail: string;
  clientId: string;
  interpreterId: string;
  bookingId: string;
}

const SAMPLES: Record<string, (world: SampleWorld) => unknown> = {
  login: ({ clientEmail }) => ({ email: clientEmail, password: TEST_PASSWORD }),
  whoAmI: () => ({}),
  renewToken: () => ({}),
  signOut: () => ({}),
  getInterpreters: () => ({ search: 'pat', from: 'English', to: 'Spanish', page: 1, pageSize: 10 }),
  getInterpreterRecords: ({ interpreterId }) => ({ interpreter_id: interpreterId }),
  addBooking: bookingRequest,
  getBooking: ({ bookingId }) => ({ id: bookingId }),
  updateBooking: (world) => ({ ...bookingRequest(world), id: world.bookingId }),
  getClientRecords: ({ clientId }) => ({ client_id: clientId }),
  acceptBooking: ({ bookingId }) => ({ id: bookingId }),
  declineBooking: ({ bookingId }) => ({ id: bookingId }),
  ...FILE_SAMPLES,
};

/** A request that the call takes from whom it is for; a call without a sample cannot be tested, so that is an error. */
export function sampleRequest(endpoint: Endpoint, world: SampleWorld): unknown {
  const sample = SAMPLES[endpoint.name];
  if (!sample) throw new Error(`${endpoint.name} has no sample request: add one to sampleRequests.ts`);
  return sample(world);
}
