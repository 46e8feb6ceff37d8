import * as newsletter from '../../../../../src/shared/contract/account/publicSignUp';
import { openPost, tokenIn, type Post } from '../../../../support/openPost';
import { startTestServer, type TestServer } from '../../../../support/testServer';

const ALL_TOPICS = ['product_news', 'booking_tips', 'interpreter_stories'];

let server: TestServer;
let post: Post;
let number = 0;
const newEmail = () => `reader${(number += 1)}@people.example`;

beforeAll(async () => {
  server = await startTestServer({
    settings: { MAILS_PER_ADDRESS: '1000', CODE_TRIES_PER_ADDRESS: '1000' },
  });
  post = await openPost(server.context);
});
afterEach(() => post.collect());
afterAll(async () => {
  await post.close();
  await server.close();
});

const ask = (email: string, more: object = {}, language?: string) =>
  server.call(newsletter.requestSubscription, { email, ...more }, language ? { language } : {});
const confirm = (token: string) => server.call(newsletter.confirmSubscription, { token });
const askPreferences = (email: string) => server.call(newsletter.requestPreferences, { email });
const preferences = (token: string, choice: object = {}) =>
  server.call(newsletter.changePreferences, { token, ...choice });
const leave = (who: { token?: string; email?: string }) => server.call(newsletter.removeSubscription, who);

/** A confirmed reader, and the token at the foot of the mail that welcomed them. */
async function reader() {
  const email = newEmail();
  await ask(email);
  await confirm(tokenIn(await post.collectOne(), '/newsletter/confirm'));
  return { email, unsubscribeToken: tokenIn(await post.collectOne(), '/newsletter/unsubscribe') };
}
const subscribers = async () => {
  const rows = await server.context.db.queries.selectFrom('subscribers').select('email').execute();
  return rows.map(({ email }) => email);
};

describe('the newsletter', () => {
  test('comes only once the mailed link was confirmed, about what was wished for', async () => {
    const email = newEmail();
    const answer = await ask(email.toUpperCase(), {
      topics: ['booking_tips', 'booking_tips'],
      language: 'es-MX',
    });
    expect(answer.body).toMatchObject({ result: true, data: null });
    expect(await subscribers()).not.toContain(email);

    const mail = await post.collectOne();
    expect(mail.subject).toBe('Confirma que quieres recibir el boletín de Dragoman');
    const confirmed = await confirm(tokenIn(mail, '/newsletter/confirm'));
    expect(confirmed.data()).toEqual({ email, topics: ['booking_tips'], language: 'es-MX' });
    expect(await subscribers()).toContain(email);
    const welcome = await post.collectOne();
    expect(welcome.text).toContain('consejos para reservar');
    expect(welcome.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toContain(
      '/newsletter/unsubscribe',
    );
  });

  test('tells everything, in the language of the page, where nothing was chosen', async () => {
    const email = newEmail();
    await ask(email, {}, 'ja-JP');
    const token = tokenIn(await post.collectOne(), '/newsletter/confirm');
    expect((await confirm(token)).data()).toEqual({ email, topics: ALL_TOPICS, language: 'ja-JP' });
  });

  test('is confirmed once, and within a day', async () => {
    const email = newEmail();
    await ask(email);
    const token = tokenIn(await post.collectOne(), '/newsletter/confirm');
    await confirm(token);
    expect((await confirm(token)).refusal().code).toBe('WRONG_LINK');
    await ask(newEmail());
    await post.collect();
    await ask(newEmail());
    const late = tokenIn(await post.collectOne(), '/newsletter/confirm');
    server.clock.advance({ days: 1 });
    expect((await confirm(late)).refusal().code).toBe('WRONG_LINK');
  });

  test('does not tell whether an address reads it, but tells its owner', async () => {
    const { email } = await reader();
    const answers = [await ask(email), await ask(newEmail())];
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    const [toReader] = await post.collect();
    expect(toReader?.text).toContain('You receive it already');
  });

  test.each([
    ['topics', { topics: [] }],
    ['topics.0', { topics: ['gossip'] }],
    ['language', { language: 'fr-FR' }],
    ['email', { email: 'nobody' }],
  ])('refuses wrong %s', async (path, more) => {
    const refusal = (await ask(newEmail(), more)).refusal();
    expect(refusal.errors).toMatchObject([{ path }]);
  });

  test('can be asked for five times, then has to wait', async () => {
    const email = newEmail();
    for (let time = 0; time < 5; time += 1) expect((await ask(email)).status).toBe(200);
    const refused = await ask(email);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('its preferences', () => {
  const linkFor = async (email: string) => {
    await askPreferences(email);
    return tokenIn(await post.collectOne(), '/newsletter/preferences');
  };

  test('are shown as often as the mailed link is opened, and changed with it once', async () => {
    const { email } = await reader();
    const token = await linkFor(email);
    for (let time = 0; time < 2; time += 1) {
      expect((await preferences(token)).data()).toEqual({ email, topics: ALL_TOPICS, language: 'en-US' });
    }
    const changed = { email, topics: ['interpreter_stories'], language: 'en-US' };
    expect((await preferences(token, { topics: ['interpreter_stories'] })).data()).toEqual(changed);
    expect((await preferences(token, { language: 'ja-JP' })).refusal().code).toBe('WRONG_LINK');
    expect((await preferences(await linkFor(email))).data()).toEqual(changed);
  });

  test('decide the language of the next mail', async () => {
    const { email } = await reader();
    await preferences(await linkFor(email), { language: 'es-MX' });
    await askPreferences(email);
    expect((await post.collectOne()).subject).toBe('Cambia lo que Dragoman te envía');
  });

  test('of an unknown address are answered the same, and nothing is mailed', async () => {
    const known = await askPreferences((await reader()).email);
    await post.collect();
    const unknown = await askPreferences(newEmail());
    expect(unknown.body).toEqual(known.body);
    expect(await post.collect()).toEqual([]);
  });

  test('cannot be changed with the link of another mail, nor an hour later', async () => {
    const { email, unsubscribeToken } = await reader();
    expect((await preferences(unsubscribeToken)).refusal().code).toBe('WRONG_LINK');
    const token = await linkFor(email);
    server.clock.advance({ minutes: 60 });
    expect((await preferences(token)).refusal().code).toBe('WRONG_LINK');
  });
});

describe('leaving the newsletter by a mail program’s one click', () => {
  const FORM = 'application/x-www-form-urlencoded';
  /** As the two headers of the mail ask for (RFC 8058), with no cookie. */
  async function oneClick(more: { type?: string; body?: string; url?: string } = {}) {
    const email = newEmail();
    await ask(email);
    await confirm(tokenIn(await post.collectOne(), '/newsletter/confirm'));
    const { headers } = await post.collectOne();
    const header = (name: string) => headers.find(({ key }) => key === name)?.value ?? '';
    const url = new URL(more.url ?? (/^<(https:[^>]+)>$/.exec(header('list-unsubscribe'))?.[1] || 'none:'));
    const answer = await server.app.inject({
      method: 'POST',
      url: url.pathname + url.search,
      headers: { 'content-type': more.type ?? FORM },
      payload: more.body ?? header('list-unsubscribe-post'),
    });
    return { status: answer.statusCode, isGone: !(await subscribers()).includes(email) };
  }

  test('is done by the address and the body that the mail’s headers name', async () => {
    expect(await oneClick()).toEqual({ status: 200, isGone: true });
  });

  test('is done by a form of the other kind, too', async () => {
    const body =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    expect(await oneClick({ type: 'multipart/form-data; boundary=x', body })).toMatchObject({ isGone: true });
  });

  test.each([
    ['another body', { body: 'a=b' }, 400],
    ['no token', { url: 'https://dragoman.example/newsletter/unsubscribe' }, 400],
    ['a made-up token', { url: 'https://dragoman.example/newsletter/unsubscribe?token=made-up' }, 200],
    ['another type', { type: 'text/plain' }, 415],
  ])('is not done by %s', async (_name, more, status) => {
    expect(await oneClick(more)).toEqual({ status, isGone: false });
  });

  test('from one network is not counted, but guessing is', async () => {
    const few = await startTestServer({ settings: { CODE_TRIES_PER_ADDRESS: '2' } });
    try {
      const statuses: number[] = [];
      for (let time = 0; time < 3; time += 1)
        statuses.push((await few.call(newsletter.removeSubscription, { token: `made-up-${time}` })).status);
      expect(statuses).toEqual([200, 200, 429]);
    } finally {
      await few.close();
    }
  });
});

describe('leaving the newsletter', () => {
  test('takes one call with the token of any of its mails, however old', async () => {
    const { email, unsubscribeToken } = await reader();
    await askPreferences(email);
    await post.collect();
    server.clock.advance({ days: 365 });
    expect((await leave({ token: unsubscribeToken })).data()).toEqual({ removed: true });
    expect(await subscribers()).not.toContain(email);
    expect((await leave({ token: unsubscribeToken })).data()).toEqual({ removed: true });
  });

  test('by address waits for a mailed link', async () => {
    const { email } = await reader();
    expect((await leave({ email })).data()).toEqual({ removed: false });
    expect(await subscribers()).toContain(email);
    const token = tokenIn(await post.collectOne(), '/newsletter/unsubscribe');
    expect((await leave({ token })).data()).toEqual({ removed: true });
    expect(await subscribers()).not.toContain(email);
    expect((await leave({ token })).refusal().code).toBe('WRONG_LINK');
  });

  test('is answered the same for an unknown address, and nothing is mailed', async () => {
    const known = await leave({ email: (await reader()).email });
    await post.collect();
    const unknown = await leave({ email: newEmail() });
    expect(unknown.body).toEqual(known.body);
    expect(await post.collect()).toEqual([]);
  });

  test('ends a change that was still under way', async () => {
    const { email, unsubscribeToken } = await reader();
    await askPreferences(email);
    const token = tokenIn(await post.collectOne(), '/newsletter/preferences');
    await leave({ token: unsubscribeToken });
    expect((await preferences(token, { topics: ['booking_tips'] })).refusal().code).toBe('WRONG_LINK');
    expect(await subscribers()).not.toContain(email);
  });

  test.each([{}, { token: 'x', email: 'reader@people.example' }])(
    'needs a token or an address: %j',
    async (who) => {
      expect((await leave(who)).status).toBe(400);
    },
  );

  test('with a token that was made up is refused', async () => {
    expect((await leave({ token: 'made-up' })).refusal().code).toBe('WRONG_LINK');
  });
});
