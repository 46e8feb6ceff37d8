import { randomKey } from '../../ui/page/randomKey';
import { readerZone } from '../../ui/time/readerZone';

/** What the wizard takes from the world; a test gives its own. */
export interface BookingWorld {
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
