import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { serverMessages } from '../../i18n/serverMessages';

const STATUS_FOR_CODE: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers what is not even HTTP, before there is a request that could be asked for its language. */
export function answerBrokenRequest(headers: Record<string, string>) {
  const message = serverMessages['en-US'].errors.MALFORMED;
  const body = JSON.stringify({ result: false, message, code: 'MALFORMED', data: null });
  const lines = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status = STATUS_FOR_CODE[error.code ?? ''] ?? 400;
    if (socket.writable) {
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
    }
    socket.destroy();
  };
}
