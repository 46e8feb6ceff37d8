import type { z } from 'zod';
import type { Endpoint, ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError, ISSUE_CODES, type IssueCode } from '../../../shared/contract/base/errors';

const MOST_ISSUES = 50;

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

/** The body of a call as the contract describes it, without keys that it does not name; throws INVALID. */
export function readRequest<E extends Endpoint>(endpoint: E, body: unknown): ReceivedOf<E> {
  const read = endpoint.request.safeParse(body, { error: (issue) => codeOf(issue) });
  if (read.success) return read.data as ReceivedOf<E>;
  const issues = read.error.issues.slice(0, MOST_ISSUES).map((issue) => ({
    path: issue.path.map(String).join('.'),
    code: asIssueCode(issue.message),
  }));
  throw new AppError('INVALID', { issues });
}

/** For the checks that bear no code of ours in the contract. */
function codeOf(issue: RawIssue): IssueCode {
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'required' : 'invalid';
  if (issue.code === 'invalid_value') return issue.input === undefined ? 'required' : 'unknown_choice';
  const isText = 'origin' in issue && (issue.origin === 'string' || issue.origin === 'array');
  if (issue.code === 'too_big' && isText) return 'too_long';
  if (issue.code === 'too_small' && isText) return 'too_short';
  return 'invalid';
}

function asIssueCode(message: string): IssueCode {
  return ISSUE_CODES.find((code) => code === message) ?? 'invalid';
}
