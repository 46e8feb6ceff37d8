import type { FastifyInstance } from 'fastify';
import { getAuditLog as auditLogEndpoint } from '../../shared/contract/institute/auditLog';
import * as aftermath from '../../shared/contract/bookings/aftermath';
import * as home from '../../shared/contract/institute/home';
import * as institutePerson from '../../shared/contract/institute/institutePerson';
import * as instituteRoles from '../../shared/contract/institute/instituteRoles';
import * as instituteTeams from '../../shared/contract/institute/instituteTeams';
import * as instituteUsers from '../../shared/contract/institute/instituteUsers';
import * as invitations from '../../shared/contract/account/invitations';
import { serve } from '../serve';
import type { AccountContext } from '../services/account/accountContext';
import { acceptInvitation } from '../services/institute/people/acceptInvitation';
import { addOrUpdateRole } from '../services/institute/people/addOrUpdateRole';
import { decideTier } from '../services/institute/decideTier';
import { endSignIns } from '../services/institute/endSignIns';
import { getAllUsers } from '../services/institute/getAllUsers';
import { decideProblem } from '../services/institute/decideProblem';
import { getProblems } from '../services/institute/getProblems';
import { getAuditLog } from '../services/institute/getAuditLog';
import { getBusinesses } from '../services/institute/getBusinesses';
import { getBusinessUsers } from '../services/institute/getBusinessUsers';
import { getInstituteHome } from '../services/institute/getInstituteHome';
import { getInvitation } from '../services/institute/people/getInvitation';
import { getInstitutePerson, getPersonBookings } from '../services/institute/people/getInstitutePerson';
import { getInvitations } from '../services/institute/people/getInvitations';
import { getModules } from '../services/institute/getModules';
import { getRoles } from '../services/institute/people/getRoles';
import { getTeams } from '../services/institute/getTeams';
import { inviteAssociate } from '../services/institute/people/inviteAssociate';
import type { InstituteContext } from '../services/institute/InstituteContext';
import { saveBusiness } from '../services/institute/saveBusiness';
import { saveTeam } from '../services/institute/saveTeam';
import { withdrawInvitation } from '../services/institute/people/withdrawInvitation';
import type { RefreshCookie } from './refreshCookie';
import { serveVisitorCall } from './serveVisitorCall';

/** An institute's people, roles, businesses, teams and log for its admins, and joining one for the invited. */
export function adminRoutes(
  app: FastifyInstance,
  context: InstituteContext,
  account: AccountContext,
  cookie: RefreshCookie,
): void {
  serve(app, context, home.getInstituteHome, getInstituteHome);
  serve(app, context, instituteUsers.getAllUsers, getAllUsers);
  serve(app, context, institutePerson.getInstitutePerson, getInstitutePerson);
  serve(app, context, institutePerson.getPersonBookings, getPersonBookings);
  serve(app, context, instituteUsers.getBusinessUsers, getBusinessUsers);
  serve(app, context, instituteUsers.decideTier, decideTier);
  serve(app, context, instituteUsers.endSignIns, endSignIns);
  serve(app, context, aftermath.getProblems, getProblems);
  serve(app, context, aftermath.decideProblem, decideProblem);
  serve(app, context, instituteRoles.getRoles, getRoles);
  serve(app, context, instituteRoles.addOrUpdateRole, addOrUpdateRole);
  serve(app, context, instituteRoles.getModules, getModules);
  serve(app, context, instituteTeams.getBusinesses, getBusinesses);
  serve(app, context, instituteTeams.saveBusiness, saveBusiness);
  serve(app, context, instituteTeams.getTeams, getTeams);
  serve(app, context, instituteTeams.saveTeam, saveTeam);
  serve(app, context, auditLogEndpoint, getAuditLog);
  serve(app, context, invitations.inviteAssociate, inviteAssociate);
  serve(app, context, invitations.getInvitations, getInvitations);
  serve(app, context, invitations.withdrawInvitation, withdrawInvitation);
  serve(app, context, invitations.acceptInvitation, acceptInvitation);
  serveVisitorCall(app, account, cookie)(invitations.getInvitation, getInvitation);
}
