import type { ApiError } from '../../../shared/contract/base/apiError';
import type { CallState } from '../../../shared/domain/booking/calls';

/** Whom to ask, and at most for how much. */
export interface CallChoice {
  /** these people; where it is empty, those whom the client knows, then those who fit best, then everybody who fits */
  named: readonly string[];
  /** euros in all: the highest price that the client saw */
  maxTotalFee: number;
}

export interface CallContext {
  /** made once for each wish: the same id again is the same call */
  id: string;
  /** null until somebody is asked */
  standing: CallState | null;
  choice: CallChoice | null;
  /** why nobody was asked; the dialog says it */
  problem: ApiError | null;
}

export type CallInput = Pick<CallContext, 'id' | 'standing'>;

export type CallEvent =
  | { type: 'call.prepared'; choice: CallChoice }
  | { type: 'choosing.resumed' }
  | { type: 'price.agreed'; maxTotalFee: number }
  | { type: 'call.seen'; standing: CallState }
  | { type: 'more.asked' }
  | { type: 'call.withdrawn' };
