import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as help from '../../contract/help';
import { ping } from '../../contract/open';
import { preferredLanguage } from '../../domain/interfaceLanguages';
import { serveVisitors } from '../serve';
import type { ServiceContext } from '../services/context';
import { createPing } from '../services/createPing';
import { getHelpPage } from '../services/help/getHelpPage';
import { getHelpToc } from '../services/help/getHelpToc';

/** Help and the sign of life, which anybody may ask for. */
export function helpRoutes(app: FastifyInstance, context: ServiceContext): void {
  const answerPing = createPing(context);
  serveVisitors(app, ping, () => Promise.resolve(answerPing()));
  serveVisitors(app, help.getHelpToc, ({ language, search }, { request }) =>
    Promise.resolve(getHelpToc(language ?? languageOf(request), search)),
  );
  serveVisitors(app, help.getHelpPage, ({ language, file }, { request }) =>
    Promise.resolve(getHelpPage(language ?? languageOf(request), file)),
  );
}

function languageOf({ headers }: FastifyRequest) {
  return preferredLanguage(headers['accept-language']);
}
