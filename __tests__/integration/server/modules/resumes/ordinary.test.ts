/** @embedded */
import { pdfOf, setLines, type SetLine } from '../../../../support/resumes/pdfOf';
import { readResume } from '../../../../support/resumes/readResume';

const onePage = (lines: readonly SetLine[]) => pdfOf((document) => void setLines(document, lines, 60, 50));

describe('reading ordinary résumés', () => {
  it('reads one with bold titles and dates at the right edge', async () => {
    const heading = (text: string): SetLine => ({ text, size: 13, isBold: true, gap: 14 });
    const draft = await readResume(
      await onePage([
        { text: 'Amina Yusuf', size: 22, isBold: true },
        { text: 'Court interpreter, Somali and Arabic', size: 12, gap: 4 },
        { text: 'Minneapolis, Minnesota | +1 612 555 0142 | amina@example.com', gap: 4 },
        heading('PROFESSIONAL SUMMARY'),
        {
          text: 'Certified court interpreter with eleven years in state and federal courts, known for',
          gap: 4,
        },
        { text: 'calm work in long hearings.' },
        heading('WORK EXPERIENCE'),
        { text: 'Staff Interpreter', isBold: true, right: 'Jan 2018 – Present', gap: 4 },
        { text: 'Hennepin County District Court' },
        { text: '• Interprets hearings and depositions' },
        { text: '• Coordinates six freelancers' },
        { text: 'Freelance Interpreter', isBold: true, right: '06/2012 – 12/2017', gap: 8 },
        { text: 'Hospitals and schools of the Twin Cities' },
        { text: '• Consecutive interpretation' },
        heading('EDUCATION'),
        { text: 'University of Minnesota', isBold: true, right: '2008 – 2012', gap: 4 },
        { text: 'BA in Linguistics' },
        heading('CERTIFICATIONS'),
        { text: 'Certified Court Interpreter, State of Minnesota, 2014', gap: 4 },
        { text: 'Core Certification Healthcare Interpreter – CCHI (May 2016)' },
        heading('LANGUAGES'),
        { text: 'Somali (native), Arabic (fluent), English – C2, Swahili (basic)', gap: 4 },
        heading('SKILLS'),
        { text: 'Simultaneous interpretation, sight translation, note-taking (Rozan)', gap: 4 },
        heading('REFERENCES'),
        { text: 'On request', gap: 4 },
      ]),
    );
    expect(draft).toEqual({
      name: 'Amina Yusuf',
      headline: 'Court interpreter, Somali and Arabic',
      location: 'Minneapolis, Minnesota',
      summary:
        'Certified court interpreter with eleven years in state and federal courts, known for calm work in long hearings.',
      languages: [
        { name: 'Somali', language: 'Somali', proficiency: 'native' },
        { name: 'Arabic', language: 'Arabic', proficiency: 'full_professional' },
        { name: 'English', language: 'English', proficiency: 'full_professional' },
        { name: 'Swahili', language: 'Swahili', proficiency: 'elementary' },
      ],
      experience: [
        {
          title: 'Staff Interpreter',
          company: 'Hennepin County District Court',
          startDate: '2018-01-01',
          endDate: null,
          isCurrent: true,
          description: '• Interprets hearings and depositions\n• Coordinates six freelancers',
        },
        {
          title: 'Freelance Interpreter',
          company: 'Hospitals and schools of the Twin Cities',
          startDate: '2012-06-01',
          endDate: '2017-12-01',
          isCurrent: false,
          description: '• Consecutive interpretation',
        },
      ],
      education: [
        { school: 'University of Minnesota', degree: 'BA in Linguistics', startYear: 2008, endYear: 2012 },
      ],
      certifications: [
        { name: 'Certified Court Interpreter', issuingBody: 'State of Minnesota', date: '2014-01-01' },
        { name: 'Core Certification Healthcare Interpreter', issuingBody: 'CCHI', date: '2016-05-01' },
      ],
      skills: ['Simultaneous interpretation', 'sight translation', 'note-taking (Rozan)'],
    });
  });

  it('reads a plain Spanish one, where nothing is bold and dates have a line of their own', async () => {
    const draft = await readResume(
      await onePage([
        { text: 'CURRÍCULUM VITAE', size: 12 },
        { text: 'Diego Hernández Ruiz', size: 16, gap: 8 },
        { text: 'Guadalajara, Jalisco', gap: 4 },
        { text: 'PERFIL PROFESIONAL', gap: 16 },
        { text: 'Intérprete y traductor jurado con experiencia en tribunales.', gap: 6 },
        { text: 'EXPERIENCIA LABORAL', gap: 16 },
        { text: 'Intérprete judicial', gap: 6 },
        { text: 'Tribunal Superior de Justicia' },
        { text: 'enero de 2019 – actualidad' },
        { text: 'Interpretación en audiencias penales y familiares.' },
        { text: 'Traductor en Grupo Lingua', gap: 12 },
        { text: 'mar. 2014 - dic. 2018' },
        { text: 'Traducción de contratos.' },
        { text: 'FORMACIÓN ACADÉMICA', gap: 16 },
        { text: 'Licenciatura en Traducción, Universidad de Guadalajara (2009 - 2013)', gap: 6 },
        { text: 'IDIOMAS', gap: 16 },
        { text: 'Español: lengua materna', gap: 6 },
        { text: 'Inglés: avanzado' },
        { text: 'Portugués: intermedio' },
        { text: 'CERTIFICACIONES', gap: 16 },
        { text: '• Perito traductor, Consejo de la Judicatura, 2017', gap: 6 },
        { text: 'APTITUDES', gap: 16 },
        { text: '• Interpretación simultánea', gap: 6 },
        { text: '• SDL Trados' },
      ]),
    );
    expect(draft).toMatchObject({
      name: 'Diego Hernández Ruiz',
      location: 'Guadalajara, Jalisco',
      summary: 'Intérprete y traductor jurado con experiencia en tribunales.',
      experience: [
        {
          title: 'Intérprete judicial',
          company: 'Tribunal Superior de Justicia',
          startDate: '2019-01-01',
          isCurrent: true,
          description: 'Interpretación en audiencias penales y familiares.',
        },
        { title: 'Traductor', company: 'Grupo Lingua', startDate: '2014-03-01', endDate: '2018-12-01' },
      ],
      education: [
        {
          school: 'Universidad de Guadalajara',
          degree: 'Licenciatura en Traducción',
          startYear: 2009,
          endYear: 2013,
        },
      ],
      languages: [
        { name: 'Español', language: 'Spanish', proficiency: 'native' },
        { name: 'Inglés', language: 'English', proficiency: 'full_professional' },
        { name: 'Portugués', language: 'Portuguese', proficiency: 'limited' },
      ],
      certifications: [
        { name: 'Perito traductor', issuingBody: 'Consejo de la Judicatura', date: '2017-01-01' },
      ],
      skills: ['Interpretación simultánea', 'SDL Trados'],
    });
  });

  it('reads a modern one whose side column stands on the right', async () => {
    const draft = await readResume(
      await pdfOf((document) => {
        document.fontSize(24).text('Kofi Mensah', 40, 40, { lineBreak: false });
        setLines(
          document,
          [
            { text: 'EXPERIENCE', size: 14, isBold: true },
            { text: 'Senior Interpreter, Ghana Embassy', isBold: true, gap: 6 },
            { text: '2016 - 2023' },
            { text: '- Bilateral meetings' },
            { text: '- Press conferences' },
            { text: 'Interpreter, Accra Clinic', isBold: true, gap: 10 },
            { text: '2012 - 2016' },
            { text: '- Patient interviews' },
          ],
          40,
          110,
        );
        setLines(
          document,
          [
            { text: 'LANGUAGES', size: 14, isBold: true },
            { text: 'English', gap: 6 },
            { text: 'Native' },
            { text: 'French', gap: 4 },
            { text: 'Fluent' },
            { text: 'SKILLS', size: 14, isBold: true, gap: 14 },
            { text: 'Whispering', gap: 6 },
            { text: 'Liaison' },
          ],
          400,
          110,
        );
      }),
    );
    expect(draft).toMatchObject({
      name: 'Kofi Mensah',
      experience: [
        {
          title: 'Senior Interpreter',
          company: 'Ghana Embassy',
          startDate: '2016-01-01',
          endDate: '2023-01-01',
        },
        { title: 'Interpreter', company: 'Accra Clinic', description: '• Patient interviews' },
      ],
      languages: [
        { name: 'English', proficiency: 'native' },
        { name: 'French', proficiency: 'full_professional' },
      ],
      skills: ['Whispering', 'Liaison'],
    });
  });

  it('keeps what it cannot tell empty', async () => {
    const draft = await readResume(
      await onePage([{ text: 'Dear neighbours, the lift will be repaired on Tuesday next week.' }]),
    );
    expect(draft).toMatchObject({
      languages: [],
      experience: [],
      education: [],
      certifications: [],
      skills: [],
    });
  });
});
