import type { FastifyInstance } from 'fastify';
import * as listing from '../../../shared/contract/interpreters/listing';
import { serve } from '../../platform/http/serve';
import { decideListing, getWaitingListings } from './decideListing';
import { changeListing, changeVisibility, getListing, type ListingContext } from './service/ownListing';

/** Being found by clients: an interpreter's own steps, and the decisions of their institute's admins. */
export function listingRoutes(app: FastifyInstance, context: ListingContext): void {
  serve(app, context, listing.getListing, getListing);
  serve(app, context, listing.changeListing, changeListing);
  serve(app, context, listing.changeVisibility, changeVisibility);
  serve(app, context, listing.getWaitingListings, getWaitingListings);
  serve(app, context, listing.decideListing, decideListing);
}
