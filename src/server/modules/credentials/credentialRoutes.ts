import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../shared/contract/base/errors';
import { Id } from '../../../shared/contract/base/fields';
import { getBadges as badgesEndpoint } from '../../../shared/contract/interpreters/badge';
import * as credential from '../../../shared/contract/interpreters/credential';
import * as decisions from '../../../shared/contract/interpreters/credentialDecisions';
import { serve, admitCaller } from '../../platform/http/serve';
import { piecesInTurn } from '../../platform/limits/piecesInTurn';
import { siteOf } from '../../platform/limits/networkOf';
import { sendFile } from '../../platform/http/sendFile';
import { addCredential, getCredentials, removeCredential, updateCredential } from './changeCredentials';
import { documentPieces, findDocumentFor, getCredentialDocument } from './credentialDocument';
import { decideCredential, getWaitingCredentials } from './decideCredential';
import { getBadges } from './service/verifiedBadges';
import type { CredentialContext } from './proofOf';

/** Credentials: the interpreters' own steps, the decisions of their institute's admins, and badges for clients. */
export function credentialRoutes(app: FastifyInstance, context: CredentialContext): void {
  serve(app, context, credential.getCredentials, getCredentials);
  serve(app, context, credential.addCredential, addCredential);
  serve(app, context, credential.updateCredential, updateCredential, {
    says: (own, seen) =>
      own.some(({ id, version }) => id === seen.id && version === seen.version)
        ? 'unchangedCredential'
        : 'updateCredential',
  });
  serve(app, context, credential.removeCredential, removeCredential);
  serve(app, context, decisions.getCredentialDocument, getCredentialDocument, {
    beforeAnswer: (reply) => void reply.header('content-disposition', 'attachment'),
    turns: 'downloads',
    lastText: ({ id }) => documentPieces(context.db.queries, id),
  });
  serve(app, context, badgesEndpoint, getBadges);
  serve(app, context, decisions.getWaitingCredentials, getWaitingCredentials);
  serve(app, context, decisions.decideCredential, decideCredential);
  documentRoute(app, context);
}

/** The plain way to a document, beside the call that answers it in base64: in pieces, whole or a range of it. */
function documentRoute(app: FastifyInstance, context: CredentialContext): void {
  const { getCredentialDocument: call } = decisions;
  app.get<{ Params: { id: string } }>(
    `${call.path}/:id`,
    { exposeHeadRoute: false, onRequest: admitCaller(context, call, context.turns.downloads) },
    async (request, reply) => {
      const { caller, params } = request;
      const id = Id.safeParse(params.id).data;
      if (!caller) throw new AppError('UNAUTHENTICATED');
      if (id === undefined) throw new AppError('NOT_FOUND');
      const inTurn = <T>(work: () => Promise<T>) => context.turns.atWork(siteOf(request.ip), work);
      const file = await inTurn(() => findDocumentFor(context, caller, id));
      return sendFile(request, reply, {
        ...file,
        tag: `${id}-${file.version}-${file.bytes}`,
        pieces: (from, to) => piecesInTurn(documentPieces(context.db.queries, id, from, to), inTurn),
      });
    },
  );
}
