import { InterpreterRecord } from '../../../../../src/shared/contract/interpreters/interpreterRecord';
import { InterpreterSearch } from '../../../../../src/shared/contract/interpreters/interpreter';
import { interpreterSearchText } from '../../../../../src/server/db/interpreterSearchText';
import { declineBooking } from '../../../../../src/server/modules/bookings/answerRequest';
import { getInterpreters } from '../../../../../src/server/modules/interpreters/getInterpreters';
import { callerOf, bookingScenes, type BookingScene } from '../../../../support/bookingScene';
import { addBookableInterpreter, addPerson } from '../../../../support/testPeople';

const sceneOfTest = bookingScenes();
let scene: BookingScene;
beforeEach(() => {
  scene = sceneOfTest();
});

const search = (request: Parameters<typeof InterpreterSearch.parse>[0], by = scene.client) =>
  getInterpreters(scene.context, callerOf(by), InterpreterSearch.parse(request));
const idsOf = (records: InterpreterRecord[]) => records.map(({ id }) => id);

/** A word that no other test's interpreters have in their text. */
async function addDescribed(word: string, languages: string[], description: string, ranking = 1) {
  const user = await addBookableInterpreter(scene.context, { firstName: 'José', lastName: word, languages });
  const text = { name: `José ${word}`, alias: null, description, languages, verticals: ['Tourism & Living'] };
  await scene.context.db.queries
    .updateTable('interpreters')
    .set({ description, ranking, search_text: interpreterSearchText(text) })
    .where('user_id', '=', user.id)
    .execute();
  return user;
}

describe('the list of interpreters', () => {
  it('tells what is known, and leaves open what the interpreter did not say', async () => {
    const bare = await addBookableInterpreter(scene.context, { firstName: 'Bo', hourlyPriceCents: null });
    const { queries } = scene.context.db;
    const full = scene.interpreter;
    const own = { interpreter_id: full.id };
    await queries
      .updateTable('interpreters')
      .set({
        description: 'Courts and ports.',
        starting_price_per_word_cents: 14,
        credibility_level: 3.6,
        client_references: 12,
        years_experience: 9,
      })
      .where('user_id', '=', full.id)
      .execute();
    await queries.updateTable('users').set({ photo_url: '/photo' }).where('id', '=', full.id).execute();
    await queries
      .insertInto('interpreter_verticals')
      .values({ ...own, name: 'Legal', position: 0 })
      .execute();
    await queries
      .insertInto('interpreter_certifications')
      .values([
        { ...own, id: crypto.randomUUID(), name: 'Old', issuing_body: 'A', issued_on: '2011-01-01' },
        { ...own, id: crypto.randomUUID(), name: 'New', issuing_body: 'B', issued_on: '2021-01-01' },
      ])
      .execute();
    const records = await search({});
    expect(records.find(({ id }) => id === full.id)).toEqual({
      id: full.id,
      uuid: full.id,
      email: '',
      hasProfile: false,
      fields: {
        personalInfo: { name: 'Ines Ruiz', profileImageUrl: '/photo' },
        profile: { description: 'Courts and ports.' },
        professionalInfo: {
          startingPricePerWord: 0.14,
          pricePerHour: 80,
          credibilityLevel: 3.6,
          clientReferences: 12,
          languages: ['English', 'Spanish'],
          experience: '9+ years',
          certifications: ['New', 'Old'],
        },
        verticals: [{ name: 'Legal' }],
      },
    });
    expect(records.find(({ id }) => id === bare.id)?.fields).toEqual({
      personalInfo: { name: expect.stringMatching(/^Bo /) as unknown },
      professionalInfo: {
        ...{ startingPricePerWord: null, credibilityLevel: null, experience: null, certifications: null },
        clientReferences: 0,
        languages: ['English', 'Spanish'],
      },
    });
    for (const record of records) expect(InterpreterRecord.parse(record)).toEqual(record);
  });

  it('shows the mail address to a client once they share a booking, whatever became of it', async () => {
    const mail = async (by = scene.client) =>
      (await search({}, by)).find(({ id }) => id === scene.interpreter.id)?.email;
    expect(await mail()).toBe('');
    const booking = await scene.book();
    expect(await mail()).toBe(scene.interpreter.email);
    await declineBooking(scene.context, callerOf(scene.interpreter), booking);
    expect(await mail()).toBe(scene.interpreter.email);
    expect(await mail(await addPerson(scene.context, 100))).toBe('');
  });

  it('finds words of name, description, vertical and language, in any order, case and accent', async () => {
    const found = await addDescribed('Zyxwing', ['Japanese', 'Spanish'], 'Kaizen rounds at 100% pace');
    const finds = [
      'zyxwing',
      'JOSE zyxwing',
      'zyxwing kaizen',
      'tourism ZYXWING',
      'zyxwing japonés',
      'zyxwing 日本語',
    ];
    for (const words of finds) expect(idsOf(await search({ search: words }))).toEqual([found.id]);
    for (const words of ['zyxwing thai', 'zyxwing 100_', 'zyxwing %%%', "zyxwing ' or 1=1"]) {
      expect(await search({ search: words })).toEqual([]);
    }
    expect(idsOf(await search({ search: 'zyxwing 100%' }))).toEqual([found.id]);
  });

  it('takes a language by another name, or misspelt, where nobody has the word itself', async () => {
    const found = await addDescribed('Vexwort', ['Persian', 'Ukrainian'], '');
    for (const word of ['farsi', 'Farzi', 'Ukranian', 'ucraniano', 'українська', 'ukrainisch']) {
      const ids = idsOf(await search({ search: word }));
      expect([word, ids.includes(found.id)]).toEqual([word, true]);
    }
    // a person of that name comes before the language
    const named = await addDescribed('Farsiko', ['Thai', 'Greek'], '');
    expect(idsOf(await search({ search: 'farsi' }))).toEqual([named.id]);
    expect(await search({ search: 'farsi', page: 2 })).toEqual([]);
  });

  it('finds who interprets between two languages, whichever way', async () => {
    const both = await addDescribed('Qwobble', ['Thai', 'Greek', 'English'], '');
    await addDescribed('Qwobble', ['Thai', 'English'], '');
    expect(idsOf(await search({ search: 'qwobble', from: 'Greek', to: 'Thai' }))).toEqual([both.id]);
    expect(idsOf(await search({ search: 'qwobble', from: 'Thai', to: 'Greek' }))).toEqual([both.id]);
    expect(await search({ search: 'qwobble', from: 'Thai' })).toHaveLength(2);
  });

  it('gives pages by rank that neither repeat nor skip anybody', async () => {
    const ids = [];
    for (let rank = 1; rank <= 5; rank += 1)
      ids.push((await addDescribed('Pagewort', ['Thai', 'Greek'], '', rank)).id);
    const pages = [];
    for (const page of [1, 2, 3, 4])
      pages.push(idsOf(await search({ search: 'pagewort', page, pageSize: 2 })));
    expect(pages).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4), []]);
  });

  it('leaves out who cannot be booked', async () => {
    const unverified = await addBookableInterpreter(scene.context, { isVerified: false });
    const paused = await addBookableInterpreter(scene.context);
    await scene.context.db.queries
      .updateTable('interpreters')
      .set({ offers_interpretation: false })
      .where('user_id', '=', paused.id)
      .execute();
    const ids = idsOf(await search({}));
    expect(ids).toContain(scene.interpreter.id);
    expect(ids).not.toContain(unverified.id);
    expect(ids).not.toContain(paused.id);
  });
});
