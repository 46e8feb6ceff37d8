/** Answers of reads whose content does not matter where the cache alone is looked at. */
export const headshot = { photo_url: null, sizes: [], updated_at: null };
export const helpPage = { slug: 'booking', title: 'T', summary: 'S', language: 'en-US', markdown: '# T' };
export const emptyDraft = {
  ...{ name: null, headline: null, location: null, summary: null },
  ...{ languages: [], experience: [], education: [], certifications: [], skills: [] },
};

export const result = {
  attempt_id: '0199a6f2-0000-7000-8000-000000000001',
  quiz_id: '0199a6f2-0000-7000-8000-000000000002',
  title: 'French',
  language: 'French',
  submitted_at: '2026-01-05T09:00:00.000Z',
  score: 8,
  total: 10,
  passed: true,
  answers: [],
};
