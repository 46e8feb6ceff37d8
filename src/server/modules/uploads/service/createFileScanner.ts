import { connect } from 'node:net';
import { AppError } from '../../../../shared/contract/base/errors';

/** Looks at a file before anybody else is given it. Throws INVALID about `content`, UNAVAILABLE where it cannot look. */
export type FileScanner = (bytes: Buffer) => Promise<void>;

const CLAMD_PORT = 3310;
const PATIENCE_MS = 20_000;
/** of its answer, which is one short line */
const MOST_HEARD = 4096;

/** Asks ClamAV's daemon at `tcp://host:port`; without one every file passes. */
export function createFileScanner(
  clamdUrl: string | undefined,
  { patienceMs = PATIENCE_MS } = {},
): FileScanner {
  if (clamdUrl === undefined) return () => Promise.resolve();
  const { hostname, port } = new URL(clamdUrl);
  return async (bytes) => {
    const said = await ask({ host: hostname, port: Number(port) || CLAMD_PORT }, bytes, patienceMs);
    if (/^stream: .+ FOUND$/.test(said)) {
      throw new AppError('INVALID', { issues: [{ path: 'content', code: 'file_infected' }] });
    }
    if (said !== 'stream: OK') throw unavailable(new Error(`clamd said “${said}”`));
  };
}

/** clamd's `INSTREAM`: the file in parts that begin with their length, up to an empty one; its line ends with a zero. */
function ask(at: { host: string; port: number }, bytes: Buffer, patienceMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const line = connect(at);
    let said = '';
    line.setTimeout(patienceMs, () => line.destroy(new Error('clamd did not answer in time')));
    line.on('error', (cause) => reject(unavailable(cause)));
    line.on('close', () => reject(unavailable(new Error('clamd hung up'))));
    line.setEncoding('utf8').on('data', (part: string) => {
      said = (said + part).slice(0, MOST_HEARD);
      const end = said.indexOf('\0');
      if (end < 0) return;
      resolve(said.slice(0, end));
      line.destroy();
    });
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    line.write(Buffer.concat([Buffer.from('zINSTREAM\0'), length, bytes, Buffer.alloc(4)]));
  });
}

function unavailable(cause: Error): AppError {
  return new AppError('UNAVAILABLE', { cause });
}
