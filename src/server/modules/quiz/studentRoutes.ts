import type { FastifyInstance } from 'fastify';
import * as open from '../../../shared/contract/base/open';
import * as student from '../../../shared/contract/interpreters/student';
import { serve, serveVisitors } from '../../platform/http/serve';
import type { OpenReadLimits } from '../../platform/limits/createOpenReadLimits';
import { getQuiz, type QuizContext } from './getQuiz';
import { getQuizDemo } from './getQuizDemo';
import { getQuizLeaders } from './getQuizLeaders';
import { getQuizResult } from './toQuizResult';
import { submitQuiz } from './submitQuiz';

/** The language quiz: attempts for interpreters, leaders and a demo for everybody. */
export function studentRoutes(app: FastifyInstance, context: QuizContext, limits: OpenReadLimits): void {
  serve(app, context, student.getQuiz, (_signIn, caller, request) => getQuiz(context, caller, request));
  serve(app, context, student.submitQuiz, (_signIn, caller, request) => submitQuiz(context, caller, request));
  serve(app, context, student.getQuizResult, getQuizResult);
  /** By language. One look through everybody's attempts answers all who ask meanwhile: anybody may, and it takes half a second. */
  const underWay = new Map<string, ReturnType<typeof getQuizLeaders>>();
  serveVisitors(app, open.getQuizLeaders, async (request, http) => {
    await limits.countRead('leaders', http.request.ip);
    const key = request.language ?? '';
    const leaders = underWay.get(key) ?? getQuizLeaders(context, request).finally(() => underWay.delete(key));
    underWay.set(key, leaders);
    return leaders;
  });
  serveVisitors(app, open.getQuizDemo, async (request, http) => {
    await limits.countRead('demo', http.request.ip);
    return getQuizDemo(context, request);
  });
}
