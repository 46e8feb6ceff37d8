import { z } from 'zod';
import type { Endpoint } from '../../../shared/contract/base/endpoint';
import { successOf } from '../../../shared/contract/base/envelope';
import { ERROR_STATUS, type ErrorCode } from '../../../shared/contract/base/errors';
import { moduleOf } from '../../../shared/contract/base/moduleOf';
import { whoAmI } from '../../../shared/contract/account/user';
import { messages } from '../../../shared/i18n/en-US/messages';
import { wireSchema, type JsonSchema } from './namedSchemas';

const REFUSAL = { $ref: '#/components/schemas/Refusal' };

/** The answers of a call by status: its success, and every refusal with the words of its codes. */
export function answersOf(endpoint: Endpoint): Record<string, JsonSchema> {
  const codes = refusalsOf(endpoint);
  const statuses = [...new Set(codes.map((code) => ERROR_STATUS[code]))].sort((a, b) => a - b);
  const answers: Record<string, JsonSchema> = { '200': answered(endpoint, codes) };
  for (const status of statuses.filter((each) => each !== 200)) {
    answers[status] = {
      description: told(codes, status),
      ...(status === 429 && { headers: RETRY_AFTER }),
      content: { 'application/json': { schema: REFUSAL } },
    };
  }
  return answers;
}

const RETRY_AFTER = {
  'Retry-After': { description: 'seconds to wait', schema: { type: 'integer', minimum: 0 } },
};

function answered(endpoint: Endpoint, codes: readonly ErrorCode[]): JsonSchema {
  const success = wireSchema(
    z.toJSONSchema(successOf(endpoint.data).extend(whatIsBeside(endpoint)), { io: 'output' }),
  );
  const refusals = told(codes, 200);
  return {
    description: refusals ? `The answer, or a refusal.\n\n${refusals}` : 'The answer.',
    content: { 'application/json': { schema: refusals ? { anyOf: [success, REFUSAL] } : success } },
  };
}

/** `who_am_i` repeats `user` beside `result`, so that either reading of the specification holds. */
const whatIsBeside = ({ name }: Endpoint) => (name === whoAmI.name ? { user: whoAmI.data.shape.user } : {});

/** Those of its own and those that every call like it has. */
function refusalsOf({ access, path, refusals, idempotent }: Endpoint): ErrorCode[] {
  const needsToken = access !== 'anyone';
  return [
    ...new Set<ErrorCode>([
      ...refusals,
      'INVALID',
      'MALFORMED',
      ...(needsToken ? (['UNAUTHENTICATED'] as const) : []),
      ...(needsToken && access !== 'cookie' ? (['FORBIDDEN'] as const) : []),
      ...(moduleOf(path) === null ? [] : (['MODULE_CLOSED'] as const)),
      'TOO_LARGE',
      'UNSUPPORTED_MEDIA',
      ...(idempotent ? (['IDEMPOTENCY_MISMATCH'] as const) : []),
      'INTERNAL',
      'UNAVAILABLE',
    ]),
  ];
}

const told = (codes: readonly ErrorCode[], status: number) =>
  codes
    .filter((code) => ERROR_STATUS[code] === status)
    .map((code) => `- \`${code}\`: ${messages.errors[code]}`)
    .join('\n');
