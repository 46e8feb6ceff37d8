import type { ResumeDraft } from '../../../../shared/contract/interpreters/resumeDraft';
import { dateRangeIn } from './dateRangeIn';
import type { ResumeLine } from '../PageText';

type Read = Pick<ResumeDraft, 'experience' | 'education'>;

const BEGINS_WORK = /\s*(?:に)?(?:入社|入職|入庁|就職|開業|着任)$/;
const ENDS_WORK = /(?:退社|退職|退任|廃業)/;
const BEGINS_STUDY = /\s*(?:に)?入学$/;
const ENDS_STUDY = /\s*(?:を)?(?:卒業|修了|中退|中途退学)(?:見込み?)?$/;
const GOES_ON = /現在に至る/;

/** The Japanese form's table of schools and employers: a line for each beginning and each end. */
export function readHistory(lines: readonly ResumeLine[]): Read {
  const experience: Read['experience'] = [];
  const education: Read['education'] = [];
  for (const { text } of lines) {
    const dates = dateRangeIn(text.replace(/\s+(?=[年月])/g, ''));
    const what = dates?.rest ?? text;
    const day = dates?.start ?? dates?.end ?? null;
    const year = day ? Number(day.slice(0, 4)) : null;
    const position = experience.at(-1);
    if (GOES_ON.test(text)) {
      if (position) position.isCurrent = true;
    } else if (BEGINS_WORK.test(what)) {
      experience.push({
        ...employer(what.replace(BEGINS_WORK, '')),
        startDate: day,
        endDate: null,
        isCurrent: false,
        description: '',
      });
    } else if (ENDS_WORK.test(what)) {
      if (position) position.endDate = day;
    } else if (BEGINS_STUDY.test(what)) {
      education.push({ ...school(what.replace(BEGINS_STUDY, '')), startYear: year, endYear: null });
    } else if (ENDS_STUDY.test(what)) {
      const name = school(what.replace(ENDS_STUDY, ''));
      const begun = education.find((each) => each.endYear === null && each.school === name.school);
      if (begun) begun.endYear = year;
      else education.push({ ...name, startYear: null, endYear: year });
    } else if (position && !dates && !/^(?:学歴|職歴|以上)$/.test(text.replace(/\s/g, ''))) {
      position.description += (position.description ? '\n' : '') + text;
    }
  }
  return { experience, education };
}

/** "東京通訳株式会社 国際部": a space parts the employer from the post. */
function employer(text: string): { company: string; title: string } {
  const [company = '', ...title] = text.split(/\s+/);
  return { company, title: title.join(' ') };
}

function school(text: string): { school: string; degree: string } {
  const [name = '', ...degree] = text.split(/\s+/);
  return { school: name, degree: degree.join(' ') };
}
