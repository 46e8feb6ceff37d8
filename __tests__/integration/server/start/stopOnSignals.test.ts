/** @embedded */
import { EventEmitter } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { stopOnSignals } from '../../../../src/server/start/stopOnSignals';

function stoppable() {
  const source = new EventEmitter();
  const exits: number[] = [];
  const reports: unknown[] = [];
  let finish: { well: () => void; badly: (error: Error) => void } = { well: () => {}, badly: () => {} };
  const stop = () =>
    new Promise<void>((resolve, reject) => {
      finish = { well: resolve, badly: reject };
    });
  stopOnSignals(
    source,
    stop,
    (code) => exits.push(code),
    (error) => reports.push(error),
  );
  return { source, exits, reports, finish: () => finish };
}

describe('a signal to stop', () => {
  it.each(['SIGINT', 'SIGTERM'])('%s lets everything finish, then exits with 0', async (signal) => {
    const { source, exits, finish } = stoppable();
    source.emit(signal);
    await nextTurn();
    expect(exits).toEqual([]);
    finish().well();
    await nextTurn();
    expect(exits).toEqual([0]);
  });

  it('that comes a second time does not wait', () => {
    const { source, exits } = stoppable();
    source.emit('SIGINT');
    source.emit('SIGINT');
    expect(exits).toEqual([130]);
  });

  it('that cannot be followed cleanly is told and exits with 1', async () => {
    const { source, exits, reports, finish } = stoppable();
    source.emit('SIGTERM');
    finish().badly(new Error('stuck'));
    await nextTurn();
    expect([exits, reports]).toEqual([[1], [new Error('stuck')]]);
  });
});
