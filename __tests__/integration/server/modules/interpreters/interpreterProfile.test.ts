import { randomUUID } from 'node:crypto';
import { addBooking } from '../../../../../src/shared/contract/bookings/client';
import { getInterpreters } from '../../../../../src/shared/contract/interpreters/interpreter';
import {
  addInterpreterProfile,
  getInterpreterProfile,
  updateInterpreterProfile,
} from '../../../../../src/shared/contract/interpreters/interpreterProfile';
import { updatePersonalInfo } from '../../../../../src/shared/contract/account/personalInfo';
import type { RequestOf } from '../../../../../src/shared/contract/base/endpoint';
import { bookingRequest } from '../../../../support/bookingRequest';
import { startTestServer, type TestServer } from '../../../../support/testServer';
import { wholeProfile as whole } from '../../../../support/wholeProfile';

type Change = RequestOf<typeof addInterpreterProfile>;

describe("an interpreter's profile", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ settings: { LOGIN_TRIES_PER_ADDRESS: '10000' } });
  });
  afterAll(() => server.close());

  const newInterpreter = async (languages: string[] = []) => {
    const user = await server.addInterpreter({
      firstName: 'Ami',
      lastName: 'Ōta',
      languages: ['English', 'Thai', ...languages],
    });
    const { token } = await server.signIn(user.email);
    return {
      user,
      token,
      publish: (change: Change = whole) => server.call(addInterpreterProfile, change, { token }),
    };
  };
  const read = async (uuid: string, token: string) => server.call(getInterpreterProfile, { uuid }, { token });

  it('is published as it was written', async () => {
    const { user, publish } = await newInterpreter();
    const profile = (await publish()).data();
    expect(profile).toEqual({
      id: user.id,
      uuid: user.id,
      email: user.email,
      publishedAt: server.clock.now().toISOString(),
      personalInfo: {
        name: 'Ami Ōta',
        aka: 'Ame',
        nativeLanguage: 'Japanese',
        location: 'Kyoto, Japan',
        profileImageUrl: null,
      },
      professionalInfo: {
        credibilityLevel: null,
        yearsExperience: 12,
        clientReferences: 0,
        isFullTimeTranslator: true,
        pricePerHour: 62.51,
        startingPricePerWord: 0.09,
        ranking: null,
        languageLevels: {},
        languages: ['Japanese', 'English', 'Korean'],
      },
      verticals: [{ name: 'Tourism & Living' }, { name: 'Ceramics' }],
      profile: { description: 'Tea houses and courts.', translationTools: 'OmegaT' },
      pricing: {
        interpretation: { 'ENGLISH (US)': { Ceramics: 0.09, Other: 0 }, 'HINDI (IN)': { Ceramics: 0.11 } },
      },
      servicesOffered: { interpretation: true },
      education: {
        university: true,
        ongoingLearning: true,
        associations: false,
        certificates: true,
        text: 'Kyoto U.',
      },
      certifications: [
        expect.objectContaining({ name: 'Newer', date: '2020-04-01' }),
        expect.objectContaining({ name: 'Older', issuingBody: 'JTA', date: '2012-04-01' }),
        expect.objectContaining({ name: 'Undated', issuingBody: '', date: null }),
      ],
      experience: [
        expect.objectContaining({ title: 'Interpreter', endDate: null, description: 'Trials' }),
        expect.objectContaining({
          title: 'Guide',
          startDate: '2010-01-01',
          endDate: '2014-01-01',
          description: '',
        }),
      ],
    });
  });

  it('is published once; afterwards it is changed', async () => {
    const { token, publish } = await newInterpreter();
    const early = await server.call(updateInterpreterProfile, whole, { token });
    expect([early.status, early.refusal().code]).toEqual([404, 'NOT_FOUND']);
    expect((await publish()).status).toBe(200);
    expect((await publish()).refusal().code).toBe('PROFILE_EXISTS');
  });

  it('is published once even when many try at the same time', async () => {
    const { publish } = await newInterpreter();
    const answers = await Promise.all(Array.from({ length: 10 }, () => publish()));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
  });

  it('can be read by everybody once it is published, and before by its owner alone', async () => {
    const { user, token, publish } = await newInterpreter();
    const client = await server.signIn((await server.addClient()).email);
    expect((await read(user.id, client.token)).status).toBe(404);
    expect((await read(user.id, token)).data()).toMatchObject({
      publishedAt: null,
      personalInfo: { name: 'Ami Ōta' },
    });
    await publish();
    expect((await read(user.id, client.token)).data().profile.description).toBe('Tea houses and courts.');
  });

  it('shows the mail address to its owner and to those who share a booking', async () => {
    const { user, token, publish } = await newInterpreter();
    await publish({ ...whole, professionalInfo: { languages: ['English', 'Spanish'], pricePerHour: 80 } });
    const clientUser = await server.addClient();
    const client = await server.signIn(clientUser.email);
    expect((await read(user.id, token)).data().email).toBe(user.email);
    expect((await read(user.id, client.token)).data().email).toBe('');
    const request = bookingRequest({ clientId: clientUser.id, interpreterId: user.id });
    expect((await server.call(addBooking, request, { token: client.token })).status).toBe(200);
    expect((await read(user.id, client.token)).data().email).toBe(user.email);
  });

  it('changes in what is named only, and keeps the ids of entries that stay', async () => {
    const { token, publish } = await newInterpreter();
    const before = (await publish()).data();
    const [newer, older] = before.certifications;
    const change: Change = {
      personalInfo: { aka: '' },
      professionalInfo: { pricePerHour: null },
      certifications: [
        { ...newer, name: 'Renamed' },
        { ...newer, name: 'The same id again' },
        { id: randomUUID(), name: 'A foreign id' },
      ],
    };
    const after = (await server.call(updateInterpreterProfile, change, { token })).data();
    expect(after).toEqual({
      ...before,
      personalInfo: { ...before.personalInfo, aka: null },
      professionalInfo: { ...before.professionalInfo, pricePerHour: null },
      certifications: after.certifications,
    });
    const idOf = (name: string) => after.certifications.find((each) => each.name === name)?.id;
    expect(idOf('Renamed')).toBe(newer?.id);
    expect(new Set(after.certifications.map(({ id }) => id)).size).toBe(3);
    expect(after.certifications.map(({ id }) => id)).not.toContain(older?.id);
  });

  it('can be sent back as it came, and then says the same', async () => {
    const { token, publish } = await newInterpreter();
    const before = (await publish()).data();
    expect((await server.call(updateInterpreterProfile, before as Change, { token })).data()).toEqual(before);
  });

  it('never changes in what the server works out itself', async () => {
    const { token, user, publish } = await newInterpreter();
    const before = (await publish()).data();
    const wishes = {
      id: randomUUID(),
      uuid: randomUUID(),
      email: 'other@people.example',
      publishedAt: null,
      personalInfo: { name: 'Somebody Else', profileImageUrl: 'https://elsewhere.example/x.png' },
      professionalInfo: { credibilityLevel: 4, clientReferences: 999, ranking: 1, rating: 4 },
    };
    expect((await server.call(updateInterpreterProfile, wishes as Change, { token })).data()).toEqual(before);
    expect((await read(user.id, token)).data()).toEqual(before);
  });

  it('is found by its new words and not by the old ones', async () => {
    const { user, token, publish } = await newInterpreter();
    await publish({ ...whole, profile: { description: 'Quillwort harvests' } });
    const find = async (search: string) =>
      (await server.call(getInterpreters, { search }, { token })).data().map(({ id }) => id);
    expect(await find('quillwort ota 韓国語')).toEqual([user.id]);
    await server.call(updateInterpreterProfile, { profile: { description: 'Bog myrtle' } }, { token });
    expect(await find('quillwort')).toEqual([]);
    expect((await server.call(getInterpreters, { search: 'myrtle' }, { token })).data()[0]).toMatchObject({
      id: user.id,
      hasProfile: true,
    });
  });

  it('is found by a new name as well', async () => {
    const { user, token, publish } = await newInterpreter();
    await publish();
    await server.call(updatePersonalInfo, { first_name: 'Žofie', last_name: 'Mugwort' }, { token });
    const found = (
      await server.call(getInterpreters, { search: 'zofie mugwort', sort: 'name' }, { token })
    ).data();
    expect(found.map(({ id }) => id)).toEqual([user.id]);
  });

  it('needs two languages', async () => {
    const user = await server.addInterpreter({ languages: ['English'] });
    const { token } = await server.signIn(user.email);
    const answer = await server.call(addInterpreterProfile, { profile: { description: 'x' } }, { token });
    expect(answer.refusal().errors).toMatchObject([{ path: 'professionalInfo.languages', code: 'required' }]);
    expect((await read(user.id, token)).data()).toMatchObject({
      publishedAt: null,
      profile: { description: null },
    });
  });
});
