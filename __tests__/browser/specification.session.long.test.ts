import { paths } from '../../src/client/paths';
import { launchBrowser } from '../support/launchBrowser';
import { cardIn, panelNamed } from '../support/pages/bookingsPanel';
import { bookSoon, endRunningSession } from '../support/pages/demoCalls';
import { demoInterpreter, DEMO_CLIENT, DEMO_INTERPRETER } from '../support/pages/demoPeople';
import { signIn } from '../support/pages/signIn';
import { useStage, type Person } from '../support/stage';

const TITLE = 'Where every button leads';

/** Specification, section 2: the buttons whose action it does not show; `product.md`, section 8: they work. */
describe('Join and Message', () => {
  const stage = useStage();
  let client: Person;
  let interpreter: Person;
  let bookingId: string;

  beforeAll(async () => {
    const { url } = stage.server();
    const known = await demoInterpreter(url);
    await endRunningSession(url, known);
    bookingId = (await bookSoon(url, known, { minutes: 4, title: TITLE, isAccepted: true })).id;
    [client, interpreter] = [await stage.comes('client'), await stage.comes('interpreter')];
    await Promise.all([signIn(client.page, DEMO_CLIENT), signIn(interpreter.page, DEMO_INTERPRETER)]);
  });

  const card = async (person: Person) => {
    const isClient = person === client;
    await person.page.goto(isClient ? paths.client.records : paths.interpreter.records);
    return cardIn(panelNamed(person.page, isClient ? 'Booking Records' : 'My Bookings'), TITLE);
  };
  const dialog = async () => {
    await (await card(interpreter)).getByRole('button', { name: 'View' }).click();
    const opened = interpreter.page.getByRole('dialog', { name: 'Session Details' });
    await opened.waitFor();
    return opened;
  };
  const standsInConversation = ({ page }: Person) =>
    page.getByRole('textbox', { name: /^Message to/ }).waitFor();
  const standsInRoom = async ({ page }: Person, area: string) => {
    await page.waitForURL(`**/${area}/session/${bookingId}`);
    await page.getByRole('heading', { level: 1, name: new RegExp(TITLE) }).waitFor();
  };

  it("'Message' on a client's card opens the conversation with the interpreter", async () => {
    await (await card(client)).getByRole('button', { name: 'Message', exact: true }).click();
    await standsInConversation(client);
    expect(new URL(client.page.url()).pathname).toMatch(/^\/client\/messages\/[\w-]{36}$/);
    await client.page.getByText(`${TITLE}, requested`).waitFor();
  });

  it("'Message' on an interpreter's card opens the conversation with the client", async () => {
    await (await card(interpreter)).getByRole('button', { name: 'Message', exact: true }).click();
    await standsInConversation(interpreter);
    expect(new URL(interpreter.page.url()).pathname).toMatch(/^\/interpreter\/messages\/[\w-]{36}$/);
  });

  it("'Message Client' in 'Session Details' opens it too", async () => {
    await (await dialog()).getByRole('button', { name: 'Message Client' }).click();
    await standsInConversation(interpreter);
  });

  it("'Join' on either card opens the session's room", async () => {
    await (await card(client)).getByRole('button', { name: 'Join', exact: true }).click();
    await standsInRoom(client, 'client');
    await (await card(interpreter)).getByRole('button', { name: 'Join', exact: true }).click();
    await standsInRoom(interpreter, 'interpreter');
  });

  it("'Join Session' in 'Session Details' opens the room, which names who, when, platform and countdown", async () => {
    await (await dialog()).getByRole('button', { name: 'Join Session' }).click();
    await standsInRoom(interpreter, 'interpreter');
    const said = (await interpreter.page.getByRole('main').textContent()) ?? '';
    for (const fact of ['Zoom', 'Starts in', 'The lease, clause by clause.']) expect(said).toContain(fact);
    await interpreter.page.getByRole('timer').waitFor();
    await interpreter.shoot('room');
  });

  it('from 15 minutes before the start, checking in puts the booking in progress and is kept', async () => {
    await interpreter.page.getByRole('button', { name: 'Check in and join' }).click();
    await interpreter.page.getByText('You are checked in.', { exact: false }).waitFor();
    await (await card(interpreter)).getByText('In progress').waitFor();
    await interpreter.page.goto(`${paths.interpreter.session}/${bookingId}`);
    const here = interpreter.page.getByRole('region', { name: 'Who is here' });
    await here.getByText(/^Checked in at/).waitFor();
  });

  it('moves nothing behind a dialog, where scrollbars take room', async () => {
    const browser = await launchBrowser({ hasScrollbars: true });
    try {
      const page = await browser.newPage({
        baseURL: stage.server().url,
        viewport: { width: 1100, height: 700 },
      });
      await signIn(page, DEMO_CLIENT);
      await page.goto(paths.client.records);
      const shown = panelNamed(page, 'Booking Records').getByRole('article').first();
      await shown.waitFor();
      const room = () => page.evaluate(() => innerWidth - document.body.offsetWidth);
      expect(await room()).toBeGreaterThan(5);
      const before = [await room(), await page.locator('.dr-header').boundingBox()];
      await shown.getByRole('button', { name: 'View' }).click();
      await page.getByRole('dialog').waitFor();
      expect([await room(), await page.locator('.dr-header').boundingBox()]).toEqual(before);
    } finally {
      await browser.close();
    }
  });
});
