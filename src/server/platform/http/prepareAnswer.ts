import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  LANGUAGES_READ,
  preferredLanguage,
  type InterfaceLanguage,
} from '../../../shared/domain/text/interfaceLanguages';
import type { ServerMessages } from '../../../shared/i18n/en-US/messages';
import { serverMessages } from '../../../shared/i18n/serverMessages';

/**
 * Readies an answer of the API, success and refusal alike: it is in the reader's language and nobody keeps it.
 * Returns the words to answer with.
 */
export function prepareAnswer(request: FastifyRequest, reply: FastifyReply): ServerMessages {
  const language = languageFor((request.headers['accept-language'] ?? '').slice(0, LANGUAGES_READ));
  void reply.headers({ 'content-language': language, vary: 'Accept-Language', 'cache-control': 'no-store' });
  return serverMessages[language];
}

/** Browsers send few different headers, so most are read once; whoever sends many only empties the shelf. */
const MOST_KNOWN = 500;
const known = new Map<string, InterfaceLanguage>();

function languageFor(header: string): InterfaceLanguage {
  const before = known.get(header);
  if (before) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const language = preferredLanguage(header);
  known.set(header, language);
  return language;
}
