import type { Database, ChannelListener } from '../../../../../src/server/db/database';
import { openTestDatabase } from '../../../../support/testDatabase';
import { startTestServer } from '../../../../support/testServer';

describe('health', () => {
  it('is alive and ready while the database answers', async () => {
    const server = await startTestServer();
    for (const [url, said] of [
      ['/livez', { status: 'ok' }],
      ['/readyz', { status: 'ok', live: 'heard' }],
    ] as const) {
      const answer = await server.app.inject({ url });
      expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([
        200,
        said,
        'no-store',
      ]);
    }
    const asked = jest.spyOn(server.context.db.queries, 'getExecutor');
    await Promise.all(Array.from({ length: 50 }, () => server.app.inject({ url: '/readyz' })));
    expect(asked.mock.calls.length).toBeLessThan(10);
    await server.close();
  });

  it('is alive but not ready when the database is gone', async () => {
    const server = await startTestServer();
    expect((await server.app.inject({ url: '/readyz' })).statusCode).toBe(200);
    await server.context.db.close();
    const [alive, ready] = [
      await server.app.inject({ url: '/livez' }),
      await server.app.inject({ url: '/readyz' }),
    ];
    expect(alive.statusCode).toBe(200);
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toMatchObject({ status: 'unavailable' });
    await server.app.close();
  });

  it('is ready and says so while live news are not heard, until they are again', async () => {
    const db = await openTestDatabase();
    let listener: ChannelListener | undefined;
    let listening: Promise<unknown> | undefined;
    const listen: Database['listen'] = (channel, all) => {
      const began = db.listen(channel, (listener = all));
      listening = began;
      return began;
    };
    const server = await startTestServer({ db: { ...db, listen } });
    const ready = async () => (await server.app.inject({ url: '/readyz' })).json<unknown>();
    expect(await ready()).toEqual({ status: 'ok', live: 'heard' });
    await listening;
    listener?.onLoss?.();
    expect(await ready()).toEqual({ status: 'ok', live: 'not heard' });
    listener?.onGap();
    expect(await ready()).toEqual({ status: 'ok', live: 'heard' });
    await server.close();
  });

  it('says that live news are not heard while they never were, and tries again', async () => {
    const db = await openTestDatabase();
    let refuse: ((why: Error) => void) | undefined;
    const listen = jest
      .fn<ReturnType<Database['listen']>, Parameters<Database['listen']>>((...wish) => db.listen(...wish))
      .mockRejectedValueOnce(new Error('refused'))
      .mockImplementationOnce(() => new Promise((_, reject) => (refuse = reject)));
    const server = await startTestServer({ db: { ...db, listen } });
    const ready = async () => (await server.app.inject({ url: '/readyz' })).json<unknown>();
    expect(await ready()).toEqual({ status: 'ok', live: 'not heard' });
    // The second try takes its time, which nobody waits for.
    expect(await ready()).toEqual({ status: 'ok', live: 'not heard' });
    refuse?.(new Error('refused late'));
    expect(await ready()).toEqual({ status: 'ok', live: 'heard' });
    expect(listen).toHaveBeenCalledTimes(3);
    await server.close();
  });

  it('is told to who asks by GET', async () => {
    const server = await startTestServer();
    const answer = await server.app.inject({ method: 'POST', url: '/livez' });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
    await server.close();
  });
});
