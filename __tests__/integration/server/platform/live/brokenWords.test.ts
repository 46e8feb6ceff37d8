import { setTimeout as sleep } from 'node:timers/promises';
import { openLine } from '../../../../support/openLine';
import { startListeningTestServer } from '../../../../support/testServer';

describe('a live line that says what is no word', () => {
  let server: Awaited<ReturnType<typeof startListeningTestServer>>;
  let token: string;
  beforeAll(async () => {
    server = await startListeningTestServer();
    ({ token } = await server.signIn((await server.addClient()).email));
  });
  afterAll(() => server.close());

  const greet = async () => {
    const line = await openLine(server.url, { token });
    await line.hears({ type: 'ready' });
    return line;
  };

  it.each([
    ['without a hello', null],
    ['after a hello', ''],
  ])('has no more of what came along looked at, %s', async (_when, says) => {
    const line = says === null ? await openLine(server.url, { says }) : await greet();
    const read = jest.spyOn(JSON, 'parse');
    const deep = `${'['.repeat(2000)}${']'.repeat(2000)}`;
    for (let times = 0; times < 3; times += 1) line.socket.send(deep);
    expect(await line.ended).toBe(4400);
    await sleep(100);
    const reads = read.mock.calls.filter(([word]) => word === deep).length;
    read.mockRestore();
    // a page that said hello has nothing that long to say
    expect(reads).toBe(says === null ? 1 : 0);
  });

  it('has its pings answered, and ends where it sends them without a pause', async () => {
    const line = await greet();
    let pongs = 0;
    line.socket.on('pong', () => (pongs += 1));
    line.socket.ping('a');
    await sleep(100);
    expect(pongs).toBe(1);
    // fewer bytes than end a line by themselves
    for (let times = 0; times < 1000; times += 1) line.socket.ping();
    expect(await line.ended).toBe(1006);
    expect(pongs).toBeLessThanOrEqual(200);
  });

  it('ends where it says more bytes than a page has to say, however few its words are', async () => {
    const line = await greet();
    const wish = JSON.stringify({ type: 'watch', interpreterIds: [], isPair: false }).padEnd(500);
    for (let times = 0; times < 40; times += 1) line.socket.send(wish);
    await sleep(200);
    expect(line.socket.readyState).toBe(line.socket.OPEN);
    for (let times = 0; times < 50; times += 1) line.socket.send(wish);
    expect(await line.ended).toBe(1002);
  });

  it('may have a hello with the longest token, and nothing longer', async () => {
    const longest = await openLine(server.url, {
      token: 'x'.repeat(4096),
      missedMs: Number.MAX_SAFE_INTEGER,
    });
    expect(await longest.ended).toBe(4401);
    const longer = await openLine(server.url, { token: 'x'.repeat(4300) });
    expect(await longer.ended).toBe(1009);
  });
});
