import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import type { ErrorCode } from '../../../shared/contract/base/errors';
import { apiErrorOf } from '../base/apiErrorOf';
import { saveRefusal } from './saveRefusal';

type Failed = { event: ErrorActorEvent };

const failure = ({ event }: Failed) => ({ error: event.error });
const refusedWith = (...codes: ErrorCode[]) =>
  ({ type: 'isRefusedWith', params: ({ event }: Failed) => ({ error: event.error, codes }) }) as const;

const noteFailure = { type: 'noteFailure', params: failure } as const;
const takeNewPrice = { type: 'takeNewPrice', params: failure } as const;
const announce = {
  type: 'announceSaveFailed',
  params: ({ event }: Failed) => saveRefusal(apiErrorOf(event.error)),
} as const;

const keepBooking = {
  type: 'keepBooking',
  params: ({ event }: { event: DoneActorEvent<BookingRecord> }) => ({ record: event.output }),
} as const;

/** Where saving leads, whichever call did it: adding a request and changing one end alike. */
export const saveOutcomes = {
  onDone: [
    { guard: 'wasEarlierTry', target: '#bookingWizard.savingDetails.preparing', actions: keepBooking },
    { target: '#bookingWizard.enteringPayment', actions: [keepBooking, 'announceSaved'] },
  ],
  onError: [
    {
      guard: { type: 'earlierTryWasRefused', params: failure },
      target: '#bookingWizard.savingDetails.preparing',
      actions: noteFailure,
    },
    {
      guard: refusedWith('SLOT_TAKEN', 'NOT_AVAILABLE'),
      target: '#bookingWizard.editingDetails.choosingAnotherTime',
      actions: [noteFailure, announce],
    },
    {
      guard: refusedWith('PRICE_CHANGED'),
      target: '#bookingWizard.editingDetails.reviewingPrice',
      actions: [noteFailure, takeNewPrice, announce],
    },
    {
      guard: refusedWith('WRONG_STATUS'),
      target: '#bookingWizard.editingDetails.replacingRequest',
      actions: [noteFailure, announce],
    },
    {
      guard: { type: 'namesFields', params: failure },
      target: '#bookingWizard.editingDetails.correcting',
      actions: [noteFailure, announce],
    },
    { target: '#bookingWizard.editingDetails.awaitingRetry', actions: [noteFailure, announce] },
  ],
} as const;
