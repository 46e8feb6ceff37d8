import { getHelpToc } from '../../../src/shared/contract/base/help';
import { getQuizDemo, getQuizLeaders, ping } from '../../../src/shared/contract/base/open';
import { startTestServer, type TestServer } from '../../support/testServer';

describe('what anybody may read', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ settings: { OPEN_READS_PER_MINUTE: '3' } });
  });
  afterAll(() => server.close());

  it.each([getQuizLeaders, getQuizDemo, getHelpToc])(
    '$name is answered so often a minute to one network, and goes on for others',
    async (endpoint) => {
      const ask = (address: string) => server.call(endpoint, {}, { address });
      const answers = [];
      for (let time = 0; time < 4; time += 1) answers.push(await ask('192.0.2.7'));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
      const wait = Number(answers[3]?.headers['retry-after']);
      expect(wait).toBeGreaterThanOrEqual(1);
      expect(wait).toBeLessThanOrEqual(60);
      expect((await ask('192.0.2.8')).status).toBe(200);
    },
  );

  it('leaves the sign of life alone, which costs nothing', async () => {
    for (let time = 0; time < 10; time += 1) expect((await server.call(ping)).status).toBe(200);
  });
});
