import type { RequestOf } from '../../../../../src/shared/contract/base/endpoint';
import {
  addInterpreterProfile,
  getInterpreterProfile,
  updateInterpreterProfile,
} from '../../../../../src/shared/contract/interpreters/interpreterProfile';
import { startTestServer, type TestServer } from '../../../../support/testServer';
import { wholeProfile } from '../../../../support/wholeProfile';

describe("an interpreter's profile", () => {
  let server: TestServer;
  let id: string;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer();
    const user = await server.addInterpreter();
    id = user.id;
    ({ token } = await server.signIn(user.email));
    await server.call(addInterpreterProfile, wholeProfile, { token });
  });
  afterAll(() => server.close());

  const read = async () => (await server.call(getInterpreterProfile, { uuid: id }, { token })).data();

  it.each<[string, unknown, string[]]>([
    ['one language', { professionalInfo: { languages: ['Thai'] } }, ['professionalInfo.languages too_short']],
    [
      'a language twice',
      { professionalInfo: { languages: ['Thai', 'Thai'] } },
      ['professionalInfo.languages doubled'],
    ],
    [
      'an unknown language',
      { professionalInfo: { languages: ['Thai', 'Elvish'] } },
      ['professionalInfo.languages.1 unknown_choice'],
    ],
    [
      'a negative price',
      { professionalInfo: { pricePerHour: -1 } },
      ['professionalInfo.pricePerHour invalid'],
    ],
    [
      'a price with a third decimal',
      { professionalInfo: { pricePerHour: 80.005 } },
      ['professionalInfo.pricePerHour invalid'],
    ],
    [
      'a price of a word with a third decimal',
      { professionalInfo: { startingPricePerWord: 0.085 } },
      ['professionalInfo.startingPricePerWord invalid'],
    ],
    [
      'too high a price',
      { professionalInfo: { pricePerHour: 10_001 } },
      ['professionalInfo.pricePerHour invalid'],
    ],
    [
      'half a year',
      { professionalInfo: { yearsExperience: 2.5 } },
      ['professionalInfo.yearsExperience invalid'],
    ],
    ['a long alias', { personalInfo: { aka: 'x'.repeat(101) } }, ['personalInfo.aka too_long']],
    ['a long vertical', { verticals: [{ name: 'x'.repeat(61) }] }, ['verticals.0.name too_long']],
    ['an empty vertical', { verticals: [{ name: ' ' }] }, ['verticals.0.name required']],
    ['a vertical twice', { verticals: [{ name: 'Law' }, { name: 'LAW' }] }, ['verticals doubled']],
    [
      '21 verticals',
      { verticals: Array.from({ length: 21 }, (_, at) => ({ name: `V${at}` })) },
      ['verticals too_long'],
    ],
    [
      'an end before its start',
      { experience: [{ title: 'A', startDate: '2020-02-01', endDate: '2020-01-31' }] },
      ['experience.0.endDate end_before_start'],
    ],
    ['no start', { experience: [{ title: 'A' }] }, ['experience.0.startDate required']],
    [
      'a day that never was',
      { certifications: [{ name: 'A', date: '2023-02-29' }] },
      ['certifications.0.date not_a_date'],
    ],
    [
      'a day before living memory',
      { certifications: [{ name: 'A', date: '0001-01-01' }] },
      ['certifications.0.date not_a_date'],
    ],
    [
      'a price in words',
      { pricing: { interpretation: { HINDI: { Law: 'much' } } } },
      ['pricing.interpretation.HINDI.Law invalid'],
    ],
    [
      '51 positions',
      { experience: Array.from({ length: 51 }, () => ({ title: 'A', startDate: '2020-01-01' })) },
      ['experience too_long'],
    ],
  ])('refuses %s', async (_what, change, issues) => {
    const before = await read();
    const wrong = change as RequestOf<typeof updateInterpreterProfile>;
    const refusal = (await server.call(updateInterpreterProfile, wrong, { token })).refusal();
    expect(refusal.errors?.map(({ path, code }) => `${path} ${code}`)).toEqual(issues);
    expect(await read()).toEqual(before);
  });
});
