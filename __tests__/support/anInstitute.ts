import type { AuditEntry } from '../../src/shared/contract/institute/auditLog';
import type { InstituteRole } from '../../src/shared/contract/institute/instituteRoles';
import type { Business, Team } from '../../src/shared/contract/institute/instituteTeams';
import type { InstituteUser } from '../../src/shared/contract/institute/instituteUsers';
import type { Invitation } from '../../src/shared/contract/account/invitations';
import type { SessionUser } from '../../src/shared/contract/account/sessionUser';
import { MODULES } from '../../src/shared/domain/people/modules';
import { interpreterPerson } from './people';

const id = (number: number) => `0b5c2c9e-5d0e-4b57-9f0a-3a3f0a6c1${String(number).padStart(3, '0')}`;
const AT = '2030-01-05T12:00:00.000Z';

export const adminPerson: SessionUser = {
  ...interpreterPerson,
  id: id(1),
  email: 'admin@dragoman.example',
  first_name: 'Ada',
  last_name: 'Admin',
  role: 'institute_admin',
  roles: ['institute_admin'],
};

export const aMember = (number: number, more: Partial<InstituteUser> = {}): InstituteUser => ({
  id: id(number),
  name: `Member ${number}`,
  email: `member${number}@example.com`,
  photo_url: null,
  group_id: 200,
  roles: ['associate'],
  business_id: null,
  business: null,
  teams: [],
  tier: 'starter',
  requested_tier: null,
  last_login_at: AT,
  created_at: AT,
  ...more,
});

export const theAdmin = aMember(1, {
  name: 'Ada Admin',
  email: adminPerson.email,
  roles: ['institute_admin'],
});

export const aRole = (name: string, rank: number, more: Partial<InstituteRole> = {}): InstituteRole => ({
  id: null,
  name,
  description: '',
  rank,
  modules: MODULES.filter((module) => module !== 'institute'),
  people: 1,
  ...more,
});

export const ROLES: InstituteRole[] = [
  aRole('Board', 500, { id: id(90), description: 'Above everybody here' }),
  aRole('institute_admin', 100),
  aRole('coordinator', 50),
  aRole('Dispatcher', 20, { id: id(91), description: 'Plans the week', modules: ['bookings', 'messages'] }),
  aRole('associate', 10),
];

export const COURT: Business = { id: id(50), name: 'Court desk', people: 2, teams: 1, created_at: AT };
export const CLINIC: Business = { id: id(51), name: 'Clinic', people: 0, teams: 0, created_at: AT };

export const aTeam = (more: Partial<Team> = {}): Team => ({
  id: id(60),
  name: 'Night shift',
  business_id: COURT.id,
  business: COURT.name,
  members: [{ id: id(2), name: 'Member 2', photo_url: null }],
  ...more,
});

export const anInvitation = (more: Partial<Invitation> = {}): Invitation => ({
  id: id(70),
  email: 'new@example.com',
  group_id: 200,
  role: 'associate',
  business: COURT.name,
  invited_by: 'Ada Admin',
  invited_by_photo_url: '/icons/icon-192.png?ada',
  created_at: AT,
  expires_at: AT,
  ...more,
});

export const anEntry = (number: number, more: Partial<AuditEntry> = {}): AuditEntry => ({
  id: number,
  at: AT,
  actor: 'Ada Admin',
  actor_photo_url: '/icons/icon-192.png?ada',
  action: 'person.roles',
  subject: 'Member 2',
  subject_photo_url: null,
  before: ['associate'],
  after: ['coordinator', 'associate'],
  ...more,
});

export const pageOfRows = <Row>(rows: readonly Row[], more: { total?: number; page?: number } = {}) => ({
  rows,
  total: rows.length,
  page: 1,
  pageSize: 20,
  ...more,
});
