import type { FastifyInstance } from 'fastify';
import * as help from '../../contract/help';
import { ping } from '../../contract/ping';
import { preferredLanguage } from '../../domain/interfaceLanguages';
import { serveVisitors } from '../serve';
import type { ServiceContext } from '../services/context';
import { createPing } from '../services/createPing';
import { getHelpPage } from '../services/help/getHelpPage';
import { getHelpToc } from '../services/help/getHelpToc';

/** Help and the sign of life, which anybody may ask for. */
export function helpRoutes(app: FastifyInstance, context: ServiceContext): void {
  const answerPing = createPing(context);
  serveVisitors(app, ping, async () => answerPing());
  serveVisitors(app, help.getHelpToc, async ({ language, search }, { request }) =>
    getHelpToc(language ?? preferredLanguage(request.headers['accept-language']), search),
  );
  serveVisitors(app, help.getHelpPage, async ({ language, file }, { request }) =>
    getHelpPage(language ?? preferredLanguage(request.headers['accept-language']), file),
  );
}
