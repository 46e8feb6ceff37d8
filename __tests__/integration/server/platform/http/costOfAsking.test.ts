import fastify from 'fastify';
import { z } from 'zod';
import { defineEndpoint } from '../../../../../src/shared/contract/base/endpoint';
import { sendFile } from '../../../../../src/server/platform/http/sendFile';
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
    let atWork = 0;
    const done: (() => void)[] = [];
    serveVisitors(app, endpoint as never, async () => {
      atWork += 1;
      await new Promise<void>((resolve) => done.push(resolve));
      atWork -= 1;
      return null as never;
    });
    const ask = (address: string) =>
      app.inject({ method: 'POST', url: '/v2/api/test', headers: { 'x-forwarded-for': address } });
    const many = Array.from({ length: 20 }, () => ask('192.0.2.1'));
    const other = ask('198.51.100.1');
    const settle = () => new Promise((resolve) => setTimeout(resolve, 100));
    await settle();
    expect(atWork).toBe(7);
    while (atWork > 0) {
      done.splice(0).forEach((end) => end());
      await settle();
    }
    const statuses = (await Promise.all([...many, other])).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
    await app.close();
  });
});
