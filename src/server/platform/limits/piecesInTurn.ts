/** Passes on what `pieces` give, each asked for in a turn: many who read files at once hold nobody up between two pieces. */
export async function* piecesInTurn<Piece>(
  pieces: AsyncIterable<Piece>,
  inTurn: <T>(work: () => Promise<T>) => Promise<T>,
): AsyncGenerator<Piece> {
  const reading = pieces[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await inTurn(() => reading.next());
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await reading.return?.();
  }
}
