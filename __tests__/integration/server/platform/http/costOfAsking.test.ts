import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { z } from 'zod';
import { getQuizLeaders } from '../../../../../src/shared/contract/base/open';
import { defineEndpoint } from '../../../../../src/shared/contract/base/endpoint';
import { sendFile } from '../../../../../src/server/platform/http/sendFile';
import { oneClickRoute } from '../../../../../src/server/modules/newsletter/oneClickRoute';
import { studentRoutes } from '../../../../../src/server/modules/quiz/studentRoutes';
import { acceptJsonOnly } from '../../../../../src/server/platform/plugins/acceptJsonOnly';
import { serveVisitors } from '../../../../../src/server/platform/http/serve';

describe('who asks for much', () => {
  it('of files: blanks in a range cost no more than their length', async () => {
    const app = fastify();
    app.get('/', (request, reply) =>
      sendFile(request, reply, {
        ...{ tag: 'one', name: 'one.txt', mediaType: 'text/plain', bytes: 10 },
        pieces: async function* (from, to) {
          yield await Promise.resolve(Buffer.from('0123456789').subarray(from, to));
        },
      }),
    );
    const ask = (range: string) => app.inject({ url: '/', headers: { range } });
    expect((await ask(' Bytes = 2 - 4 ')).body).toBe('234');
    expect((await ask('bytes=-3')).body).toBe('789');
    // Some minutes where each blank is looked at as often as there are others.
    expect((await ask(`bytes=${' '.repeat(400_000)}x`)).statusCode).toBe(200);
    await app.close();
  });

  it('without a token: the work of one network is done a few at a time, and others’ beside it', async () => {
    const app = fastify({ trustProxy: true });
    const endpoint = defineEndpoint({
      ...{ name: 'test', method: 'POST', path: '/v2/api/test', access: 'anyone', summary: '' },
      ...{ request: z.object({}).default({}), data: z.null() },
    } as never);
    const { work, expectAtOnce } = heldWork();
    serveVisitors(app, endpoint as never, async () => {
      await work();
      return null as never;
    });
    const ask = (address: string) =>
      app.inject({ method: 'POST', url: '/v2/api/test', headers: { 'x-forwarded-for': address } });
    const statuses = await expectAtOnce(5, ask);
    expect(new Set(statuses)).toEqual(new Set([200]));
    await app.close();
  });

  it('by a mail program that leaves the newsletter: the same', async () => {
    const app = fastify({ trustProxy: true });
    const { work, expectAtOnce } = heldWork();
    const query = { selectAll: () => query, where: () => query, executeTakeFirst: work };
    const context = {
      ...{ db: { queries: { selectFrom: () => query } }, clock: { now: () => new Date() } },
      accountLimits: { countLinkTry: () => Promise.resolve() },
    };
    oneClickRoute(app, context as never, { read: () => null, readDevice: () => null } as never);
    const statuses = await expectAtOnce(5, (address) =>
      app.inject({
        ...{ method: 'POST', url: '/newsletter/unsubscribe?token=made-up' },
        headers: { 'x-forwarded-for': address, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      }),
    );
    expect(statuses).toHaveLength(21);
    await app.close();
  });

  it('in long bodies: one network’s are read one after another, and another’s beside them', async () => {
    const app = fastify({ trustProxy: true });
    acceptJsonOnly(app);
    const answered: string[] = [];
    app.post('/', () => null);
    const ask = async (address: string) => {
      const keys = Array.from({ length: 2000 }, (_, key) => [`a key that nobody sent before ${key}`, key]);
      const headers = { 'x-forwarded-for': address };
      const answer = await app.inject({
        ...{ method: 'POST', url: '/', headers, payload: Object.fromEntries(keys) },
      });
      answered.push(address);
      return answer.statusCode;
    };
    const statuses = await Promise.all(
      [...Array<string>(12).fill('203.0.113.1'), '203.0.113.2'].map((address) => ask(address)),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(answered.indexOf('203.0.113.2')).toBeLessThan(3);
    await app.close();
  });

  it('for the quiz’s leaders: all attempts are looked through once for all who ask meanwhile', async () => {
    const app = fastify({ trustProxy: true });
    const { work, expectAtOnce } = heldWork();
    const execute = async () => {
      await work();
      return [];
    };
    const query: object = new Proxy({}, { get: (_, name) => (name === 'execute' ? execute : () => query) });
    const context = { db: { queries: query }, turns: {} };
    studentRoutes(app, context as never, { countRead: () => Promise.resolve() });
    const ask = (address: string) =>
      app.inject({ method: 'POST', url: getQuizLeaders.path, headers: { 'x-forwarded-for': address } });
    expect(new Set(await expectAtOnce(1, ask))).toEqual(new Set([200]));
    // Whoever asks afterwards is told what is new.
    expect(new Set(await expectAtOnce(1, ask))).toEqual(new Set([200]));
    await app.close();
  });
});

/** Work that goes on until it is let go; twenty of one network and one of another are asked for at once. */
function heldWork() {
  let atWork = 0;
  const done: (() => void)[] = [];
  return {
    work: async () => {
      atWork += 1;
      await new Promise<void>((resolve) => done.push(resolve));
      atWork -= 1;
    },
    expectAtOnce: async (most: number, ask: (address: string) => Promise<{ statusCode: number }>) => {
      let isAnswered = false;
      const many = Array.from({ length: 20 }, () => ask('192.0.2.1'));
      const all = Promise.all([...many, ask('198.51.100.1')]).finally(() => (isAnswered = true));
      while (atWork < most) await sleep(10);
      // no more of them begin
      await sleep(100);
      expect(atWork).toBe(most);
      while (!isAnswered) {
        done.splice(0).forEach((end) => end());
        await sleep(10);
      }
      return (await all).map(({ statusCode }) => statusCode);
    },
  };
}
