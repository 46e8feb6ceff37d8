import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';

const underWay = new WeakMap<Socket, Set<() => void>>();

/**
 * Runs `then` once, when the last byte of the answer has been taken off our hands or its connection is over. Of answers that
 * wait behind another one on their connection, only the connection says that they will never be sent.
 */
export function whenAnswered({ socket }: IncomingMessage, answer: ServerResponse, then: () => void): void {
  if (socket.destroyed) return then();
  const waiting = underWay.get(socket) ?? watch(socket);
  const end = () => {
    if (waiting.delete(end)) then();
  };
  waiting.add(end);
  answer.once('finish', end);
  answer.once('close', end);
}

/** Thrown instead of doing work whose caller left before it began. */
export class CallerLeft extends Error {}

/** The same work, but for who left while it waited for its turn: nobody was told that it is done, and others wait behind it. */
export function unlessLeft<T>({ raw }: FastifyReply, work: () => Promise<T>): () => Promise<T> {
  return async () => {
    if (raw.destroyed) throw new CallerLeft();
    return work();
  };
}

function watch(socket: Socket): Set<() => void> {
  const waiting = new Set<() => void>();
  underWay.set(socket, waiting);
  socket.once('close', () => {
    for (const end of [...waiting]) end();
  });
  return waiting;
}

/** Has a file that is sent closed with its answer: of one that will never be sent, Node says so to nobody, and it would stay open. */
export function closeWithAnswer(app: FastifyInstance): void {
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    if (!(payload instanceof Readable)) return done();
    whenAnswered(raw, reply.raw, () => payload.destroy());
    done(null, raw.socket.destroyed ? '' : payload);
  });
}
