import { setTimeout as sleep } from 'node:timers/promises';
import { createPersonTurns, inTurnOf } from '../../../../../src/server/platform/limits/createPersonTurns';
import { piecesInTurn } from '../../../../../src/server/platform/limits/piecesInTurn';

const seen = { atOnce: 0, most: 0, ended: 0 };
async function* file(pieces: number) {
  try {
    for (let piece = 0; piece < pieces; piece += 1) {
      seen.most = Math.max(seen.most, (seen.atOnce += 1));
      await sleep(1);
      seen.atOnce -= 1;
      yield piece;
    }
  } finally {
    seen.ended += 1;
  }
}
const turns = inTurnOf(createPersonTurns({ atOnce: 16, perPerson: 3, waiting: 1000 }));
const read = (pieces: number) => piecesInTurn(file(pieces), (work) => turns('a network', work));

describe('pieces in turn', () => {
  it('come whole and in order, and few are asked for at once', async () => {
    const all = Array.from({ length: 20 }, async () => {
      const pieces: number[] = [];
      for await (const piece of read(5)) pieces.push(piece);
      return pieces;
    });
    for (const pieces of await Promise.all(all)) expect(pieces).toEqual([0, 1, 2, 3, 4]);
    expect(seen.most).toBe(3);
  });

  it('end with who reads them', async () => {
    seen.ended = 0;
    for await (const piece of read(5)) if (piece === 1) break;
    expect(seen.ended).toBe(1);
    expect(await turns('a network', () => Promise.resolve('free'))).toBe('free');
  });
});
