import { pngOf } from './pictures/testPictures';
import type { SampleWorld } from './sampleRequests';

/** A page of a résumé in a PDF written by hand, small enough to be spelt out. */
const TINY_PDF = [
  '%PDF-1.4',
  '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
  '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
  '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 300 100] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >> endobj',
  '4 0 obj << /Length 60 >> stream',
  'BT /F 12 Tf 20 50 Td (Ana Ruiz, interpreter of courts) Tj ET',
  'endstream endobj',
  '5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj',
  'trailer << /Root 1 0 R >>',
].join('\n');

const profile = {
  personalInfo: { aka: 'Pat', nativeLanguage: 'Spanish', location: 'Lima, Peru' },
  professionalInfo: {
    yearsExperience: 7,
    isFullTimeTranslator: true,
    pricePerHour: 80,
    startingPricePerWord: 0.12,
    languages: ['Spanish', 'English', 'French'],
  },
  verticals: [{ name: 'Software & App' }],
  profile: { description: 'Courts and clinics.', translationTools: 'Trados' },
  pricing: { interpretation: { 'HINDI (IN)': { 'Software & App': 0.08 } } },
  servicesOffered: { interpretation: true },
  education: { university: true, ongoingLearning: false, associations: true, certificates: true, text: 'MA' },
  certifications: [{ name: 'Court interpreter', issuingBody: 'State', date: '2019-06-01' }],
  experience: [
    {
      title: 'Interpreter',
      company: 'Clinic',
      startDate: '2018-01-01',
      endDate: null,
      description: 'Rounds',
    },
  ],
};

/** Sample requests of the calls about profiles, files and help. */
export const FILE_SAMPLES: Record<string, (world: SampleWorld) => unknown> = {
  getHeadshot: ({ clientId }) => ({ user_id: clientId }),
  updateHeadshot: () => ({ file_name: 'me.png', content: pngOf(80, 80).toString('base64') }),
  parseResume: () => ({ file_name: 'me.pdf', content: Buffer.from(TINY_PDF).toString('base64') }),
  getUserResumeDetails: () => ({}),
  getInterpreterProfile: ({ interpreterId }) => ({ uuid: interpreterId }),
  addInterpreterProfile: () => profile,
  updateInterpreterProfile: () => profile,
  ping: () => ({}),
  getHelpToc: () => ({ search: 'booking' }),
  getHelpPage: () => ({ file: 'booking' }),
};
