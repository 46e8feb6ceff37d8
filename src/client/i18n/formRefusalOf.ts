import type { TFunction } from 'i18next';
import { isApiError } from '../../shared/contract/base/apiError';
import type { FormRefusal, Problems } from './FormRefusal';
import { refusalText } from './refusalText';

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
