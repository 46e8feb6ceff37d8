import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';

dayjs.extend(customParseFormat);

/** The wire's way to write a calendar day. */
export const ISO_DAY = 'YYYY-MM-DD';

/** How days are written in an interface language, the shown way first, then the others that can be typed. */
export function dateFormats(language: string): readonly string[] {
  if (language.startsWith('ja')) return ['YYYY年M月D日', ISO_DAY, 'YYYY/M/D', 'YYYY.M.D'];
  if (language.startsWith('es')) return ['D MMM YYYY', ISO_DAY, 'D/M/YYYY', 'D-M-YYYY', 'D MMMM YYYY'];
  return ['MMM D, YYYY', ISO_DAY, 'M/D/YYYY', 'M-D-YYYY', 'MMM D YYYY', 'MMMM D, YYYY'];
}

/** A typed day as `YYYY-MM-DD`; undefined where it is no day in any of the formats. */
export function readDay(text: string, formats: readonly string[]): string | undefined {
  const read = formats.map((format) => dayjs(text.trim(), format, true)).find((day) => day.isValid());
  return read?.format(ISO_DAY);
}
