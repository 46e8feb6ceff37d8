import { fold } from './lineText';

export const SECTIONS = [
  'contact',
  'summary',
  'experience',
  'education',
  'history',
  'languages',
  'certifications',
  'skills',
  'other',
] as const;
/** `history` is the Japanese table of schools and employers in one; `other` is read over. */
export type Section = (typeof SECTIONS)[number];

/** Names of résumé sections in the three languages, LinkedIn's exports included. */
const NAMES: Record<Section, string> = {
  contact: `contact|contact info|contact information|contact details|personal details|personal information|contacto|
    contactar|datos de contacto|datos personales|información personal|información de contacto|連絡先|基本情報|個人情報`,
  summary: `summary|professional summary|executive summary|career summary|profile|professional profile|about|about me|
    objective|career objective|extracto|resumen|resumen profesional|perfil|perfil profesional|acerca de|acerca de mí|
    sobre mí|objetivo|objetivo profesional|概要|要約|職務要約|自己紹介|自己pr|プロフィール|経歴要約|経歴概要`,
  experience: `experience|work experience|professional experience|employment|employment history|work history|
    career history|relevant experience|interpreting experience|experiencia|experiencia laboral|experiencia profesional|
    experiencia de trabajo|trayectoria|trayectoria profesional|trayectoria laboral|historial laboral|職歴|職務経歴|職務経験|
    経歴|業務経歴|職務内容|実務経験|経験`,
  education: `education|education and training|academic background|academic history|educación|formación|
    formación académica|estudios|educación y formación|datos académicos|学歴|教育`,
  history: '学歴・職歴|学歴職歴|学歴/職歴|学歴 職歴',
  languages: `languages|language skills|language proficiency|idiomas|lenguas|言語|語学|語学力|語学スキル|使用言語|対応言語`,
  certifications: `certifications|certificates|certification|licenses|licenses & certifications|
    licenses and certifications|certifications and licenses|credentials|accreditations|certificaciones|certificados|
    certificaciones y cursos|cursos y certificaciones|licencias y certificaciones|acreditaciones|資格|免許・資格|資格・免許|
    保有資格|取得資格|認定資格|免許`,
  skills: `skills|top skills|key skills|core skills|technical skills|areas of expertise|expertise|competencies|
    aptitudes|aptitudes principales|habilidades|competencias|conocimientos|destrezas|スキル|トップスキル|主なスキル|
    上位のスキル|活かせる経験・知識・技術|活かせる経験・知識|得意分野|専門分野|pcスキル`,
  other: `references|interests|hobbies|projects|publications|awards|honors|honors & awards|honors-awards|
    volunteer experience|volunteering|memberships|affiliations|patents|courses|organizations|recommendations|referencias|
    intereses|proyectos|publicaciones|premios|reconocimientos|voluntariado|cursos|honores y premios|asociaciones|推薦|
    プロジェクト|出版物|受賞歴|趣味|趣味・特技|ボランティア|志望動機|本人希望記入欄|本人希望`,
};

const SECTION_OF = new Map(
  SECTIONS.flatMap((section) => NAMES[section].split('|').map((name) => [fold(name), section] as const)),
);

/** The section that a line begins when it is nothing but a heading, otherwise null. */
export function sectionOfHeading(text: string): Section | null {
  if (text.length > 60) return null;
  const bare = fold(text)
    .replace(/^[\s■□●◆◇▼▶【〈《[(<*#\-–—|]+|[\s】〉》\])>:*#\-–—|]+$/g, '')
    .replace(/^\d{1,2}[.)]\s*/, '');
  // Letter-spaced headings: "E D U C A T I O N"
  const closed = /^(?:\S ){3,}\S$/.test(bare) ? bare.replaceAll(' ', '') : bare;
  return SECTION_OF.get(closed) ?? null;
}

/** "Languages: English, Spanish": heading and contents in one line. */
export function inlineSection(text: string): { section: Section; rest: string } | null {
  const colon = text.search(/[:：]/);
  if (colon < 1 || colon > 40) return null;
  const section = sectionOfHeading(text.slice(0, colon));
  const rest = text.slice(colon + 1).trim();
  return section && rest ? { section, rest } : null;
}
