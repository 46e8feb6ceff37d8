import type { FastifyInstance } from 'fastify';
import * as ownData from '../../../shared/contract/account/ownData';
import { serve } from '../../platform/http/serve';
import { dearInTurn } from '../../platform/limits/dearInTurn';
import type { AccountContext } from '../account/service/accountContext';
import { confirmInTurn } from '../account/service/confirmPassword';
import { deleteAccount } from './deleteAccount';
import { exportBookings } from './ownBookings';
import { exportMessages } from './ownMessages';
import { exportCalls, exportOwnData } from './exportOwnData';
import { getDeletionTerms } from './readDeletionTerms';
import type { RefreshCookie } from '../auth/service/refreshCookie';

/** Long lists in one answer. */
const EXPORT = { turns: 'large', dear: () => dearInTurn } as const;

/** Calls about the data that is kept of a person. */
export function privacyRoutes(app: FastifyInstance, context: AccountContext, cookie: RefreshCookie): void {
  serve(app, context, ownData.exportOwnData, exportOwnData, EXPORT);
  serve(app, context, ownData.exportBookings, exportBookings, EXPORT);
  serve(app, context, ownData.exportCalls, exportCalls, EXPORT);
  serve(app, context, ownData.exportMessages, exportMessages, EXPORT);
  serve(app, context, ownData.getDeletionTerms, getDeletionTerms);
  serve(app, context, ownData.deleteAccount, deleteAccount, {
    beforeAnswer: cookie.clear,
    dear: () => confirmInTurn,
  });
}
