import type { FastifyInstance } from 'fastify';
import { getAuditLog as auditLogEndpoint } from '../../../shared/contract/institute/auditLog';
import * as aftermath from '../../../shared/contract/bookings/aftermath';
import * as home from '../../../shared/contract/institute/home';
import * as institutePerson from '../../../shared/contract/institute/institutePerson';
import * as instituteRoles from '../../../shared/contract/institute/instituteRoles';
import * as instituteTeams from '../../../shared/contract/institute/instituteTeams';
import * as instituteUsers from '../../../shared/contract/institute/instituteUsers';
import * as invitations from '../../../shared/contract/account/invitations';
import * as ownInstitute from '../../../shared/contract/account/ownInstitute';
import { serve } from '../../platform/http/serve';
import type { AccountContext } from '../account/service/accountContext';
import { acceptInvitation } from './people/acceptInvitation';
import { addOrUpdateRole } from './people/addOrUpdateRole';
import { removeHeadshot } from './people/removeHeadshot';
import { decideTier } from './decideTier';
import { endSignIns } from './endSignIns';
import { getAllUsers } from './getAllUsers';
import { decideProblem } from './decideProblem';
import { getProblems } from './getProblems';
import { getAuditLog } from './getAuditLog';
import { saveBusiness, getBusinesses } from './saveBusiness';
import { getBusinessUsers } from './getBusinessUsers';
import { getInstituteHome } from './getInstituteHome';
import { getInvitation } from './people/getInvitation';
import { getInstitutePerson, getPersonBookings } from './people/getInstitutePerson';
import { getInvitations } from './people/getInvitations';
import { getModules } from './getModules';
import { getRoles } from './people/listRoles';
import { getTeams } from './getTeams';
import { inviteAssociate } from './people/inviteAssociate';
import { getOwnInstitute, leaveInstitute } from './people/leaveInstitute';
import type { InstituteContext } from './service/InstituteContext';
import { saveTeam } from './saveTeam';
import { withdrawInvitation } from './people/withdrawInvitation';
import type { RefreshCookie } from '../auth/service/refreshCookie';
import { serveVisitorCall } from '../auth/service/serveVisitorCall';
import { dearInTurn } from '../../platform/limits/dearInTurn';

/** An institute's people, roles, businesses, teams and log for its admins; joining and leaving one. */
export function adminRoutes(
  app: FastifyInstance,
  context: InstituteContext,
  account: AccountContext,
  cookie: RefreshCookie,
): void {
  serve(app, context, home.getInstituteHome, getInstituteHome);
  serve(app, context, instituteUsers.getAllUsers, getAllUsers, { dear: () => dearInTurn });
  serve(app, context, institutePerson.getInstitutePerson, getInstitutePerson);
  serve(app, context, institutePerson.getPersonBookings, getPersonBookings);
  serve(app, context, institutePerson.removeHeadshot, removeHeadshot);
  serve(app, context, instituteUsers.getBusinessUsers, getBusinessUsers, { dear: () => dearInTurn });
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
  serve(app, context, ownInstitute.getOwnInstitute, getOwnInstitute);
  serve(app, context, ownInstitute.leaveInstitute, leaveInstitute);
  serveVisitorCall(app, account, cookie)(invitations.getInvitation, getInvitation);
}
