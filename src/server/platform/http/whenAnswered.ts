import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

const underWay = new WeakMap<Socket, Set<() => void>>();

/**
 * Runs `then` once, when the last byte of the answer has been taken off our hands or its connection is over. Of answers that
 * wait behind another one on their connection, only the connection says that they will never be sent.
 */
export function whenAnswered(
  { raw: { socket } }: FastifyRequest,
  { raw }: FastifyReply,
  then: () => void,
): void {
  if (socket.destroyed) return then();
  const waiting = underWay.get(socket) ?? watch(socket);
  const end = () => {
    if (waiting.delete(end)) then();
  };
  waiting.add(end);
  raw.once('finish', end);
  raw.once('close', end);
}

function watch(socket: Socket): Set<() => void> {
  const waiting = new Set<() => void>();
  underWay.set(socket, waiting);
  socket.once('close', () => {
    for (const end of [...waiting]) end();
  });
  return waiting;
}
