import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as help from '../../../shared/contract/base/help';
import { ping } from '../../../shared/contract/base/open';
import { preferredLanguage } from '../../../shared/domain/text/interfaceLanguages';
import { serveVisitors } from '../../platform/http/serve';
import type { ServiceContext } from '../../platform/context';
import type { OpenReadLimits } from '../../platform/limits/createOpenReadLimits';
import { createPing } from './createPing';
import { getHelpPage, getHelpToc } from './getHelp';

/** Help and the sign of life, which anybody may ask for; that one is answered from memory and needs neither limit nor turn. */
export function helpRoutes(app: FastifyInstance, context: ServiceContext, limits: OpenReadLimits): void {
  const answerPing = createPing(context);
  serveVisitors(app, ping, () => Promise.resolve(answerPing()), { inTurn: (_who, work) => work() });
  serveVisitors(app, help.getHelpToc, async ({ language, search }, { request }) => {
    await limits.countRead('help', request.ip);
    return getHelpToc(language ?? languageOf(request), search);
  });
  serveVisitors(app, help.getHelpPage, async ({ language, file }, { request }) => {
    await limits.countRead('help', request.ip);
    return getHelpPage(language ?? languageOf(request), file);
  });
}

function languageOf({ headers }: FastifyRequest) {
  return preferredLanguage(headers['accept-language']);
}
