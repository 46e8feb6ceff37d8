import { listingApi } from '../../src/client/api/listingApi';
import { CREDENTIAL_READS, CREDENTIAL_WRITES } from './credentialCalls';
import { interpreterPerson } from './people';

const { getListing, getWaitingListings, changeListing, changeVisibility, decideListing } =
  listingApi.endpoints;
const shown = { isPublic: true, showsWholeName: false, publicName: 'Elena M.', publicPath: null };
const listing = { state: 'draft', reason: null, since: null, missing: [], review: 'admin', ...shown };
const SHOWN = ['getInterpreters', 'getInterpreterProfile', 'getListing', 'getWaitingListings'] as const;

/** The cached reads about listings and what interpreters prove, as `tags.test.ts` walks them. */
export const LISTING_READS = {
  ...CREDENTIAL_READS,
  getListing: { start: getListing.initiate(), data: listing },
  getWaitingListings: { start: getWaitingListings.initiate(), data: [] },
};

/** The writes, what each answers, and which reads it changes: whoever is listed is found. */
export const LISTING_WRITES = {
  ...CREDENTIAL_WRITES,
  changeListing: { start: changeListing.initiate({ action: 'pause' }), data: listing, reaches: [...SHOWN] },
  changeVisibility: {
    start: changeVisibility.initiate({ isPublic: false }),
    data: listing,
    reaches: ['getListing' as const],
  },
  decideListing: {
    start: decideListing.initiate({ interpreter_id: interpreterPerson.id, approve: true }),
    data: [],
    reaches: [...SHOWN, 'getAuditLog' as const, 'getInstituteHome' as const, 'getInstitutePerson' as const],
  },
};
