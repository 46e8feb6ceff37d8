import { credentialApi } from '../../src/client/api/credentialApi';
import { interpreterApi } from '../../src/client/api/interpreterApi';
import { credentialDecisionApi } from '../../src/client/api/credentialDecisionApi';
import { aClaim } from './aClaim';
import { interpreterPerson } from './people';

const endpoints = {
  ...credentialApi.endpoints,
  ...credentialDecisionApi.endpoints,
  getBadges: interpreterApi.endpoints.getBadges,
};
const id = '6f7e9d0a-4f0c-4e39-9d27-52b0f4f0b001';
const OWN = ['getCredentials'] as const;
/** A document that is open is read again as well: it may be another one. */
const SHOWN = [...OWN, 'getBadges', 'getWaitingCredentials', 'getInterpreters'] as const;

/** The cached reads about credentials, as `tags.test.ts` walks them. */
export const CREDENTIAL_READS = {
  getCredentials: { start: endpoints.getCredentials.initiate(), data: [] },
  getCredentialDocument: {
    start: endpoints.getCredentialDocument.initiate({ id }),
    data: { file_name: 'a.pdf', media_type: 'application/pdf', content: '' },
  },
  getBadges: { start: endpoints.getBadges.initiate({ interpreter_id: interpreterPerson.id }), data: [] },
  getWaitingCredentials: { start: endpoints.getWaitingCredentials.initiate(), data: [] },
};

/** The writes, what each answers, and which reads it changes: a badge comes or goes. */
export const CREDENTIAL_WRITES = {
  addCredential: {
    start: endpoints.addCredential.initiate({ id, ...aClaim, file_name: 'a.pdf', content: 'AAAA' }),
    data: [],
    reaches: [...OWN],
  },
  updateCredential: {
    start: endpoints.updateCredential.initiate({ id, version: 1, ...aClaim }),
    data: [],
    reaches: [...SHOWN],
  },
  removeCredential: { start: endpoints.removeCredential.initiate({ id }), data: [], reaches: [...SHOWN] },
  decideCredential: {
    start: endpoints.decideCredential.initiate({ id, version: 1, approve: true }),
    data: [],
    reaches: [...SHOWN, 'getAuditLog' as const, 'getInstituteHome' as const, 'getInstitutePerson' as const],
  },
};
