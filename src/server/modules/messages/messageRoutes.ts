import type { FastifyInstance } from 'fastify';
import * as message from '../../../shared/contract/bookings/message';
import { serve } from '../../platform/http/serve';
import type { MessageContext } from './service/createMessageContext';
import { getFile, filePieces } from './findOwnFile';
import { getMessages, markRead } from './getMessages';
import { getThread, getThreads, getUnreadCount } from './getThread';
import { openThread } from './openThread';
import { sendFile } from './sendFile';
import { sendMessage } from './sendMessage';
import { downloadRoute } from './downloadRoute';

export function messageRoutes(app: FastifyInstance, context: MessageContext): void {
  serve(app, context, message.getThreads, getThreads);
  serve(app, context, message.getUnreadCount, getUnreadCount);
  serve(app, context, message.openThread, openThread);
  serve(app, context, message.getThread, getThread);
  serve(app, context, message.getMessages, getMessages);
  serve(app, context, message.sendMessage, sendMessage);
  serve(app, context, message.sendFile, sendFile);
  serve(app, context, message.getFile, getFile, {
    beforeAnswer: (reply) => void reply.header('content-disposition', 'attachment'),
    turns: 'downloads',
    lastText: (key) => filePieces(context.db.queries, key),
  });
  downloadRoute(app, context);
  serve(app, context, message.markRead, markRead);
}
