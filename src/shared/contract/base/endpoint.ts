import { z } from 'zod';
import type { ErrorCode } from './errors';

/**
 * Callers that an endpoint admits. The services decide from the token alone whose records a caller may touch.
 * `anyone` needs no token; `cookie` is the renewal call, which the refresh cookie authenticates.
 */
export type Access = 'anyone' | 'cookie' | 'signedIn' | 'client' | 'interpreter' | 'instituteAdmin';

/** One call of the API as a value: the server's route, the client's query and the reference are made from it. */
export interface Endpoint<Request extends z.ZodType = z.ZodType, Data extends z.ZodType = z.ZodType> {
  /** verb and noun, unique: the RTK Query endpoint, the machine's actor and the service bear the same */
  name: string;
  method: 'POST' | 'PUT';
  path: `/v${1 | 2}/api/${string}`;
  access: Access;
  summary: string;
  request: Request;
  /** what stands under `data` of a successful answer */
  data: Data;
  /** refusals of its own, beside those that every call has */
  refusals: readonly ErrorCode[];
  /** a write that takes an `Idempotency-Key` header */
  idempotent?: boolean;
  /** how long the body may be where the usual limit is too small, for uploads */
  maxBodyBytes?: number;
}

export function defineEndpoint<Request extends z.ZodType, Data extends z.ZodType>(
  endpoint: Endpoint<Request, Data>,
): Endpoint<Request, Data> {
  return endpoint;
}

export type RequestOf<E extends Endpoint> = z.input<E['request']>;
export type ReceivedOf<E extends Endpoint> = z.output<E['request']>;
export type DataOf<E extends Endpoint> = z.output<E['data']>;

/** A call without payload: an absent body is an empty one, and keys that mean nothing change nothing. */
export const emptyRequest = z.object({}).default({});
