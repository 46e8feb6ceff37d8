import type { InstitutePerson } from '../../src/shared/contract/institute/institutePerson';
import { aMember } from './anInstitute';

/** One of an institute's people of whom nothing is kept yet; `changes` go on top. */
export function anInstitutePerson(changes: Partial<InstitutePerson> = {}): InstitutePerson {
  return {
    person: aMember(2),
    time_zone: 'Europe/Berlin',
    language: null,
    listing: null,
    credentials: [],
    problems: [],
    sign_ins: [],
    decisions: [],
    ...changes,
  };
}
