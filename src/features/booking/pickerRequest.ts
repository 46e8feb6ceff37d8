import type { RequestOf } from '../../contract/endpoint';
import type { getInterpreters } from '../../contract/interpreter';
import { isInterpretationLanguage } from '../../domain/interpretationLanguages';
import type { PickerCriteria } from '../../machines/interpreterPickerMachine';

/** What the picker looks for, as the call says it; actor and view ask the same, so they share one cached list. */
export function pickerRequest({
  from,
  to,
  search,
  freeAt,
}: PickerCriteria): RequestOf<typeof getInterpreters> {
  const words = search.trim();
  return {
    ...(isInterpretationLanguage(from) ? { from } : {}),
    ...(isInterpretationLanguage(to) ? { to } : {}),
    ...(words ? { search: words } : {}),
    ...(freeAt ? { freeAt, sort: 'free' as const } : {}),
  };
}
