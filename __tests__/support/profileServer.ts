import { http, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import type { InterpreterProfile } from '../../src/shared/contract/interpreters/interpreterProfile';
import type { Listing } from '../../src/shared/contract/interpreters/listing';
import type { ResumeDraft } from '../../src/shared/contract/interpreters/resumeDraft';
import { succeeds } from './answers';
import { aProfile } from './aProfile';
import { interpreterPerson } from './people';
import { personalInfoOf } from './personServer';

export const emptyResume: ResumeDraft = {
  name: null,
  headline: null,
  location: null,
  summary: null,
  languages: [],
  experience: [],
  education: [],
  certifications: [],
  skills: [],
};

export const LISTED: Listing = {
  ...{ state: 'listed', reason: null, since: null, missing: [], review: 'admin' },
  ...{ isPublic: true, showsWholeName: false, publicName: 'Ines I.', publicPath: null },
};

/** A server that knows one interpreter's profile, takes changes of it, and remembers what was sent by path. */
export function profileServer() {
  let profile: InterpreterProfile = aProfile(interpreterPerson.id);
  const sent: { path: string; body: unknown }[] = [];
  const take = async (request: Request) => {
    const body: unknown = await request.json();
    sent.push({ path: new URL(request.url).pathname.split('/').at(-1) ?? '', body });
    return body;
  };
  const save = async ({ request }: { request: Request }) => {
    const change = (await take(request)) as Partial<InterpreterProfile>;
    profile = {
      ...profile,
      publishedAt: '2026-01-05T09:00:00.000Z',
      personalInfo: { ...profile.personalInfo, ...change.personalInfo },
      professionalInfo: { ...profile.professionalInfo, ...change.professionalInfo },
      profile: { ...profile.profile, ...change.profile },
      verticals: change.verticals ?? profile.verticals,
      certifications: withIds(change.certifications) ?? profile.certifications,
      experience: withIds(change.experience) ?? profile.experience,
      pricing: change.pricing ?? profile.pricing,
      education: { ...profile.education, ...change.education },
    };
    return succeeds(profile);
  };
  const server = setupServer(
    http.post('*/interpreter/get_by_uuid', () => succeeds(profile)),
    http.post('*/listing/get', () => succeeds(LISTED)),
    http.post('*/interpreter/add', save),
    http.post('*/interpreter/update', save),
    http.put('*/user/update_info', async ({ request }) => {
      await take(request);
      return succeeds(personalInfoOf());
    }),
  );
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    profile = aProfile(interpreterPerson.id);
    sent.length = 0;
  });
  afterAll(() => server.close());
  return {
    sent,
    answers: (...handlers: HttpHandler[]) => server.use(...handlers),
    has: (changes: Partial<InterpreterProfile>) => {
      profile = aProfile(interpreterPerson.id, changes);
    },
    reads: (draft: Partial<ResumeDraft>) =>
      server.use(
        http.post('*/linkedin/parse_resume', () =>
          succeeds({
            file_name: 'cv.pdf',
            parsed_at: '2026-01-05T09:00:00.000Z',
            draft: { ...emptyResume, ...draft },
          }),
        ),
      ),
  };
}

/** As the server does: what is new gets an id. */
const withIds = <Entry extends { id?: string }>(entries: Entry[] | undefined) =>
  entries?.map((entry, index) => ({
    ...entry,
    id: entry.id ?? `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  }));
