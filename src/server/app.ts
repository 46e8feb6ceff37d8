import { randomInt, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import cookie from '@fastify/cookie';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { DrawPublicPage } from '../shared/contract/interpreters/publicPages';
import { answerError } from './platform/http/errors';
import { closeWithAnswer } from './platform/http/whenAnswered';
import { acceptJsonOnly, BODY_LIMIT } from './platform/plugins/acceptJsonOnly';
import {
  answerBrokenRequest,
  createPipelineLimit,
  refuseCrowdedPieces,
  requireLength,
  requireOneHost,
  requireShortHead,
} from './platform/plugins/refuseBrokenRequests';
import { serveClientFiles } from './platform/plugins/serveClientFiles';
import { serveWrittenPages } from './platform/plugins/serveWrittenPages';
import { type Metrics, measureAnswers } from './platform/metrics/createMetrics';
import { logAnswers } from './platform/plugins/logging';
import { notFound } from './platform/plugins/notFound';
import { securityHeaders } from './platform/plugins/securityHeaders';
import { accountRoutes } from './modules/account/accountRoutes';
import { adminRoutes } from './modules/institute/adminRoutes';
import { appRoutes } from './modules/appSettings/appRoutes';
import { availabilityRoutes } from './modules/availability/availabilityRoutes';
import { bookingRoutes } from './modules/bookings/bookingRoutes';
import { meetingRoutes } from './modules/meetings/meetingRoutes';
import { findListeningGuest } from './modules/meetings/service/findListeningGuest';
import { privacyRoutes } from './modules/privacy/privacyRoutes';
import { problemRoutes } from './modules/problems/problemRoutes';
import { reschedulingRoutes } from './modules/rescheduling/reschedulingRoutes';
import { resumeRoutes } from './modules/resumes/resumeRoutes';
import { reviewRoutes } from './modules/reviews/reviewRoutes';
import { statementRoutes } from './modules/statements/statementRoutes';
import { callRoutes } from './modules/calls/callRoutes';
import { calendarRoutes } from './modules/calendar/calendarRoutes';
import { credentialRoutes } from './modules/credentials/credentialRoutes';
import { headshotRoutes } from './modules/headshots/headshotRoutes';
import { blockRoutes } from './modules/blocks/blockRoutes';
import { favouriteRoutes } from './modules/favourites/favouriteRoutes';
import { healthRoutes } from './platform/metrics/healthRoutes';
import { helpRoutes } from './modules/help/helpRoutes';
import { interpreterRoutes } from './modules/interpreters/interpreterRoutes';
import { listingRoutes } from './modules/interpreters/listingRoutes';
import { watchableBy } from './modules/availability/service/watchableBy';
import { liveRoute } from './platform/live/liveRoute';
import { metricsRoute } from './platform/metrics/metricsRoute';
import { messageRoutes } from './modules/messages/messageRoutes';
import { notificationRoutes } from './modules/notifications/notificationRoutes';
import { outboxRoutes } from './platform/mail/outboxRoutes';
import { referenceRoutes } from './platform/reference/referenceRoutes';
import { publicPageRoutes } from './modules/publicSearch/publicPageRoutes';
import { publicSignUpRoutes } from './modules/newsletter/publicSignUpRoutes';
import { mediaRoutes } from './modules/headshots/mediaRoutes';
import { createRefreshCookie } from './modules/auth/service/refreshCookie';
import { studentRoutes } from './modules/quiz/studentRoutes';
import { userRoutes } from './modules/auth/userRoutes';
import { createAccountContext } from './modules/account/service/accountContext';
import { createPushContext } from './modules/notifications/service/PushContext';
import type { PushKeys } from './platform/push/createPushSender';
import type { ServiceContext } from './platform/context';
import { createNewsLimit } from './modules/bookings/service/createNewsLimit';
import { createTakenBack } from './modules/bookings/service/createTakenBack';
import { createOpenReadLimits } from './platform/limits/createOpenReadLimits';
import { paceNetworks } from './platform/limits/paceNetworks';
import { countArrivals, dropGone } from './platform/limits/newcomersFirst';
import { createLiveHub } from './platform/live/createLiveHub';
import { createInstituteContext } from './modules/institute/service/InstituteContext';
import { readBearer } from './modules/auth/service/authenticate';
import { createSignInContext } from './modules/auth/service/createSignInContext';
import { createMessageContext } from './modules/messages/service/createMessageContext';
import { createFileScanner } from './modules/uploads/service/createFileScanner';
import { createUploadContext } from './modules/uploads/service/uploadContext';
import { createPageCache } from './modules/publicSearch/service/createPageCache';
import type { Settings } from './platform/settings/readSettings';

const STALLED_MS = 60_000;
const LISTENERS_OF_ANSWER = 20;
/** Several times what browsers send, with our cookies and token. */
const MOST_HEADER_BYTES = 8192;

export interface AppOptions {
  context: ServiceContext;
  settings: Settings;
  /** signs access tokens; the same for every process */
  tokenSecret: string;
  /** by which browsers' makers know this server; the same for every process. Without them nothing is pushed */
  pushKeys?: PushKeys | null;
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
  const endsPipeline = createPipelineLimit();
  const context = createSignInContext(options.context, settings, options.tokenSecret);
  const pace = paceNetworks(settings.limits.requestsPerSecond, async ({ headers: { authorization } }) => {
    const claims = await readBearer(context, authorization);
    return claims?.userId ?? null;
  });
  const begin = (request: FastifyRequest, reply: FastifyReply, done: () => void, takesFile = false) => {
    if (endsPipeline(request, reply)) return;
    const goOn = () => {
      if (!reply.raw.destroyed) done();
    };
    pace(request, goOn, takesFile);
  };
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
    http: { requireHostHeader: false, maxHeaderSize: MOST_HEADER_BYTES },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      begin(request, reply, () => {
        void reply.headers(headers);
        answerError(error, request, reply);
      });
    },
    clientErrorHandler: answerBrokenRequest(headers),
  });
  app.decorateRequest('caller', null);
  app.setErrorHandler(answerError);
  app.addHook('onRequest', (request, reply, done) => {
    begin(request, reply, done, (request.routeOptions.bodyLimit ?? 0) > BODY_LIMIT);
  });
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id);
    // Streams, Fastify, limits, upgrades and the drain each wait for its end: no leak, which Node warns of at eleven.
    reply.raw.setMaxListeners(LISTENERS_OF_ANSWER);
    done();
  });
  closeWithAnswer(app);
  requireOneHost(app);
  requireShortHead(app);
  requireLength(app);
  logAnswers(app);
  measureAnswers(app, options.metrics);
  acceptJsonOnly(app);
  refuseCrowdedPieces(app.server);
  countArrivals(app.server);
  dropGone(app.server);
  // An expectation besides `100-continue` may be ignored; Node would refuse it without our headers.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  await app.register(cookie);

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
  const takenBack = createTakenBack(context.db.queries, limits.bookingChangesPerHour);
  const limited = {
    takingBack: takenBack.counted,
    changes: createNewsLimit(context.db.queries, 'booking-changes', limits.bookingChangesPerHour, takenBack),
    answers: createNewsLimit(context.db.queries, 'booking-answers', limits.bookingAnswersPerHour),
  };
  const scanFile = createFileScanner(settings.clamdUrl);
  messageRoutes(app, createMessageContext(context, limits, scanFile));
  notificationRoutes(app, createPushContext(context, options.pushKeys ?? null));
  const hub = createLiveHub(context.db);
  await liveRoute(app, context, settings.publicUrl, {
    hub,
    watchable: (userId, wish) => watchableBy(context.db.queries, userId, wish),
    findGuest: (token) => findListeningGuest(context, token),
  });
  availabilityRoutes(app, context);
  const calendarContext = { ...context, publicUrl: settings.publicUrl };
  bookingRoutes(app, context, limited);
  reschedulingRoutes(app, context, limited);
  callRoutes(app, context, limited);
  meetingRoutes(app, { ...context, relay: settings.relay });
  problemRoutes(app, context);
  reviewRoutes(app, context);
  favouriteRoutes(app, context);
  blockRoutes(app, context);
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
