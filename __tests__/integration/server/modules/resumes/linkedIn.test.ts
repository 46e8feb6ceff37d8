/** @embedded */
import {
  linkedInPdf,
  type LinkedInProfile,
  type LinkedInWords,
} from '../../../../support/resumes/linkedInPdf';
import { readResume } from '../../../../support/resumes/readResume';

const ENGLISH: LinkedInWords = {
  contact: 'Contact',
  topSkills: 'Top Skills',
  languages: 'Languages',
  certifications: 'Certifications',
  summary: 'Summary',
  experience: 'Experience',
  education: 'Education',
  footer: (page) => `Page ${page} of 1`,
};

const SPANISH: LinkedInWords = {
  contact: 'Contactar',
  topSkills: 'Aptitudes principales',
  languages: 'Languages',
  certifications: 'Certifications',
  summary: 'Extracto',
  experience: 'Experiencia',
  education: 'Educación',
  footer: (page) => `Página ${page} de 1`,
};

const profile: LinkedInProfile = {
  name: 'María Gómez Ñáñez',
  headline: 'Conference Interpreter | Spanish – English',
  place: 'Mexico City, Mexico',
  skills: ['Simultaneous Interpretation', 'Medical Terminology', 'CAT Tools'],
  languages: ['Spanish (Native or Bilingual)', 'English (Full Professional)', 'French (Limited Working)'],
  certifications: [['Certified Healthcare Interpreter', '(CHI-Spanish)'], ['ATA Certified Translator']],
  summary: ['I make people understand each other in hospitals and', 'courts.'],
  experience: [
    {
      company: 'City Hospital',
      total: '6 years 3 months',
      positions: [
        {
          title: 'Lead Medical Interpreter',
          dates: 'March 2020 - Present (4 years 2 months)',
          place: 'Mexico City, Mexico',
          text: ['Leads a team of nine.', '• Schedules sessions', '• Trains newcomers'],
        },
        { title: 'Medical Interpreter', dates: 'February 2018 - March 2020 (2 years 2 months)' },
      ],
    },
    {
      company: 'Babel Language Services',
      positions: [{ title: 'Translator', dates: '2014 - 2017 (3 years)', text: ['Contracts and patents.'] }],
    },
  ],
  education: [
    {
      school: 'Universidad Nacional Autónoma de México',
      degree: "Bachelor's degree, Translation · (2008 - 2012)",
    },
    { school: 'Monterey Institute', degree: 'Master of Arts, Conference Interpretation · (2012 - 2014)' },
  ],
};

describe("reading LinkedIn's export", () => {
  it('tells name, headline and place', async () => {
    const draft = await readResume(await linkedInPdf(ENGLISH, profile));
    expect(draft).toMatchObject({
      name: 'María Gómez Ñáñez',
      headline: 'Conference Interpreter Spanish – English',
      location: 'Mexico City, Mexico',
      summary: 'I make people understand each other in hospitals and courts.',
    });
  });

  it('reads the lists of the narrow column', async () => {
    const draft = await readResume(await linkedInPdf(ENGLISH, profile));
    expect(draft.skills).toEqual(['Simultaneous Interpretation', 'Medical Terminology', 'CAT Tools']);
    expect(draft.languages).toEqual([
      { name: 'Spanish', language: 'Spanish', proficiency: 'native' },
      { name: 'English', language: 'English', proficiency: 'full_professional' },
      { name: 'French', language: 'French', proficiency: 'limited' },
    ]);
    expect(draft.certifications.map(({ name }) => name)).toEqual([
      'Certified Healthcare Interpreter (CHI-Spanish)',
      'ATA Certified Translator',
    ]);
  });

  it('reads positions, several at one company too, without the place of work', async () => {
    const draft = await readResume(await linkedInPdf(ENGLISH, profile));
    expect(draft.experience).toEqual([
      {
        title: 'Lead Medical Interpreter',
        company: 'City Hospital',
        startDate: '2020-03-01',
        endDate: null,
        isCurrent: true,
        description: 'Leads a team of nine.\n• Schedules sessions\n• Trains newcomers',
      },
      {
        title: 'Medical Interpreter',
        company: 'City Hospital',
        startDate: '2018-02-01',
        endDate: '2020-03-01',
        isCurrent: false,
        description: '',
      },
      {
        title: 'Translator',
        company: 'Babel Language Services',
        startDate: '2014-01-01',
        endDate: '2017-01-01',
        isCurrent: false,
        description: 'Contracts and patents.',
      },
    ]);
  });

  it('reads studies', async () => {
    const draft = await readResume(await linkedInPdf(ENGLISH, profile));
    expect(draft.education).toEqual([
      {
        school: 'Universidad Nacional Autónoma de México',
        degree: "Bachelor's degree, Translation",
        startYear: 2008,
        endYear: 2012,
      },
      {
        school: 'Monterey Institute',
        degree: 'Master of Arts, Conference Interpretation',
        startYear: 2012,
        endYear: 2014,
      },
    ]);
  });

  it('reads the Spanish export', async () => {
    const draft = await readResume(
      await linkedInPdf(SPANISH, {
        ...profile,
        headline: 'Intérprete de conferencias',
        place: 'Ciudad de México, México',
        languages: ['Español (Native or Bilingual)', 'Inglés (Competencia profesional completa)'],
        experience: [
          {
            company: 'Hospital General',
            positions: [{ title: 'Intérprete médica', dates: 'enero de 2019 - actualidad (5 años 2 meses)' }],
          },
        ],
      }),
    );
    expect(draft).toMatchObject({
      headline: 'Intérprete de conferencias',
      location: 'Ciudad de México, México',
      experience: [
        { title: 'Intérprete médica', company: 'Hospital General', startDate: '2019-01-01', isCurrent: true },
      ],
      languages: [
        { language: 'Spanish', proficiency: 'native' },
        { language: 'English', proficiency: 'full_professional' },
      ],
    });
    expect(draft.education).toHaveLength(2);
  });

  it('goes on with the main column on the next page', async () => {
    const many = Array.from({ length: 14 }, (_, index) => ({
      company: `Company ${String.fromCharCode(65 + index)}`,
      positions: [
        {
          title: 'Interpreter',
          dates: `January ${2001 + index} - December ${2001 + index}`,
          text: ['One.', 'Two.'],
        },
      ],
    }));
    const draft = await readResume(await linkedInPdf(ENGLISH, { ...profile, experience: many }));
    expect(draft.experience.map(({ company }) => company)).toEqual(many.map(({ company }) => company));
    expect(draft.experience.at(-1)?.description).toBe('One.\nTwo.');
    expect(draft.education).toHaveLength(2);
  });
});
