import { randomBytes } from 'node:crypto';
import { invitationExpiry } from '../../shared/domain/people/codeLife';
import { MODULES } from '../../shared/domain/people/modules';
import type { Queries } from '../db/database';
import { writeAudit, type AuditLine } from '../modules/institute/service/auditLog';
import { DEMO_ADMIN, demoId } from '../platform/demo/demoAccounts';
import { demoInterpreter } from './demoInterpreters';
import {
  businessId,
  DEMO_BUSINESSES,
  DEMO_INSTITUTE,
  DEMO_MEMBERS,
  DEMO_ROLE,
  DEMO_TEAMS,
} from './demoInstitute';

const DAY_MS = 86_400_000;

/** The demo admin's institute, with what they did there in the last weeks; the people must be there already. */
export async function seedInstitute(queries: Queries, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await queries
    .insertInto('institutes')
    .values({ ...DEMO_INSTITUTE, created_at: daysAgo(40) })
    .execute();
  const businesses = DEMO_BUSINESSES.map((row) => ({ ...row, created_at: daysAgo(30) }));
  await queries.insertInto('businesses').values(businesses).execute();
  await seedMembers(queries, daysAgo(28));
  await seedTeams(queries, daysAgo(21));
  const modules = MODULES.filter((module) => module !== 'institute');
  await queries
    .insertInto('roles')
    .values({ ...DEMO_ROLE, modules })
    .execute();
  await queries
    .insertInto('invitations')
    .values({
      id: demoId('invitation'),
      institute_id: DEMO_INSTITUTE.id,
      email: 'ingrid.nygaard@fjordbridge.example',
      group_id: 200,
      role: 'associate',
      business_id: businessId('Hospital Services'),
      token_hash: randomBytes(32).toString('hex'),
      invited_by: DEMO_ADMIN.id,
      created_at: daysAgo(1),
      expires_at: invitationExpiry(daysAgo(1)),
    })
    .execute();
  for (const line of pastChanges(daysAgo)) await writeAudit(queries, line);
}

async function seedMembers(queries: Queries, joined: Date): Promise<void> {
  const rows = DEMO_MEMBERS.map(({ id, business }) => ({
    user_id: id,
    institute_id: DEMO_INSTITUTE.id,
    business_id: businessId(business),
    joined_at: joined,
  }));
  await queries.insertInto('memberships').values(rows).execute();
  for (const { id, roles, wishes } of DEMO_MEMBERS) {
    const change = { ...(roles && { roles }), ...(wishes && { requested_tier: wishes }) };
    if (Object.keys(change).length === 0) continue;
    await queries.updateTable('users').set(change).where('id', '=', id).execute();
  }
}

async function seedTeams(queries: Queries, at: Date): Promise<void> {
  const rows = DEMO_TEAMS.map(({ members: _members, ...team }) => ({ ...team, created_at: at }));
  await queries.insertInto('teams').values(rows).execute();
  const members = DEMO_TEAMS.flatMap(({ id, members: ids }) =>
    ids.map((userId) => ({ team_id: id, user_id: userId })),
  );
  await queries.insertInto('team_members').values(members).execute();
}

/** The log's entries, the oldest first. */
function pastChanges(daysAgo: (days: number) => Date): AuditLine[] {
  const by = { instituteId: DEMO_INSTITUTE.id, actorId: DEMO_ADMIN.id };
  return [
    ...DEMO_BUSINESSES.map(({ name }): AuditLine => {
      return { ...by, at: daysAgo(30), action: 'business.add', subject: name, after: { name } };
    }),
    ...DEMO_TEAMS.map(({ name }): AuditLine => {
      return { ...by, at: daysAgo(21), action: 'team.add', subject: name, after: { name } };
    }),
    {
      ...{ ...by, at: daysAgo(9), action: 'role.add', subject: DEMO_ROLE.name },
      after: { name: DEMO_ROLE.name, description: DEMO_ROLE.description, rank: DEMO_ROLE.rank },
    },
    {
      ...{ ...by, at: daysAgo(8), action: 'person.roles', subject: 'Kenji Nakamura' },
      ...{ subjectId: demoInterpreter('Nakamura').id },
      ...{ before: [], after: [DEMO_ROLE.name] },
    },
    {
      ...{ ...by, at: daysAgo(1), action: 'invitation.send', subject: 'ingrid.nygaard@fjordbridge.example' },
      after: { role: 'associate', business: 'Hospital Services' },
    },
  ];
}
