import type { FastifyInstance } from 'fastify';
import * as ownData from '../../shared/contract/account/ownData';
import { serve } from '../serve';
import type { AccountContext } from '../services/account/accountContext';
import { deleteAccount } from '../services/ownData/deleteAccount';
import { exportBookings } from '../services/ownData/ownBookings';
import { exportMessages } from '../services/ownData/ownMessages';
import { exportOwnData } from '../services/ownData/exportOwnData';
import { getDeletionTerms } from '../services/ownData/readDeletionTerms';
import type { RefreshCookie } from './refreshCookie';

/** What somebody may ask about the data that is kept of them. */
export function privacyRoutes(app: FastifyInstance, context: AccountContext, cookie: RefreshCookie): void {
  serve(app, context, ownData.exportOwnData, exportOwnData, { turns: 'large' });
  serve(app, context, ownData.exportBookings, exportBookings, { turns: 'large' });
  serve(app, context, ownData.exportMessages, exportMessages, { turns: 'large' });
  serve(app, context, ownData.getDeletionTerms, getDeletionTerms);
  serve(app, context, ownData.deleteAccount, deleteAccount, { beforeAnswer: cookie.clear });
}
