import type { DataOf, RequestOf } from '../../shared/contract/base/endpoint';
import { acceptInvitation, getInvitation } from '../../shared/contract/account/invitations';
import { dragomanApi } from './base/dragomanApi';
import { afterSuccess, type TagType } from './base/tagTypes';

/** Joining an institute means leaving the one before. */
const JOINED: readonly TagType[] = [
  ...(['Person', 'Setting', 'InstituteUser', 'Role', 'Business', 'Team', 'Invitation', 'Audit'] as const),
];

/** Invitations as the invited see them. */
export const invitationApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    getInvitation: build.query<DataOf<typeof getInvitation>, RequestOf<typeof getInvitation>>({
      query: (request) => ({ endpoint: getInvitation, request }),
    }),
    acceptInvitation: build.mutation<DataOf<typeof acceptInvitation>, RequestOf<typeof acceptInvitation>>({
      query: (request) => ({ endpoint: acceptInvitation, request }),
      invalidatesTags: afterSuccess(() => JOINED.map((type) => ({ type }))),
    }),
  }),
});

export const { useGetInvitationQuery, useAcceptInvitationMutation } = invitationApi;
