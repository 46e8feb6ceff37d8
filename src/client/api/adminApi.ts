import { isApiError } from '../../shared/contract/base/apiError';
import * as auditLog from '../../shared/contract/institute/auditLog';
import type { DataOf, Endpoint, RequestOf } from '../../shared/contract/base/endpoint';
import * as home from '../../shared/contract/institute/home';
import * as institutePerson from '../../shared/contract/institute/institutePerson';
import * as instituteRoles from '../../shared/contract/institute/instituteRoles';
import * as instituteTeams from '../../shared/contract/institute/instituteTeams';
import * as instituteUsers from '../../shared/contract/institute/instituteUsers';
import * as invitations from '../../shared/contract/account/invitations';
import { dragomanApi } from './base/dragomanApi';
import type { TagType } from './base/tagTypes';

const admin = {
  ...auditLog,
  ...home,
  ...institutePerson,
  ...instituteRoles,
  ...instituteTeams,
  ...instituteUsers,
  ...invitations,
};
type Admin = typeof admin;
type Name = { [Key in keyof Admin]: Admin[Key] extends Endpoint ? Key : never }[keyof Admin];
type Data<N extends Name> = DataOf<Admin[N]>;
type Request<N extends Name> = RequestOf<Admin[N]>;

const tags = (...types: TagType[]) => types.map((type) => ({ type }));
/** Every change is in the institute's log at once. What another admin changed meanwhile is read again too. */
const change =
  (...types: TagType[]) =>
  (_data: unknown, error: unknown) => {
    const isOutdated = isApiError(error) && error.code === 'CHANGED_MEANWHILE';
    return error === undefined || isOutdated ? tags(...types, 'Audit') : [];
  };

/** An institute's people, roles, businesses, teams, modules, invitations and log, for its admins. */
export const adminApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    getInstituteHome: build.query<Data<'getInstituteHome'>, void>({
      query: () => ({ endpoint: admin.getInstituteHome, request: {} }),
      // whatever is decided is in the log
      providesTags: tags('Audit'),
    }),
    getAllUsers: build.query<Data<'getAllUsers'>, Request<'getAllUsers'>>({
      query: (request) => ({ endpoint: admin.getAllUsers, request }),
      providesTags: tags('InstituteUser'),
    }),
    getInstitutePerson: build.query<Data<'getInstitutePerson'>, Request<'getInstitutePerson'>>({
      query: (request) => ({ endpoint: admin.getInstitutePerson, request }),
      providesTags: tags('InstituteUser', 'Problem', 'Audit'),
    }),
    getPersonBookings: build.query<Data<'getPersonBookings'>, Request<'getPersonBookings'>>({
      query: (request) => ({ endpoint: admin.getPersonBookings, request }),
      providesTags: tags('InstituteUser', 'Problem'),
    }),
    removeHeadshot: build.mutation<Data<'removeHeadshot'>, Request<'removeHeadshot'>>({
      query: (request) => ({ endpoint: admin.removeHeadshot, request }),
      invalidatesTags: change('InstituteUser', 'Interpreter', 'Team'),
    }),
    getBusinessUsers: build.query<Data<'getBusinessUsers'>, Request<'getBusinessUsers'>>({
      query: (request) => ({ endpoint: admin.getBusinessUsers, request }),
      providesTags: tags('InstituteUser'),
    }),
    decideTier: build.mutation<Data<'decideTier'>, Request<'decideTier'>>({
      query: (request) => ({ endpoint: admin.decideTier, request }),
      invalidatesTags: change('InstituteUser', 'Person'),
    }),
    endSignIns: build.mutation<Data<'endSignIns'>, Request<'endSignIns'>>({
      query: (request) => ({ endpoint: admin.endSignIns, request }),
      invalidatesTags: change(),
    }),
    getRoles: build.query<Data<'getRoles'>, void>({
      query: () => ({ endpoint: admin.getRoles, request: {} }),
      providesTags: tags('Role'),
    }),
    addOrUpdateRole: build.mutation<Data<'addOrUpdateRole'>, Request<'addOrUpdateRole'>>({
      query: (request) => ({ endpoint: admin.addOrUpdateRole, request }),
      invalidatesTags: change('Role', 'InstituteUser', 'Business', 'Invitation', 'Person'),
    }),
    getModules: build.query<Data<'getModules'>, void>({
      query: () => ({ endpoint: admin.getModules, request: {} }),
      providesTags: tags('Role'),
    }),
    getBusinesses: build.query<Data<'getBusinesses'>, Request<'getBusinesses'> | void>({
      query: (request) => ({ endpoint: admin.getBusinesses, request }),
      providesTags: tags('Business'),
    }),
    saveBusiness: build.mutation<Data<'saveBusiness'>, Request<'saveBusiness'>>({
      query: (request) => ({ endpoint: admin.saveBusiness, request }),
      invalidatesTags: change('Business', 'InstituteUser', 'Team', 'Invitation'),
    }),
    getTeams: build.query<Data<'getTeams'>, Request<'getTeams'> | void>({
      query: (request) => ({ endpoint: admin.getTeams, request }),
      providesTags: tags('Team'),
    }),
    saveTeam: build.mutation<Data<'saveTeam'>, Request<'saveTeam'>>({
      query: (request) => ({ endpoint: admin.saveTeam, request }),
      invalidatesTags: change('Team', 'Business', 'InstituteUser'),
    }),
    inviteAssociate: build.mutation<Data<'inviteAssociate'>, Request<'inviteAssociate'>>({
      query: (request) => ({ endpoint: admin.inviteAssociate, request }),
      invalidatesTags: change('Invitation'),
    }),
    getInvitations: build.query<Data<'getInvitations'>, void>({
      query: () => ({ endpoint: admin.getInvitations, request: {} }),
      providesTags: tags('Invitation'),
    }),
    withdrawInvitation: build.mutation<Data<'withdrawInvitation'>, Request<'withdrawInvitation'>>({
      query: (request) => ({ endpoint: admin.withdrawInvitation, request }),
      invalidatesTags: change('Invitation'),
    }),
    getAuditLog: build.query<Data<'getAuditLog'>, Request<'getAuditLog'>>({
      query: (request) => ({ endpoint: admin.getAuditLog, request }),
      providesTags: tags('Audit'),
    }),
  }),
});

export const {
  useGetInstituteHomeQuery,
  useGetAllUsersQuery,
  useGetInstitutePersonQuery,
  useLazyGetInstitutePersonQuery,
  useRemoveHeadshotMutation,
  useGetPersonBookingsQuery,
  useGetBusinessUsersQuery,
  useDecideTierMutation,
  useEndSignInsMutation,
  useGetRolesQuery,
  useLazyGetRolesQuery,
  useAddOrUpdateRoleMutation,
  useGetModulesQuery,
  useGetBusinessesQuery,
  useLazyGetBusinessesQuery,
  useSaveBusinessMutation,
  useGetTeamsQuery,
  useLazyGetTeamsQuery,
  useSaveTeamMutation,
  useInviteAssociateMutation,
  useGetInvitationsQuery,
  useWithdrawInvitationMutation,
  useGetAuditLogQuery,
} = adminApi;
