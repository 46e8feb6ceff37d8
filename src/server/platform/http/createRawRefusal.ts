import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { serverMessages } from '../../../shared/i18n/serverMessages';

/** Says MALFORMED on a bare connection, where there is no reply that could, and ends it. */
export function createRawRefusal(headers: Record<string, string>) {
  const message = serverMessages['en-US'].errors.MALFORMED;
  const body = JSON.stringify({ result: false, message, code: 'MALFORMED', data: null });
  const lines = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return (socket: Duplex, status: number): void => {
    if (socket.writable) {
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
    }
    socket.destroy();
  };
}
