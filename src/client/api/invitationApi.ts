import type { DataOf, RequestOf } from '../../shared/contract/base/endpoint';
import { acceptInvitation, getInvitation } from '../../shared/contract/account/invitations';
import { getOwnInstitute, leaveInstitute } from '../../shared/contract/account/ownInstitute';
import { dragomanApi } from './base/dragomanApi';
import { afterSuccess, type TagType } from './base/tagTypes';

/** Joining an institute means leaving the one before. */
const MOVED: readonly TagType[] = [
  ...(['Person', 'Setting', 'Institute', 'InstituteUser', 'Role'] as const),
  ...(['Business', 'Team', 'Invitation', 'Audit'] as const),
];
const moved = afterSuccess(() => MOVED.map((type) => ({ type })));

/** Invitations as the invited see them, and the institute that one belongs to. */
export const invitationApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    getInvitation: build.query<DataOf<typeof getInvitation>, RequestOf<typeof getInvitation>>({
      query: (request) => ({ endpoint: getInvitation, request }),
    }),
    acceptInvitation: build.mutation<DataOf<typeof acceptInvitation>, RequestOf<typeof acceptInvitation>>({
      query: (request) => ({ endpoint: acceptInvitation, request }),
      invalidatesTags: moved,
    }),
    getOwnInstitute: build.query<DataOf<typeof getOwnInstitute>, void>({
      query: () => ({ endpoint: getOwnInstitute, request: {} }),
      providesTags: [{ type: 'Institute' }],
    }),
    leaveInstitute: build.mutation<DataOf<typeof leaveInstitute>, RequestOf<typeof leaveInstitute>>({
      query: (request) => ({ endpoint: leaveInstitute, request }),
      invalidatesTags: moved,
    }),
  }),
});

export const {
  useGetInvitationQuery,
  useAcceptInvitationMutation,
  useGetOwnInstituteQuery,
  useLeaveInstituteMutation,
} = invitationApi;
