import type { FastifyInstance } from 'fastify';
import * as message from '../../shared/contract/bookings/message';
import { serve } from '../serve';
import type { MessageContext } from '../services/message/createMessageContext';
import { filePieces } from '../services/message/filePieces';
import { getFile } from '../services/message/findOwnFile';
import { getMessages } from '../services/message/getMessages';
import { getThread } from '../services/message/getThread';
import { getThreads, getUnreadCount } from '../services/message/getThreads';
import { markRead } from '../services/message/markRead';
import { openThread } from '../services/message/openThread';
import { sendFile } from '../services/message/sendFile';
import { sendMessage } from '../services/message/sendMessage';
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
