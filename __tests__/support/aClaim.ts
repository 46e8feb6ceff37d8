import type { WaitingCredential } from '../../src/shared/contract/interpreters/credentialDecisions';
import type { Credential } from '../../src/shared/contract/interpreters/credentialRecord';
import { interpreterPerson } from './people';

/** A sworn interpreter's claim, good at the time of `fakeClock`. */
export const aClaim = {
  ...{ kind: 'sworn' as const, issuing_body: 'Landgericht Berlin', place: 'Berlin', number: '3162 E-17' },
  ...{ issued_on: '2023-03-01', valid_until: '2028-03-31' },
  languages: ['Arabic' as const, 'German' as const],
};

const document = { name: 'oath.pdf', media_type: 'application/pdf', size: 48_000 };

/** A credential as its owner reads it. */
export function aCredential(changes: Partial<Credential> = {}): Credential {
  return {
    ...{ id: '6f7e9d0a-4f0c-4e39-9d27-52b0f4f0b001', version: 1, ...aClaim, state: 'verified', reason: null },
    ...{ submitted_at: '2026-01-02T09:00:00.000Z', decided_at: '2026-01-03T09:00:00.000Z', document },
    ...changes,
  };
}

/** One that waits for an admin. */
export function aWaitingCredential(changes: Partial<WaitingCredential> = {}): WaitingCredential {
  const person = {
    id: interpreterPerson.id,
    name: 'Inés Ibarra',
    email: 'ines@people.example',
    photo_url: null,
  };
  return {
    ...{ id: '6f7e9d0a-4f0c-4e39-9d27-52b0f4f0b002', version: 3, ...aClaim, person, document, isOwn: false },
    submitted_at: '2026-01-02T09:00:00.000Z',
    ...changes,
  };
}
