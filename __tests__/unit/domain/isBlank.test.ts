import { isBlank } from '../../../src/shared/domain/text/visibleText';

describe('a text', () => {
  it.each([
    '',
    '   ',
    '\n\t',
    '\u200B',
    '\u200B\u200D \u2060',
    '\uFEFF',
    '\u3164',
    '\u115F\uFFA0',
    '\u202E',
    '\u2800',
    '\u00AD',
    '\u3000',
  ])('of nothing that can be seen is blank: %j', (text) => expect(isBlank(text)).toBe(true));

  it.each(['a', '\u200Ba\u200B', '❤️', '👩‍⚕️', '。', '0', '面談'])('with something in it is not: %s', (text) =>
    expect(isBlank(text)).toBe(false),
  );
});
