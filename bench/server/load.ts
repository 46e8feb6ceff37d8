import { connect, type Socket } from 'node:net';

/** The answers of a server that was asked as fast as it answered. */
export interface Load {
  seconds: number;
  answers: number;
  /** answers by status */
  byStatus: Record<string, number>;
  /** the first answer that was not 200, whole, where there was one */
  refusal?: string;
  /** how long each took, in milliseconds, the shortest first */
  times: number[];
}

export interface LoadWish {
  port: number;
  connections: number;
  seconds: number;
  /** the whole request, as it goes over the line */
  request: (number: number) => string;
}

/** A request of the API as it goes over the line. */
export function rawPost(path: string, body: object, headers: Record<string, string> = {}): string {
  const text = JSON.stringify(body);
  const all = { host: '127.0.0.1', 'content-type': 'application/json', ...headers };
  const lines = Object.entries({ ...all, 'content-length': String(Buffer.byteLength(text)) });
  return `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n${text}`;
}

/**
 * Keeps so many connections asking, each again as soon as it was answered. It reads no more of an answer than its status
 * and its length: a client that reads properly costs more than the servers that are compared.
 */
export async function load({ port, connections, seconds, request }: LoadWish): Promise<Load> {
  const result: Load = { seconds, answers: 0, byStatus: {}, times: [] };
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  let number = 0;
  const next = () => (performance.now() < endsAt ? request(number++) : null);
  await Promise.all(Array.from({ length: connections }, () => keepAsking(port, next, result)));
  result.seconds = (performance.now() - startedAt) / 1000;
  result.times.sort((one, other) => one - other);
  return result;
}

/** The time that so large a part of all answers took at most, in milliseconds. */
export function quantile({ times }: Load, part: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
}

function keepAsking(port: number, next: () => string | null, result: Load): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let waiting = Buffer.alloc(0);
    let askedAt = 0;
    const ask = (line: Socket) => {
      const text = next();
      if (text === null) return line.end(() => resolve());
      askedAt = performance.now();
      return line.write(text);
    };
    socket.on('connect', () => ask(socket));
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('data', (chunk) => {
      waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
      const answer = answerIn(waiting);
      if (!answer) return;
      if (answer.status !== '200') result.refusal ??= waiting.toString();
      waiting = Buffer.alloc(0);
      result.answers += 1;
      result.byStatus[answer.status] = (result.byStatus[answer.status] ?? 0) + 1;
      result.times.push(performance.now() - askedAt);
      ask(socket);
    });
  });
}

function answerIn(bytes: Buffer): { status: string } | null {
  const headEnds = bytes.indexOf('\r\n\r\n');
  if (headEnds === -1) return null;
  const head = bytes.toString('latin1', 0, headEnds);
  const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? NaN);
  if (Number.isNaN(length)) throw new Error(`an answer of unknown length: ${head}`);
  return bytes.length >= headEnds + 4 + length ? { status: head.slice(9, 12) } : null;
}
