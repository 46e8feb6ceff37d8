/** @embedded */
import { Agent, createServer, request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket, WebSocketServer } from 'ws';
import { createDrain } from '../../../../src/server/start/createDrain';

jest.setTimeout(30_000);

/** A server that answers after so long, and how it is ended and asked. */
async function listening(answersAfterMs: number) {
  const server = createServer((_request, response) => {
    setTimeout(() => response.end('answered'), answersAfterMs).unref();
  });
  const drain = createDrain(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ask = (agent?: Agent) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1', agent }, (answer) => {
        answer.resume().on('end', () => resolve(answer));
      });
      asked.on('error', reject).end();
    });
  return { server, drain, port, ask };
}

describe('draining a server', () => {
  it('answers all who had come in, and tells them that it was the last time', async () => {
    const { server, drain, ask } = await listening(300);
    const asked = Array.from({ length: 60 }, () => ask(new Agent({ keepAlive: true })));
    await new Promise((resolve) => server.once('request', resolve));
    await drain(8000);
    const answers = await Promise.all(asked);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(60).fill(200));
    expect(answers.filter(({ headers }) => headers.connection === 'close').length).toBeGreaterThan(30);
    await expect(ask()).rejects.toThrow('ECONNREFUSED');
  });

  it('is done at once when nobody is there', async () => {
    const { drain } = await listening(0);
    const start = performance.now();
    await drain(8000);
    expect(performance.now() - start).toBeLessThan(400);
  });

  it('sends those away who are connected and ask nothing', async () => {
    const { server, drain, port, ask } = await listening(0);
    const agent = new Agent({ keepAlive: true });
    await ask(agent);
    const silent = connect(port, '127.0.0.1');
    await new Promise((resolve) => server.once('connection', resolve));
    const start = performance.now();
    await drain(8000);
    expect(performance.now() - start).toBeLessThan(4000);
    silent.destroy();
    agent.destroy();
  });

  it('cuts off what takes too long', async () => {
    const { server, drain, ask } = await listening(60_000);
    const asked = ask().catch((error: Error) => error.message);
    await new Promise((resolve) => server.once('request', resolve));
    const drained = drain(200);
    const tooLate = sleep(5000, 'too late', { ref: false });
    expect(await Promise.race([drained, tooLate])).toBeUndefined();
    expect(await asked).toMatch(/hang up|ECONNRESET/);
  });

  it('asks WebSockets to leave, and cuts off the one that does not', async () => {
    const server = createServer();
    const sockets = new WebSocketServer({ server });
    const drain = createDrain(server, () => {
      for (const socket of sockets.clients) socket.close(1001);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const polite = new WebSocket(`ws://127.0.0.1:${port}`);
    const code = new Promise((resolve) => polite.once('close', resolve));
    await new Promise((resolve) => polite.once('open', resolve));
    // A page that has stopped, as a phone in a pocket does, answers nothing.
    const stopped = connect(port, '127.0.0.1');
    const isCutOff = new Promise((resolve) => stopped.once('close', () => resolve(true)));
    stopped.on('error', () => undefined);
    const handshake = { Upgrade: 'websocket', Connection: 'Upgrade', 'Sec-WebSocket-Version': '13' };
    const key = { Host: 'x', 'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==' };
    const head = Object.entries({ ...handshake, ...key }).map(([name, value]) => `${name}: ${value}`);
    stopped.write(`GET / HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`);
    await new Promise((resolve) => stopped.once('data', resolve));
    await drain(8000);
    expect([await code, await isCutOff]).toEqual([1001, true]);
  });
});
