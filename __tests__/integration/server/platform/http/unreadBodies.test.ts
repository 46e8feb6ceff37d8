import { once } from 'node:events';
import { connect } from 'node:net';
import { sendFile } from '../../../../../src/shared/contract/bookings/message';
import { startListeningTestServer } from '../../../../support/testServer';

describe('a body that is refused before it came', () => {
  let server: Awaited<ReturnType<typeof startListeningTestServer>>;
  beforeAll(async () => {
    server = await startListeningTestServer();
  });
  afterAll(() => server.close());

  /** What is answered to the head of a call with a body of so many bytes, which is never sent. */
  const refused = async (bytes: number) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    await once(socket, 'connect');
    let said = '';
    socket.setEncoding('utf8').on('data', (text: string) => (said += text));
    socket.write(
      `POST ${sendFile.path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n{`,
    );
    while (!said.includes('UNAUTHENTICATED')) await once(socket, 'data');
    return { socket, said };
  };

  it('ends the connection where it is long: nobody reads it', async () => {
    const { socket, said } = await refused(9_000_000);
    expect(said).toMatch(/\r\nconnection: close\r\n/i);
    if (!socket.closed) await once(socket, 'close');
  });

  it('leaves the connection open where it is short', async () => {
    const { socket, said } = await refused(20_000);
    expect(said).not.toMatch(/\r\nconnection: close\r\n/i);
    socket.destroy();
  });
});
