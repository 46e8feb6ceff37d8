import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../shared/contract/base/errors';

/** Visible ASCII, bounded: it is stored as it came. */
const SHAPE = /^[\x21-\x7e]{1,255}$/;

/** The `Idempotency-Key` of a write, or undefined where none was sent; throws INVALID for one that cannot be kept. */
export function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && SHAPE.test(key)) return key;
  throw new AppError('INVALID', { issues: [{ path: 'Idempotency-Key', code: 'invalid' }] });
}
