import { randomInt, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import cookie from '@fastify/cookie';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { DrawPublicPage } from '../shared/contract/interpreters/publicPages';
import { answerError } from './errors';
import { acceptJsonOnly, answerBrokenRequest, requireOneHost } from './plugins/refuseBrokenRequests';
import { serveClientFiles } from './plugins/serveClientFiles';
import { serveWrittenPages } from './plugins/serveWrittenPages';
import { measureAnswers } from './plugins/measureAnswers';
import { logAnswers } from './plugins/logging';
import { notFound } from './plugins/notFound';
import { securityHeaders } from './plugins/securityHeaders';
import { accountRoutes } from './routes/accountRoutes';
import { adminRoutes } from './routes/adminRoutes';
import { appRoutes } from './routes/appRoutes';
import { availabilityRoutes } from './routes/bookings/availabilityRoutes';
import { bookingRoutes } from './routes/bookings/bookingRoutes';
import { meetingRoutes } from './routes/bookings/meetingRoutes';
import { privacyRoutes } from './routes/privacyRoutes';
import { problemRoutes } from './routes/bookings/problemRoutes';
import { reschedulingRoutes } from './routes/bookings/reschedulingRoutes';
import { resumeRoutes } from './routes/resumeRoutes';
import { reviewRoutes } from './routes/bookings/reviewRoutes';
import { statementRoutes } from './routes/bookings/statementRoutes';
import { calendarRoutes } from './routes/bookings/calendarRoutes';
import { credentialRoutes } from './routes/credentialRoutes';
import { headshotRoutes } from './routes/headshotRoutes';
import { healthRoutes } from './routes/healthRoutes';
import { helpRoutes } from './routes/helpRoutes';
import { interpreterRoutes } from './routes/interpreterRoutes';
import { listingRoutes } from './routes/listingRoutes';
import { liveRoute } from './routes/liveRoute';
import { metricsRoute } from './routes/metricsRoute';
import { messageRoutes } from './routes/messageRoutes';
import { outboxRoutes } from './routes/outboxRoutes';
import { referenceRoutes } from './routes/referenceRoutes';
import { publicPageRoutes } from './routes/publicPageRoutes';
import { publicSignUpRoutes } from './routes/publicSignUpRoutes';
import { mediaRoutes } from './routes/mediaRoutes';
import { createRefreshCookie } from './routes/refreshCookie';
import { studentRoutes } from './routes/studentRoutes';
import { userRoutes } from './routes/userRoutes';
import { createAccountContext } from './services/account/accountContext';
import type { ServiceContext } from './services/context';
import { createNewsLimit } from './services/createNewsLimit';
import { createOpenReadLimits } from './services/createOpenReadLimits';
import { createLiveHub } from './services/live/createLiveHub';
import { createInstituteContext } from './services/institute/InstituteContext';
import { createSignInContext } from './services/auth/createSignInContext';
import { createMessageContext } from './services/message/createMessageContext';
import type { Metrics } from './services/metrics/createMetrics';
import { createFileScanner } from './services/uploads/createFileScanner';
import { createUploadContext } from './services/uploads/uploadContext';
import { createPageCache } from './services/publicSearch/createPageCache';
import type { Settings } from './settings/readSettings';

/** A body of the API is a form's worth of text. */
const BODY_LIMIT = 128 * 1024;
const STALLED_MS = 60_000;
const LISTENERS_OF_ANSWER = 20;

export interface AppOptions {
  context: ServiceContext;
  settings: Settings;
  /** signs access tokens; the same for every process */
  tokenSecret: string;
  logger: FastifyBaseLogger;
  metrics: Metrics;
  /** the built process that reads résumés */
  resumeWorkerFile: URL | string;
  /** where the files of the reference's page are */
  referenceFolder: string;
  /** the built components of the public pages, loaded with the first of them; without them there are none */
  loadPublicPages?: (() => Promise<DrawPublicPage>) | undefined;
  /** how long a connection may stand still in the middle of an answer */
  stalledMs?: number | undefined;
}

/** The whole server but for its socket: it never listens. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { settings } = options;
  const headers = securityHeaders(settings.publicUrl);
  const app = fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: settings.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    // A line on which nothing moves, also for who does not read what they asked for; what waits on it is held in memory.
    connectionTimeout: options.stalledMs ?? STALLED_MS,
    http: { requireHostHeader: false },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      void reply.headers(headers);
      answerError(error, request, reply);
    },
    clientErrorHandler: answerBrokenRequest(headers),
  });
  app.decorateRequest('caller', null);
  app.setErrorHandler(answerError);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id);
    // Streams, Fastify, limits, upgrades and the drain each wait for its end: no leak, which Node warns of at eleven.
    reply.raw.setMaxListeners(LISTENERS_OF_ANSWER);
    done();
  });
  requireOneHost(app);
  logAnswers(app);
  measureAnswers(app, options.metrics);
  acceptJsonOnly(app);
  // What a request expects besides `100-continue` may be ignored; Node would refuse it without our headers.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  await app.register(cookie);

  const context = createSignInContext(options.context, settings, options.tokenSecret);
  const refreshCookie = createRefreshCookie(settings.publicUrl.startsWith('https:'));
  const account = createAccountContext(context, settings);
  userRoutes(app, context, refreshCookie);
  accountRoutes(app, account, refreshCookie);
  privacyRoutes(app, account, refreshCookie);
  publicSignUpRoutes(app, account, refreshCookie);
  adminRoutes(app, createInstituteContext(context, settings), account, refreshCookie);
  const { limits } = settings;
  const openReads = createOpenReadLimits(limits.openReadsPerMinute);
  interpreterRoutes(app, context, openReads);
  listingRoutes(app, { ...context, listingReview: settings.listingReview });
  const limited = {
    changes: createNewsLimit(context.db.queries, 'booking-changes', limits.bookingChangesPerHour),
    answers: createNewsLimit(context.db.queries, 'booking-answers', limits.bookingAnswersPerHour),
  };
  const scanFile = createFileScanner(settings.clamdUrl);
  messageRoutes(app, createMessageContext(context, limits, scanFile));
  const hub = createLiveHub(context.db);
  await liveRoute(app, context, settings.publicUrl, hub);
  availabilityRoutes(app, context);
  const calendarContext = { ...context, publicUrl: settings.publicUrl };
  bookingRoutes(app, context, limited);
  reschedulingRoutes(app, context, limited);
  meetingRoutes(app, context);
  problemRoutes(app, context);
  reviewRoutes(app, context);
  statementRoutes(app, context);
  calendarRoutes(app, calendarContext, openReads);
  const uploads = createUploadContext(context, options.resumeWorkerFile);
  headshotRoutes(app, uploads);
  resumeRoutes(app, uploads);
  const { storedBytesPerPerson } = limits;
  credentialRoutes(app, { ...uploads, scanFile, storedBytesPerPerson });
  mediaRoutes(app, context);
  helpRoutes(app, context, openReads);
  appRoutes(app, context);
  studentRoutes(app, { ...context, randomBelow: (limit) => randomInt(limit) }, openReads);
  healthRoutes(app, context.db, hub);
  if (settings.showsMetrics) metricsRoute(app, context, options.metrics, settings.metricsToken);
  await referenceRoutes(app, context.clock, {
    folder: options.referenceFolder,
    hasDemo: settings.demoPlan === 'known',
  });
  if (settings.showsOutbox) outboxRoutes(app, context, settings.mailFrom);

  const clientDir = resolve(settings.clientDir);
  const hasClient = existsSync(clientDir);
  if (hasClient) {
    await serveClientFiles(app, clientDir);
    serveWrittenPages(app, clientDir);
    const { loadPublicPages: loadDrawing } = options;
    const cache = createPageCache(hub, context.clock);
    const { publicUrl } = settings;
    const shown = { publicUrl, folder: clientDir, cache, limits: openReads };
    if (loadDrawing) publicPageRoutes(app, context, { ...shown, loadDrawing });
  }
  app.setNotFoundHandler(notFound(hasClient ? clientDir : null));
  return app;
}
