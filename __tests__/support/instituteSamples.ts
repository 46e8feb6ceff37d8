import { randomUUID } from 'node:crypto';
import type { SampleWorld } from './sampleRequests';

/** The photo of the member of admin A's institute. */
export const MEMBER_PHOTO = '/media/headshots/aaaaaaaaaaaaaaaaaaaaaa/256.webp';

/** Sample requests of the calls about institutes, of what stands in the world's. */
export const INSTITUTE_SAMPLES: Record<string, (world: SampleWorld) => unknown> = {
  getInstituteHome: () => ({}),
  getInstitutePerson: ({ memberId }) => ({ user_id: memberId ?? randomUUID() }),
  getPersonBookings: ({ memberId }) => ({ user_id: memberId ?? randomUUID(), page: 1, pageSize: 10 }),
  getAllUsers: () => ({ search: 'pat', role: 'associate', page: 1, pageSize: 10 }),
  getBusinessUsers: ({ businessId }) => ({ business_id: businessId ?? randomUUID(), page: 1, pageSize: 10 }),
  decideTier: ({ memberId }) => ({ user_id: memberId ?? randomUUID(), approve: true }),
  getWaitingListings: () => ({}),
  decideListing: ({ waitingId }) => ({ interpreter_id: waitingId ?? randomUUID(), approve: true }),
  getWaitingCredentials: () => ({}),
  decideCredential: ({ waitingCredentialId }) => ({
    id: waitingCredentialId ?? randomUUID(),
    version: 1,
    approve: true,
  }),
  removeHeadshot: ({ memberId }) => ({
    user_id: memberId ?? randomUUID(),
    photo_url: MEMBER_PHOTO,
    reason: 'It is a logo.',
  }),
  endSignIns: ({ memberId }) => ({ user_id: memberId ?? randomUUID() }),
  getRoles: () => ({}),
  addOrUpdateRole: ({ memberId, businessId }) => ({
    user_id: memberId ?? randomUUID(),
    roles: ['associate'],
    business_id: businessId ?? null,
  }),
  getModules: () => ({}),
  getBusinesses: () => ({ search: 'harbour' }),
  saveBusiness: ({ businessId }) => ({ id: businessId ?? randomUUID(), name: `Harbour ${randomUUID()}` }),
  getTeams: ({ businessId }) => ({ business_id: businessId ?? randomUUID() }),
  saveTeam: ({ teamId, businessId, memberId }) => ({
    id: teamId ?? randomUUID(),
    name: `Night shift ${randomUUID()}`,
    business_id: businessId ?? null,
    member_ids: memberId ? [memberId] : [],
  }),
  inviteAssociate: ({ businessId }) => ({
    email: `${randomUUID()}@people.example`,
    group_id: 200,
    role: 'associate',
    ...(businessId && { business_id: businessId }),
    language: 'es-MX',
  }),
  getInvitations: () => ({}),
  withdrawInvitation: ({ invitationId }) => ({ id: invitationId ?? randomUUID() }),
  getInvitation: () => ({ token: 'made-up' }),
  acceptInvitation: () => ({ token: 'made-up' }),
  getOwnInstitute: () => ({}),
  leaveInstitute: ({ instituteId }) => ({ id: instituteId ?? randomUUID() }),
  getAuditLog: () => ({ page: 1, pageSize: 10 }),
};
