/** An invisible joiner: no line breaks at it. */
const WORD_JOINER = '\u2060';
const NO_BREAK_SPACE = '\u00A0';

/**
 * Dates and times for the middle of a sentence: no line ends between a time and its half of the day ("02:30 PM"),
 * nor within a Japanese date, which has no spaces to end at.
 */
export function unbroken(words: string): string {
  return words
    .replace(/(?<=\d) (?=[ap]\.?m\b)/gi, NO_BREAK_SPACE)
    .replace(/(\d+)年(\d+)月(\d+)日/g, (date) => date.match(/\d+|\D/g)?.join(WORD_JOINER) ?? date);
}
