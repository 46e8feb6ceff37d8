import type { Endpoint, RequestOf } from '../../../shared/contract/base/endpoint';

/** A write that may be repeated without happening twice: sent again under its key it is the same write. */
export interface IdempotentWrite<E extends Endpoint> {
  request: RequestOf<E>;
  idempotencyKey: string;
}
