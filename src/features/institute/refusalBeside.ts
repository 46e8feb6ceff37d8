import type { TFunction } from 'i18next';
import { isApiError } from '../../contract/apiError';
import type { ErrorCode } from '../../contract/errors';
import type { FormRefusal } from '../../ui/FormRefusal';
import { formRefusalOf } from '../../ui/formRefusalOf';

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
