import { randomUUID } from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { getCredentialDocument } from '../../../../../src/shared/contract/interpreters/credentialDecisions';
import { getFile, openThread, sendFile } from '../../../../../src/shared/contract/bookings/message';
import { DOCUMENT_MAX_BYTES } from '../../../../../src/shared/domain/files/documentRules';
import { piecesOf } from '../../../../../src/server/modules/uploads/service/uploadContext';
import { putCredential } from '../../../../support/credentials';
import { openTestDatabase } from '../../../../support/testDatabase';
import { startTestServer, type TestServer } from '../../../../support/testServer';

const MEBIBYTE = 1024 * 1024;
const LARGE = Buffer.from('%PDF-1.7\n'.padEnd(DOCUMENT_MAX_BYTES, 'x'));

describe('a stored file is read in small pieces', () => {
  let server: TestServer;
  /** bytes of the largest value that a statement answered */
  let largest = 0;
  const watch: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      const sizes = result.rows.flatMap((row) => Object.values(row)).map(sizeOf);
      largest = Math.max(largest, ...sizes);
      return Promise.resolve(result);
    },
  };

  beforeAll(async () => {
    const db = await openTestDatabase();
    server = await startTestServer({ db: { ...db, queries: db.queries.withPlugin(watch) } });
  });
  afterAll(() => server.close());
  beforeEach(() => (largest = 0));

  const download = async (path: string, token: string) => {
    const answer = await server.app.inject({ url: path, headers: { authorization: `Bearer ${token}` } });
    return answer.rawPayload;
  };
  const expectSmallPieces = () => {
    // something was read, so the statements were seen
    expect(largest).toBeGreaterThan(1000);
    expect(largest).toBeLessThanOrEqual(MEBIBYTE);
  };

  it('of a message, by both calls', async () => {
    const client = await server.addClient();
    const interpreter = await server.addInterpreter();
    const { token } = await server.signIn(client.email);
    const opened = await server.call(openThread, { person_id: interpreter.id }, { token });
    const file = { thread_id: opened.data().id, id: randomUUID() };
    const sent = { ...file, file_name: 'large.pdf', content: LARGE.toString('base64') };
    const { id } = (await server.call(sendFile, sent, { token })).data();
    largest = 0;
    const called = (await server.call(getFile, { ...file, id }, { token })).data();
    expect(Buffer.from(called.content, 'base64').equals(LARGE)).toBe(true);
    expectSmallPieces();
    const plain = await download(`${getFile.path}/${file.thread_id}/${id}`, token);
    expect(plain.equals(LARGE)).toBe(true);
    expectSmallPieces();
  });

  it('of a proof, by both calls', async () => {
    const interpreter = await server.addInterpreter();
    const { token } = await server.signIn(interpreter.email);
    const { queries } = server.context.db;
    const id = await putCredential(queries, interpreter.id);
    const large = { size: LARGE.length, content: LARGE };
    await queries.updateTable('credential_documents').set(large).where('credential_id', '=', id).execute();
    largest = 0;
    const called = (await server.call(getCredentialDocument, { id }, { token })).data();
    expect(Buffer.from(called.content, 'base64').equals(LARGE)).toBe(true);
    expectSmallPieces();
    const plain = await download(`${getCredentialDocument.path}/${id}`, token);
    expect(plain.equals(LARGE)).toBe(true);
    expectSmallPieces();
  });

  it('however large it is', async () => {
    const size = 100 * MEBIBYTE;
    const some = Buffer.alloc(MEBIBYTE);
    const asked: number[] = [];
    let read = 0;
    const pieces = piecesOf(({ from, bytes }) => {
      asked.push(bytes);
      return Promise.resolve(some.subarray(0, Math.min(bytes, size - from)));
    });
    for await (const piece of pieces) read += piece.length;
    expect(Math.max(...asked)).toBeLessThanOrEqual(MEBIBYTE);
    expect(read).toBe(size);
  });
});

const sizeOf = (value: unknown): number =>
  value instanceof Uint8Array || typeof value === 'string' ? value.length : 0;
