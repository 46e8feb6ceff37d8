import type { ApiError } from '../../../shared/contract/base/apiError';
import type { Endpoint, RequestOf } from '../../../shared/contract/base/endpoint';

/** A write that may be repeated without happening twice: sent again under its key it is the same write. */
export interface IdempotentWrite<E extends Endpoint> {
  request: RequestOf<E>;
  idempotencyKey: string;
}

/** One call to make: which, with what, and for a write that may be repeated, under which key. */
export interface ApiCall<E extends Endpoint = Endpoint> {
  endpoint: E;
  request: unknown;
  idempotencyKey?: string;
}

/** Either the data or why there is none, in the form that RTK Query takes. */
export type Outcome<Data> =
  | { data: Data; error?: undefined; meta?: AnswerMeta }
  | { error: ApiError; data?: undefined; meta?: undefined };

/** An answer's parts beside its data. */
export interface AnswerMeta {
  /** in the reader's language */
  message: string;
}
