import { readerZone } from '../../ui/readerZone';

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

/** 128 random bits; `randomUUID` is missing where a page is served over plain http. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
