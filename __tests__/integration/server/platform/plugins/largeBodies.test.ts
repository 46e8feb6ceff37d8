import fastify from 'fastify';
import { acceptJsonOnly } from '../../../../../src/server/platform/plugins/acceptJsonOnly';

const MANY = '192.0.2.1';
const OTHER = '198.51.100.1';
const text = 'x'.repeat(1_500_000);

it('large bodies are read one at a time, networks in turn, and one that is no JSON holds nobody up', async () => {
  const app = fastify({ bodyLimit: 2_000_000 });
  acceptJsonOnly(app);
  const read: string[] = [];
  app.post('/', ({ ip, body }) => {
    read.push(ip);
    return (body as { text: string }).text.length;
  });
  const send = async (remoteAddress: string, payload = JSON.stringify({ text })) => {
    const headers = { 'content-type': 'application/json' };
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: '/',
      remoteAddress,
      headers,
      payload,
    });
    return [statusCode, statusCode === 200 ? Number(body) : null];
  };
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => send(MANY)),
    send(MANY, `{"text":"${text}`),
    send(MANY, `[${'[],'.repeat(400_000)}[]]`),
    send(OTHER),
  ]);
  const good = [200, text.length];
  expect(answers).toEqual([good, good, good, good, good, good, [400, null], [500, null], good]);
  expect(read.indexOf(OTHER)).toBeLessThan(4);
  expect(await send(MANY)).toEqual(good);
});
