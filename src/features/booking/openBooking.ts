import { PLATFORM_CHOICES, hostPlatformFor, type HostPlatform } from '../../domain/bookingChoices';
import type { BookingDraft } from '../../machines/bookingDraft';
import type { BookingWizardInput } from '../../machines/bookingWizardContext';
import { bookingDraftStorage } from './bookingDraftStorage';

export interface BookingOpening {
  input: BookingWizardInput;
  /** there was a draft of this person that could not be used */
  isDraftDropped: boolean;
}

/** What the wizard starts with: the person's draft where there is one, and the platform that Welcome chose. */
export function openBooking(
  storage: Storage,
  userId: string,
  zone: string,
  hostPlatform: HostPlatform | undefined,
): BookingOpening {
  const reading = bookingDraftStorage.read(storage, userId);
  const draft = reading.kind === 'found' ? withPlatform(reading.draft, hostPlatform) : null;
  return { input: { userId, zone, hostPlatform, draft }, isDraftDropped: reading.kind === 'broken' };
}

/** What was requested already stays as it was requested; the way back leads to changing it. */
function withPlatform(draft: BookingDraft, hostPlatform: HostPlatform | undefined): BookingDraft {
  if (!hostPlatform || draft.step === 'payment') return draft;
  return { ...draft, details: { ...draft.details, hostPlatform } };
}

/** The platform that the Welcome screen's choice stands for, from the router's navigation state. */
export function platformOf(navigationState: unknown): HostPlatform | undefined {
  if (typeof navigationState !== 'object' || navigationState === null) return undefined;
  if (!('platformChoice' in navigationState)) return undefined;
  const choice = PLATFORM_CHOICES.find((each) => each === navigationState.platformChoice);
  return choice && hostPlatformFor(choice);
}
