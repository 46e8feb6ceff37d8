/** @embedded */
import fastify, { type FastifyInstance } from 'fastify';
import { AppError } from '../../../src/shared/contract/base/errors';
import { Refusal } from '../../../src/shared/contract/base/envelope';
import { answerError } from '../../../src/server/platform/http/errors';
import { createLogger } from '../../../src/server/platform/plugins/logging';

/** An app whose one call fails as told. */
function failingApp(error: unknown): { app: FastifyInstance; lines: string[] } {
  const lines: string[] = [];
  const app = fastify({ loggerInstance: createLogger('trace', { write: (line) => void lines.push(line) }) });
  app.setErrorHandler(answerError);
  app.get('/', () => {
    throw error;
  });
  return { app, lines };
}

const withCode = (message: string, code: string, more: object = {}) =>
  Object.assign(new Error(message), { code, ...more });

describe('a failure', () => {
  const SECRET = 'SELECT password_hash FROM users WHERE email = ada@people.example';

  it.each([
    ['an unknown error', new Error(SECRET)],
    [
      'a refused statement',
      withCode(SECRET, '23505', { detail: 'Key (email)=(ada@people.example) already exists.' }),
    ],
    ['something that is no error', { password: SECRET }],
    [
      'a refusal of ours with an inner cause',
      new AppError('INTERNAL', { cause: new Error(SECRET), details: SECRET }),
    ],
  ])('is answered 500 without anything of its inside: %s', async (_what, error) => {
    const { app, lines } = failingApp(error);
    const answer = await app.inject({ url: '/', headers: { 'accept-language': 'es' } });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      result: false,
      message: 'Ocurrió un error',
      code: 'INTERNAL',
      data: null,
    });
    expect(lines.join('')).toContain('call failed');
    expect(lines.join('')).not.toContain('ada@people.example');
  });

  it.each([
    withCode('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
    withCode('terminating connection due to administrator command', '57P01'),
    withCode('sorry, too many clients already', '53300'),
    withCode('canceling statement due to statement timeout', '57014'),
    withCode('could not obtain lock', '55P03'),
    withCode('deadlock detected', '40P01'),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    new AggregateError([withCode('connect', 'ECONNREFUSED'), withCode('connect', 'ECONNREFUSED')]),
    new Error('query failed', { cause: withCode('connect', 'ECONNRESET') }),
  ])('of a database that is away for a moment is 503 with a time to come back: %s', async (error) => {
    const { app } = failingApp(error);
    const answer = await app.inject({ url: '/' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE', data: null });
    expect(answer.body).not.toMatch(/5432|ECONN|terminat|clients/);
  });

  it('that is a refusal keeps its code, status, details and issues', async () => {
    const error = new AppError('PRICE_CHANGED', {
      details: { totalFee: 90 },
      issues: [{ path: 'totalFee', code: 'invalid' }],
    });
    const { app, lines } = failingApp(error);
    const answer = await app.inject({ url: '/' });
    expect(answer.statusCode).toBe(409);
    expect(Refusal.parse(answer.json())).toEqual({
      result: false,
      message: 'The price has changed in the meantime. Please check the new total and save again.',
      code: 'PRICE_CHANGED',
      data: { totalFee: 90 },
      errors: [{ path: 'totalFee', code: 'invalid', message: 'This is not valid.' }],
    });
    expect(lines.join('')).not.toContain('call failed');
  });
});
