import type { TFunction } from 'i18next';
import { isApiError } from '../../../shared/contract/base/apiError';
import type { ErrorCode } from '../../../shared/contract/base/errors';
import { type FormRefusal, formRefusalOf } from '../../i18n/formRefusalOf';

/** A refused change in a form's terms: a refusal that is about one field stands beside that field. */
export function refusalBeside<Name extends string>(
  error: unknown,
  names: readonly Name[],
  fieldOf: Partial<Record<ErrorCode, Name>>,
  t: TFunction,
): FormRefusal<Name> {
  const refusal = formRefusalOf(error, names, t);
  const field = isApiError(error) ? fieldOf[error.code as ErrorCode] : undefined;
  if (field === undefined) return refusal;
  return { ...refusal, problems: { ...refusal.problems, [field]: refusal.text } };
}
