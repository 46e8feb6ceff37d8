import { adminApi } from '../../src/client/api/adminApi';
import { anInstitutePerson } from './anInstitutePerson';
import { anInstituteHome } from './anInstituteHome';
import { invitationApi } from '../../src/client/api/invitationApi';

const id = '0199a6f2-0000-7000-8000-000000000021';
const at = '2026-01-05T09:00:00.000Z';
const page = { rows: [], total: 0, page: 1, pageSize: 20 };
const business = { id, name: 'Harbour', people: 0, teams: 0, created_at: at };
const team = { id, name: 'Night shift', business_id: null, business: null, members: [] };
const invitation = {
  ...{ id, email: 'a@b.example', group_id: 200, role: null, business: null },
  ...{ invited_by: 'Amira Solberg', invited_by_photo_url: null, created_at: at, expires_at: at },
};
const person = {
  ...{ id, name: 'Ana Ruiz', email: 'a@b.example', photo_url: null, group_id: 200, roles: [] },
  ...{ business_id: null, business: null, teams: [], tier: 'professional', requested_tier: null },
  ...{ last_login_at: null, created_at: at },
};
const calls = { ...adminApi.endpoints, ...invitationApi.endpoints };

/** The cached reads about an institute, as `tags.test.ts` walks them. */
export const ADMIN_READS = {
  getInstituteHome: { start: calls.getInstituteHome.initiate(), data: anInstituteHome() },
  getAllUsers: { start: calls.getAllUsers.initiate({}), data: page },
  getInstitutePerson: {
    start: calls.getInstitutePerson.initiate({ user_id: id }),
    data: anInstitutePerson(),
  },
  getPersonBookings: { start: calls.getPersonBookings.initiate({ user_id: id }), data: page },
  getBusinessUsers: { start: calls.getBusinessUsers.initiate({ business_id: id }), data: page },
  getRoles: { start: calls.getRoles.initiate(), data: [] },
  getModules: { start: calls.getModules.initiate(), data: [] },
  getBusinesses: { start: calls.getBusinesses.initiate(), data: [] },
  getTeams: { start: calls.getTeams.initiate(), data: [] },
  getInvitations: { start: calls.getInvitations.initiate(), data: [] },
  getInvitation: {
    start: calls.getInvitation.initiate({ token: 't' }),
    data: {
      ...{ institute: 'Harbour', business: null, email: 'a@b.example', group_id: 200, role: null },
      ...{ role_modules: null, has_account: false, expires_at: at },
    },
  },
  getOwnInstitute: { start: calls.getOwnInstitute.initiate(), data: { institute: { id, name: 'Harbour' } } },
  getAuditLog: { start: calls.getAuditLog.initiate({}), data: page },
};
type AdminRead = keyof typeof ADMIN_READS;

const PEOPLE: AdminRead[] = ['getAllUsers', 'getBusinessUsers', 'getInstitutePerson', 'getPersonBookings'];
const ROLES: AdminRead[] = ['getRoles', 'getModules'];
/** Changed by who joins an institute or leaves it alone. */
const OWN: AdminRead[] = ['getOwnInstitute'];
const EVERYTHING = (Object.keys(ADMIN_READS) as AdminRead[]).filter(
  (name) => name !== 'getInvitation' && !OWN.includes(name),
);

/** The writes, what each answers, and which of the reads above it changes. */
export const ADMIN_WRITES = {
  decideTier: {
    start: calls.decideTier.initiate({ user_id: id, approve: true }),
    data: person,
    reaches: [...PEOPLE, 'getAuditLog', 'getInstituteHome'] as AdminRead[],
    changesOneself: true,
  },
  removeHeadshot: {
    start: calls.removeHeadshot.initiate({ user_id: id, photo_url: '/media/x.webp', reason: 'X' }),
    data: person,
    reaches: [
      ...PEOPLE,
      ...(['getAuditLog', 'getInstituteHome', 'getTeams'] as const),
      ...(['getInterpreters', 'getInterpreterProfile', 'getListing'] as const),
    ],
    changesOneself: false,
  },
  endSignIns: {
    start: calls.endSignIns.initiate({ user_id: id }),
    data: null,
    reaches: ['getAuditLog', 'getInstituteHome', 'getInstitutePerson'] as AdminRead[],
    changesOneself: false,
  },
  addOrUpdateRole: {
    start: calls.addOrUpdateRole.initiate({ user_id: id, roles: [] }),
    data: [],
    reaches: EVERYTHING.filter((name) => name !== 'getTeams'),
    changesOneself: true,
  },
  saveBusiness: {
    start: calls.saveBusiness.initiate({ name: 'Harbour' }),
    data: business,
    reaches: EVERYTHING.filter((name) => !ROLES.includes(name)),
    changesOneself: false,
  },
  saveTeam: {
    start: calls.saveTeam.initiate({ name: 'Night shift', member_ids: [] }),
    data: team,
    reaches: [...PEOPLE, 'getBusinesses', 'getTeams', 'getAuditLog', 'getInstituteHome'] as AdminRead[],
    changesOneself: false,
  },
  inviteAssociate: {
    start: calls.inviteAssociate.initiate({ email: 'a@b.example' }),
    data: invitation,
    reaches: ['getInvitations', 'getAuditLog', 'getInstituteHome', 'getInstitutePerson'] as AdminRead[],
    changesOneself: false,
  },
  withdrawInvitation: {
    start: calls.withdrawInvitation.initiate({ id }),
    data: null,
    reaches: ['getInvitations', 'getAuditLog', 'getInstituteHome', 'getInstitutePerson'] as AdminRead[],
    changesOneself: false,
  },
  acceptInvitation: {
    start: calls.acceptInvitation.initiate({ token: 't' }),
    data: { institute: 'Harbour', business: null, roles: [] },
    reaches: [...EVERYTHING, ...OWN],
    changesOneself: true,
  },
  leaveInstitute: {
    start: calls.leaveInstitute.initiate({ id }),
    data: null,
    reaches: [...EVERYTHING, ...OWN],
    changesOneself: true,
  },
};
