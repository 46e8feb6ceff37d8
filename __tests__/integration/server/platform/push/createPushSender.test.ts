import { lookup } from 'node:dns';
import webPush from 'web-push';
import { createPushSender, type PushOutcome } from '../../../../../src/server/platform/push/createPushSender';
import { aBrowser, aPushService } from '../../../../support/aPushService';

describe('a push to a host of a stranger’s', () => {
  let service: Awaited<ReturnType<typeof aPushService>>;
  beforeAll(async () => (service = await aPushService()));
  afterAll(() => service.close());

  const impatient = createPushSender(webPush.generateVAPIDKeys(), 'mailto:house@dragoman.example', {
    lookup,
    longestMs: 500,
  });
  const push = () => {
    const there = { endpoint: `${service.url}/1`, ...aBrowser().keys };
    return impatient(there, { payload: '{}', isUrgent: false });
  };

  it('waits for none that answers by drops', async () => {
    service.stalls((line) => {
      line.write('HTTP/1.1 200 OK\r\n');
      const drops = setInterval(() => line.write('x: y\r\n'), 50);
      line.on('close', () => clearInterval(drops)).on('error', () => undefined);
    });
    expect(await push()).toBe('later');
  });

  it.each<[string, PushOutcome, string, string]>([
    ['answer', 'sent', 'HTTP/1.1 201 Created\r\n\r\n', ' '.repeat(65_536)],
    [
      'drops',
      'sent',
      'HTTP/1.1 201 Created\r\nTransfer-Encoding: chunked\r\n\r\n',
      '1\r\nx\r\n'.repeat(1000),
    ],
    [
      'other protocol',
      'later',
      'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
      'x'.repeat(100),
    ],
    ['words before it', 'later', '', 'HTTP/1.1 102 Processing\r\n\r\n'.repeat(200)],
  ])('takes in without an end no %s', async (_what, outcome, head, more) => {
    const sent = new Promise<number>((resolve) => {
      service.stalls((line) => {
        const write = () => {
          if (line.destroyed) return;
          line.write(more);
          setImmediate(write);
        };
        line.on('error', () => undefined).on('close', () => resolve(line.bytesWritten));
        line.write(head);
        write();
      });
    });
    expect(await push()).toBe(outcome);
    expect(await sent).toBeLessThan(300_000);
  });
});
