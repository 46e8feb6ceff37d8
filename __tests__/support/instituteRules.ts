import type { Row } from './authorisationRules';

const ADMINS_ONLY = [401, 403, 403, 403, 403] as const;

/** Rules of the calls about institutes. The sample is about admin A's institute; admin B has another. */
export const INSTITUTE_RULES: Record<string, readonly Row[]> = {
  getInstitutePerson: [
    ['own', ...ADMINS_ONLY, 200, 404],
    ['a missing person', ...ADMINS_ONLY, 404],
  ],
  getPersonBookings: [
    ['own', ...ADMINS_ONLY, 200, 404],
    ['a missing person', ...ADMINS_ONLY, 404],
  ],
  getInstituteHome: [['own', ...ADMINS_ONLY, 200]],
  getAllUsers: [['own', ...ADMINS_ONLY, 200]],
  getBusinessUsers: [
    ['own', ...ADMINS_ONLY, 200, 404],
    ['a missing business', ...ADMINS_ONLY, 404],
  ],
  decideTier: [
    ['own', ...ADMINS_ONLY, 200, 404],
    ['a missing person', ...ADMINS_ONLY, 404],
  ],
  getWaitingListings: [['own', ...ADMINS_ONLY, 200]],
  decideListing: [
    ['own', ...ADMINS_ONLY, 200, 404],
    ['a missing interpreter', ...ADMINS_ONLY, 404],
  ],
  getWaitingCredentials: [['own', ...ADMINS_ONLY, 200]],
  decideCredential: [
    ['own', ...ADMINS_ONLY, 200, 404],
    ['a missing one', ...ADMINS_ONLY, 404],
  ],
  removeHeadshot: [
    ['own', ...ADMINS_ONLY, 200, 404],
    ['a missing person', ...ADMINS_ONLY, 404],
  ],
  endSignIns: [
    ['own', ...ADMINS_ONLY, 200, 404],
    ['a missing person', ...ADMINS_ONLY, 404],
  ],
  getRoles: [['own', ...ADMINS_ONLY, 200]],
  addOrUpdateRole: [
    ['own', ...ADMINS_ONLY, 200, 404],
    ['a missing person', ...ADMINS_ONLY, 404],
    ['a missing role', ...ADMINS_ONLY, 404],
    ['a missing business', ...ADMINS_ONLY, 404],
  ],
  getModules: [['own', ...ADMINS_ONLY, 200]],
  getBusinesses: [['own', ...ADMINS_ONLY, 200]],
  saveBusiness: [
    ['own', ...ADMINS_ONLY, 200, 404],
    ['a missing one', ...ADMINS_ONLY, 404],
  ],
  getTeams: [
    ['own', ...ADMINS_ONLY, 200, 404],
    ['a missing business', ...ADMINS_ONLY, 404],
  ],
  saveTeam: [
    ['own', ...ADMINS_ONLY, 200, 404],
    ['a missing one', ...ADMINS_ONLY, 404],
    ['a missing business', ...ADMINS_ONLY, 404],
    ['a missing member', ...ADMINS_ONLY, 404],
  ],
  inviteAssociate: [
    ['own', ...ADMINS_ONLY, 200, 404],
    ['a missing business', ...ADMINS_ONLY, 404],
  ],
  getInvitations: [['own', ...ADMINS_ONLY, 200]],
  withdrawInvitation: [
    ['own', ...ADMINS_ONLY, 200, 404],
    ['a missing one', ...ADMINS_ONLY, 404],
  ],
  getInvitation: [['with a made-up secret', 200, 200, 200, 200, 200, 200]],
  acceptInvitation: [['with a made-up secret', 401, 200, 200, 200, 200, 200]],
  getOwnInstitute: [['own', 401, 200, 200, 200, 200, 200]],
  // The admins are the last of their institutes.
  leaveInstitute: [
    ['own', 401, 404, 404, 404, 404, 409, 404],
    ['a missing one', 401, 404, 404, 404, 404, 404],
  ],
  getAuditLog: [['own', ...ADMINS_ONLY, 200]],
};
