import type { InstitutePerson, PersonBooking } from '../../src/shared/contract/institute/institutePerson';
import { aMember, anEntry } from './anInstitute';

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

const member = aMember(2, { name: 'Ines Ruiz' });
const AT = '2030-01-05T09:00:00.000Z';
/** One of whom there is something of everything. */
export const fullPerson = anInstitutePerson({
  person: member,
  listing: { state: 'refused', reason: 'No picture.', since: AT },
  credentials: [
    {
      ...{
        id: '7c1d0f4e-3f0a-4a52-8f7e-000000000001',
        kind: 'sworn',
        issuing_body: 'Landgericht',
        place: 'Berlin',
      },
      ...{ number: '', issued_on: '2020-01-01', valid_until: '2031-01-01', languages: [] },
      ...{ state: 'refused', reason: 'Not readable.', submitted_at: AT, decided_at: AT },
    },
  ],
  problems: [
    {
      ...{
        booking_id: '7c1d0f4e-3f0a-4a52-8f7e-000000000002',
        title: 'Lease review',
        client: 'Clara Client',
      },
      faces: { client: '/icons/icon-192.png?clara', interpreter: null },
      ...{ interpreter: 'Ines Ruiz', by: 'client', text: 'Half of it.', at: AT, answer: null, startsAt: AT },
      ...{
        fee: 80,
        interpreterCheckedIn: true,
        isOwn: false,
        outcome: 'partial',
        amount: 12.5,
        reason: 'So.',
      },
    },
  ],
  sign_ins: [
    {
      ...{ id: '7c1d0f4e-3f0a-4a52-8f7e-000000000003', browser: 'Firefox', operating_system: 'Android' },
      ...{ signed_in_at: AT, last_used_at: AT },
    },
  ],
  decisions: [anEntry(1)],
});
export const aPersonBooking: PersonBooking = {
  ...{ id: '7c1d0f4e-3f0a-4a52-8f7e-000000000004', title: 'Hearing', startsAt: AT, other: 'Clara Client' },
  other_photo_url: '/icons/icon-192.png?clara',
  ...{ from: 'English', to: 'Spanish', status: 'completed', fee: 80, owed: 12.5 },
};
