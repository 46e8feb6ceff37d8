import type { TFunction } from 'i18next';
import { isApiError } from '../../shared/contract/base/apiError';
import { refusalText } from './failureText';

/** A failed call in a form's terms: issues beside their fields, everything else in words. */
export function formRefusalOf<Name extends string>(
  error: unknown,
  names: readonly Name[],
  t: TFunction,
): FormRefusal<Name> {
  const problems: Problems<Name> = {};
  for (const { path, message } of isApiError(error) ? error.issues : []) {
    const name = names.find((each) => each === path);
    if (name) problems[name] ??= message;
  }
  return { text: refusalText(error, t), problems };
}

/** A form's wrong fields in words, by their names. */
export type Problems<Name extends string> = Partial<Record<Name, string | undefined>>;

/** Why a form that was sent was not accepted. */
export interface FormRefusal<Name extends string> {
  text: string;
  problems: Problems<Name>;
  /** the field to type in again; else what is wrong takes the focus */
  focus?: string;
}
