import type { ColumnType, Generated } from 'kysely';
import type { CallWish } from '../../../shared/contract/bookings/calls';
import type { FitReason } from '../../../shared/domain/booking/callFit';
import type { CallState, OfferAnswer } from '../../../shared/domain/booking/calls';

export interface CallTables {
  calls: CallsTable;
  call_offers: CallOffersTable;
}

/** One wish of a client that several interpreters are asked about. */
export interface CallsTable {
  id: string;
  client_id: string;
  state: CallState;
  /** the booking's fields as the client typed them */
  wish: ColumnType<CallWish, string, never>;
  starts_at: Date;
  ends_at: Date;
  max_total_cents: number;
  /** the only people who are asked; null where others are */
  named: string[] | null;
  /** how many of `CALL_WAVES` were opened */
  waves_done: Generated<number>;
  /** null once it is over */
  next_wave_at: Date | null;
  closes_at: Date;
  created_at: Date;
  /** a hash of the network from which it was started; null where none is known, and once it is counted no more */
  network: string | null;
  ended_at: Date | null;
  /** who took it, and the booking that it became; both or none */
  interpreter_id: string | null;
  booking_id: string | null;
}

export interface CallOffersTable {
  call_id: string;
  interpreter_id: string;
  answer: Generated<OfferAnswer>;
  /** in the order in which they were asked */
  position: number;
  reasons: ColumnType<FitReason[], string, never>;
  /** what the client saw, and what is owed where they accept */
  hourly_price_cents: number;
  total_fee_cents: number;
  offered_at: Date;
  /** by mail and push, as far as they wish for it */
  is_notified: Generated<boolean>;
  answered_at: Date | null;
}
