import { visibleText } from '../../../src/shared/domain/text/visibleText';

test.each([
  ['  Ward round ', 'Ward round'],
  ['\u200B \u3164', ''],
  ['', ''],
])('of %j a reader sees %j', (text, seen) => expect(visibleText(text)).toBe(seen));
