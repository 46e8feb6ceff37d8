/** @embedded */
import type { Socket } from 'node:net';
import { AppError } from '../../../../../src/shared/contract/base/errors';
import { createFileScanner } from '../../../../../src/server/modules/uploads/service/createFileScanner';
import { openClamd } from '../../../../support/openClamd';

const WORM = 'made up to be found';

const refusalOf = async (scan: Promise<void>) => {
  const error = await scan.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof AppError ? [error.code, error.options.issues] : error;
};

describe('a scanner of files', () => {
  it('lets everything pass where none is set', async () => {
    await expect(createFileScanner(undefined)(Buffer.from(WORM))).resolves.toBeUndefined();
  });

  it('is given the whole file, however long, and lets a clean one pass', async () => {
    const seen: Buffer[] = [];
    const clamd = await openClamd((file, line) => {
      seen.push(file);
      line.end('stream: OK\0');
    });
    const file = Buffer.alloc(3_000_001, 'a file of three megabytes ');
    await createFileScanner(clamd.url)(file);
    expect(seen[0]?.equals(file)).toBe(true);
    expect(clamd.commands).toEqual(['zINSTREAM\0']);
    await clamd.close();
  });

  it('has a file refused in which it finds something', async () => {
    const clamd = await openClamd((file, line) =>
      line.end(file.includes(WORM) ? 'stream: Worm.MadeUp FOUND\0' : 'stream: OK\0'),
    );
    const scan = createFileScanner(clamd.url);
    expect(await refusalOf(scan(Buffer.from(`%PDF- ${WORM}`)))).toEqual([
      'INVALID',
      [{ path: 'content', code: 'file_infected' }],
    ]);
    expect(await refusalOf(scan(Buffer.from('%PDF- harmless')))).toBeNull();
    await clamd.close();
  });

  it.each<[string, (line: Socket) => unknown]>([
    ['says that it could not look', (line) => line.end('INSTREAM size limit exceeded. ERROR\0')],
    ['hangs up without a word', (line) => line.end()],
    ['hangs up in the middle of one', (line) => line.end('stream: ')],
    ['breaks the line', (line) => line.resetAndDestroy()],
    ['says nothing', () => {}],
  ])('lets nothing pass that %s about', async (_what, say) => {
    const clamd = await openClamd((_file, line) => void say(line));
    const scan = createFileScanner(clamd.url, { patienceMs: 200 });
    expect(await refusalOf(scan(Buffer.from('%PDF- harmless')))).toEqual(['UNAVAILABLE', undefined]);
    await clamd.close();
  });

  it('lets nothing pass while it is away', async () => {
    const clamd = await openClamd(() => {});
    await clamd.close();
    expect(await refusalOf(createFileScanner(clamd.url)(Buffer.from('%PDF-')))).toEqual([
      'UNAVAILABLE',
      undefined,
    ]);
  });
});
