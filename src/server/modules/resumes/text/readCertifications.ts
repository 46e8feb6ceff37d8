import type { ResumeDraft } from '../../../../shared/contract/interpreters/resumeDraft';
import { withoutBullet } from './lineText';
import { dateRangeIn } from './dateRangeIn';
import type { ResumeLine } from '../PageText';

type Certificate = ResumeDraft['certifications'][number];

const SEPARATORS = [/\s+[—–|-]\s+|\s*[|｜]\s*|\u3000+/, /\s*[·•]\s*/, /,\s+|、/];

/** The certificates of a section, one a line; a line that was broken by the column's edge goes on. */
export function readCertifications(lines: readonly ResumeLine[]): Certificate[] {
  return itemsOf(lines)
    .map((item) => {
      const dates = dateRangeIn(item);
      const text = withoutBullet((dates?.rest ?? item).replace(/\s*(?:取得|合格|修了)$/, ''));
      return { ...nameAndIssuer(text), date: dates ? (dates.start ?? dates.end) : null };
    })
    .filter(({ name }) => name !== '');
}

/** In a narrow column the lines of one certificate stand closer together than two certificates do. */
function itemsOf(lines: readonly ResumeLine[]): string[] {
  const gaps = lines.map(({ gapAbove }) => gapAbove).filter(Number.isFinite);
  const closest = Math.min(...gaps);
  const areSpaced = gaps.some((gap) => gap > closest * 1.12);
  const items: string[] = [];
  lines.forEach((line, index) => {
    const text = line.parts.join(' — ');
    const goesOn = line.isAside && areSpaced && index > 0 && line.gapAbove <= closest * 1.12;
    if (goesOn) items.push(`${items.pop() ?? ''} ${text}`);
    else items.push(text);
  });
  return items;
}

function nameAndIssuer(text: string): { name: string; issuingBody: string } {
  for (const separator of SEPARATORS) {
    const [name = '', ...rest] = text.split(separator);
    const issuer = rest.join(', ').trim();
    if (name.trim() && issuer) return { name: name.trim(), issuingBody: issuer };
  }
  return { name: text, issuingBody: '' };
}
