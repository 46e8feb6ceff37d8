import { Readable } from 'node:stream';

/** An answer as JSON, whose last text was left empty: these bytes stand there in base64. Pieces are multiples of 3 bytes. */
export function withText(answer: object, pieces: AsyncIterable<Buffer>): Readable {
  const [, before = '', after = ''] = /^(.*")("[\]}]*)$/s.exec(JSON.stringify(answer)) ?? [];
  return Readable.from(
    (async function* () {
      yield before;
      for await (const piece of pieces) yield piece.toString('base64');
      yield after;
    })(),
  );
}
