import type { RequestOf } from '../../../../shared/contract/base/endpoint';
import type { getInterpreters } from '../../../../shared/contract/interpreters/interpreter';
import { isInterpretationLanguage } from '../../../../shared/domain/text/interpretationLanguages';
import type { PickerCriteria } from '../../../machines/interpreterPicker/interpreterPickerMachine';

/** The picker's criteria as the call takes them; actor and view ask the same, so they share one cached list. */
export function pickerRequest({
  from,
  to,
  search,
  credential,
  freeAt,
}: PickerCriteria): RequestOf<typeof getInterpreters> {
  const words = search.trim();
  return {
    ...(isInterpretationLanguage(from) ? { from } : {}),
    ...(isInterpretationLanguage(to) ? { to } : {}),
    ...(words ? { search: words } : {}),
    ...(credential ? { credential } : {}),
    favouritesFirst: true,
    ...(freeAt ? { freeAt, sort: 'free' as const } : {}),
  };
}
