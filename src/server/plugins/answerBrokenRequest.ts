import type { Socket } from 'node:net';
import { createRawRefusal } from '../http/createRawRefusal';

const STATUS_FOR_CODE: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers what is not even HTTP, before there is a request that could be asked for its language. */
export function answerBrokenRequest(headers: Record<string, string>) {
  const refuse = createRawRefusal(headers);
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    refuse(socket, STATUS_FOR_CODE[error.code ?? ''] ?? 400);
  };
}
