import { createServer, type AddressInfo, type Socket } from 'node:net';

/** Speaks as clamd does to `INSTREAM`: a command, then parts that begin with their length, up to an empty one. */
export async function openClamd(say: (file: Buffer, line: Socket) => void) {
  const commands: string[] = [];
  const server = createServer((line) => {
    let heard = Buffer.alloc(0);
    line.on('error', () => {});
    line.on('data', (part) => {
      heard = Buffer.concat([heard, part]);
      const start = heard.indexOf(0) + 1;
      const parts: Buffer[] = [];
      for (let at = start; start > 0 && at + 4 <= heard.length;) {
        const length = heard.readUInt32BE(at);
        if (length === 0) {
          commands.push(heard.subarray(0, start).toString());
          return say(Buffer.concat(parts), line);
        }
        parts.push(heard.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ...{ commands, url: `tcp://127.0.0.1:${port}` },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
