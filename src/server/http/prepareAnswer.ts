import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferredLanguage } from '../../domain/interfaceLanguages';
import type { ServerMessages } from '../../i18n/en-US/messages';
import { serverMessages } from '../../i18n/serverMessages';

/**
 * Readies an answer of the API, success and refusal alike: it is in the reader's language and nobody keeps it.
 * Returns the words to answer with.
 */
export function prepareAnswer(request: FastifyRequest, reply: FastifyReply): ServerMessages {
  const language = preferredLanguage(request.headers['accept-language']);
  void reply.headers({ 'content-language': language, vary: 'Accept-Language', 'cache-control': 'no-store' });
  return serverMessages[language];
}
