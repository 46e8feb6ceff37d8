import { randomUUID } from 'node:crypto';
import * as contract from '../../../../../src/shared/contract/bookings/message';
import { openClamd } from '../../../../support/openClamd';
import { startTestServer } from '../../../../support/testServer';

const WORM = 'made up to be found';

it('a file in which the scanner finds something reaches nobody, and its sender is told', async () => {
  const clamd = await openClamd((file, line) =>
    line.end(file.includes(WORM) ? 'stream: Worm.MadeUp FOUND\0' : 'stream: OK\0'),
  );
  const server = await startTestServer({ settings: { CLAMD_URL: clamd.url } });
  try {
    const [client, interpreter] = [await server.addClient(), await server.addInterpreter()];
    const { token } = await server.signIn(client.email);
    const thread_id = (
      await server.call(contract.openThread, { person_id: interpreter.id }, { token })
    ).data().id;
    const send = (text: string) => {
      const content = Buffer.from(text).toString('base64');
      return server.call(
        contract.sendFile,
        { thread_id, id: randomUUID(), file_name: 'notes.txt', content },
        { token },
      );
    };
    expect((await send(WORM)).refusal().errors).toMatchObject([{ path: 'content', code: 'file_infected' }]);
    const clean = (await send('harmless')).data();
    await clamd.close();
    const refused = await send('harmless, too');
    expect([refused.status, refused.refusal().code]).toEqual([503, 'UNAVAILABLE']);
    const there = await server.signIn(interpreter.email);
    const { messages } = (
      await server.call(contract.getMessages, { thread_id }, { token: there.token })
    ).data();
    expect(messages.map(({ id }) => id)).toEqual([clean.id]);
  } finally {
    await server.close();
  }
});
