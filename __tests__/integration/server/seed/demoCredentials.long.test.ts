import { seedDemo } from '../../../../src/server/seed/seedDemo';
import { EXPIRY_WARNINGS } from '../../../../src/shared/domain/people/credentials';
import { createResumeReader } from '../../../../src/server/modules/resumes/service/createResumeReader';
import { verifiedBadgesOf } from '../../../../src/server/modules/credentials/service/verifiedBadges';
import { demoInterpreter } from '../../../../src/server/seed/demoInterpreters';
import { fakeClock } from '../../../support/fakeClock';
import { resumeWorkerFile } from '../../../support/resumes/resumeWorkerFile';
import { openTestDatabase } from '../../../support/testDatabase';

test('the demo’s credentials are of every state, and their documents are what an upload would take', async () => {
  const clock = fakeClock('2026-03-27T14:10:00.000Z');
  const db = await openTestDatabase();
  await seedDemo(db, clock, { passwordHashFor: () => Promise.resolve('hash') });
  const rows = await db.queries
    .selectFrom('credentials')
    .innerJoin('credential_documents', 'credential_id', 'id')
    .select(['state', 'kind', 'expires_at', 'media_type', 'content'])
    .execute();
  const states = new Set(rows.map(({ state }) => state));
  expect(states).toEqual(new Set(['verified', 'submitted', 'expired']));
  const soon = clock.now().getTime() + Math.max(...EXPIRY_WARNINGS) * 86_400_000;
  const ending = rows.filter(
    ({ state, expires_at: end }) => state === 'verified' && end && end.getTime() < soon,
  );
  expect(ending.length).toBeGreaterThan(0);

  const { id } = demoInterpreter('Najjar');
  const [sworn] = (await verifiedBadgesOf(db.queries, [id], clock.now())).get(id) ?? [];
  expect(sworn).toMatchObject({ kind: 'sworn', place: 'Berlin', languages: ['Arabic', 'German'] });

  const reader = createResumeReader({ workerFile: resumeWorkerFile });
  const pdfs = rows.filter(({ media_type }) => media_type === 'application/pdf');
  expect(await reader.check('somebody', pdfs[0]?.content ?? Buffer.alloc(0))).toBe(1);
  const pictures = rows.filter(({ media_type }) => media_type === 'image/jpeg');
  expect(pictures.map(({ content }) => content.subarray(0, 3).toString('hex'))).toEqual(['ffd8ff']);
  await db.close();
}, 60_000);
