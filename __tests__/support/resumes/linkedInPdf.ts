import { pdfOf, setLines, type SetLine } from './pdfOf';

export interface LinkedInWords {
  contact: string;
  topSkills: string;
  languages: string;
  certifications: string;
  summary: string;
  experience: string;
  education: string;
  footer: (page: number) => string;
}

export interface LinkedInProfile {
  name: string;
  headline: string;
  place: string;
  skills: readonly string[];
  languages: readonly string[];
  /** each with its broken lines */
  certifications: readonly (readonly string[])[];
  summary: readonly string[];
  experience: readonly {
    company: string;
    total?: string;
    positions: readonly { title: string; dates: string; place?: string; text?: readonly string[] }[];
  }[];
  education: readonly { school: string; degree: string }[];
}

const LEFT = 22;
const MAIN = 223.5;

/** A PDF set as LinkedIn's export is: a narrow column with contact and lists, a wide one with the career. */
export function linkedInPdf(words: LinkedInWords, profile: LinkedInProfile): Promise<Buffer> {
  return pdfOf((document) => {
    setLines(document, aside(words, profile), LEFT, 50);
    setLines(document, main(words, profile), MAIN, 40);
    document.fontSize(9).text(words.footer(1), 500, 770, { lineBreak: false });
  });
}

function aside(words: LinkedInWords, profile: LinkedInProfile): SetLine[] {
  const heading = (text: string): SetLine => ({ text, size: 13, gap: 18 });
  const item = (text: string): SetLine => ({ text, gap: 6 });
  return [
    heading(words.contact),
    item('maria.gomez@example.com'),
    item('www.linkedin.com/in/mariagomez'),
    { text: '(LinkedIn)' },
    heading(words.topSkills),
    ...profile.skills.map(item),
    heading(words.languages),
    ...profile.languages.map(item),
    heading(words.certifications),
    ...profile.certifications.flatMap(([first = '', ...more]) => [
      item(first),
      ...more.map((text) => ({ text })),
    ]),
  ];
}

function main(words: LinkedInWords, profile: LinkedInProfile): SetLine[] {
  const heading = (text: string): SetLine => ({ text, size: 15.75, gap: 20 });
  return [
    { text: profile.name, size: 26 },
    { text: profile.headline, size: 12, gap: 4 },
    { text: profile.place, size: 12, gap: 2 },
    heading(words.summary),
    ...profile.summary.map((text, index) => ({ text, gap: index === 0 ? 8 : 2 })),
    heading(words.experience),
    ...profile.experience.flatMap(({ company, total, positions }) => [
      { text: company, size: 12, gap: 12 },
      ...(total ? [{ text: total, gap: 2 }] : []),
      ...positions.flatMap(({ title, dates, place, text = [] }) => [
        { text: title, size: 11.5, gap: 3 },
        { text: dates, gap: 2 },
        ...(place ? [{ text: place, gap: 2 }] : []),
        ...text.map((line, index) => ({ text: line, gap: index === 0 ? 10 : 2 })),
      ]),
    ]),
    heading(words.education),
    ...profile.education.flatMap(({ school, degree }) => [
      { text: school, size: 12, gap: 10 },
      { text: degree, gap: 2 },
    ]),
  ];
}
