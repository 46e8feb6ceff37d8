import fc from 'fast-check';
import { ISSUE_CODES } from '../../../src/shared/contract/base/errors';
import {
  Email,
  Euros,
  Id,
  lineUpTo,
  personName,
  requiredLine,
  requiredText,
  textUpTo,
  TypedPassword,
} from '../../../src/shared/contract/base/fields';
import { InterpreterProfileChange } from '../../../src/shared/contract/interpreters/interpreterProfileChange';
import { fuzzParameters } from '../../support/fuzzParameters';

const codeOf = (read: { error?: { issues: { message: string }[] } }) => read.error?.issues[0]?.message;

describe('fields', () => {
  it.each(['ada@people.example', ' ada@people.example ', 'a.b+c@sub.people.example'])(
    'take the address "%s"',
    (text) => {
      expect(Email.parse(text)).toBe(text.trim());
    },
  );

  it.each([
    [undefined, 'required'],
    ['', 'required'],
    ['   ', 'required'],
    [7, 'invalid'],
    ['ada', 'not_an_email'],
    ['ada@', 'not_an_email'],
    ['a b@people.example', 'not_an_email'],
    ['ada@people.example\nbcc: all@people.example', 'not_an_email'],
    ['<ada@people.example>', 'not_an_email'],
  ])('refuse the address %j as %s', (text, code) => {
    expect(codeOf(Email.safeParse(text))).toBe(code);
  });

  it('bound an address as RFC 5321 does', () => {
    expect(
      Email.safeParse(`${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`)
        .success,
    ).toBe(true);
    expect(Email.safeParse(`${'a'.repeat(250)}@b.example`).success).toBe(false);
  });

  it('trim text before they judge it', () => {
    expect(requiredText(3).parse(' abc ')).toBe('abc');
    expect(codeOf(requiredText(3).safeParse(' \n\t '))).toBe('required');
    expect(codeOf(requiredText(3).safeParse('\u200B\u200D'))).toBe('required');
    expect(textUpTo(3).parse('   ')).toBe('');
  });

  it('never let a control character but tab and line breaks through', () => {
    const isControl = (character: string) => /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(character);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0x7f }), (point) => {
        const character = String.fromCodePoint(point);
        expect(textUpTo(10).safeParse(`a${character}b`).success).toBe(!isControl(character));
      }),
      fuzzParameters(500),
    );
  });

  it('never let half a character through, which the database refuses, but whole ones of any kind', () => {
    expect(codeOf(textUpTo(10).safeParse('a\ud800b'))).toBe('invalid');
    expect(codeOf(requiredText(10).safeParse('\udc00'))).toBe('invalid');
    expect(textUpTo(10).parse('健二 😀')).toBe('健二 😀');
  });

  it.each([
    ['a text', textUpTo(60), (marks: string) => marks],
    ['a needed line', requiredLine(60), (marks: string) => marks],
    ["a person's name", personName(60), (marks: string) => marks],
    ['a profile', InterpreterProfileChange, (aka: string) => ({ personalInfo: { aka } })],
    ["a profile's list", InterpreterProfileChange, (name: string) => ({ verticals: [{ name }] })],
  ])('say that %s is too long without judging it further', (_what, schema, put) => {
    const normalize = jest.spyOn(String.prototype, 'normalize');
    // Each mark below goes past all the marks above: thousands of them, read once, stop everything for seconds.
    const marks = '\u0301'.repeat(400) + '\u0323'.repeat(400);
    expect(schema.safeParse(put(marks)).error?.issues.map(({ message }) => message)).toEqual(['too_long']);
    expect(normalize).not.toHaveBeenCalled();
    normalize.mockRestore();
  });

  it('say that a table of prices has too many heads without judging one', () => {
    const messagesOf = (languages: number) => {
      const fields = (language: number) =>
        Array.from({ length: 20 }, (_each, field) => [`★ ${language} ${field}`, 0.1]);
      const interpretation = Object.fromEntries(
        Array.from({ length: languages }, (_each, n) => [`Language ${n}`, Object.fromEntries(fields(n))]),
      );
      const read = InterpreterProfileChange.safeParse({ pricing: { interpretation } });
      return read.error?.issues.map(({ message }) => message);
    };
    expect(messagesOf(4)).toEqual(Array(80).fill('not_a_name'));
    expect(messagesOf(5)).toEqual(['too_long']);
  });

  it.each(['\n', '\r\n', '\t', '\u0085', '\u2028', '\u2029'])(
    'keep a name in one line, without %j',
    (between) => {
      for (const schema of [lineUpTo(20), requiredLine(20)]) {
        expect(codeOf(schema.safeParse(`Eve${between}Adams`))).toBe('invalid');
        expect(schema.parse(' Eve Adams ')).toBe('Eve Adams');
      }
    },
  );

  it('take what turns the writing direction out of a text, and count and judge what is left', () => {
    for (const schema of [textUpTo(8), requiredText(8), lineUpTo(8), requiredLine(8)]) {
      expect(schema.parse('\u202Eexe.gpj\u202C \u2066\u2069')).toBe('exe.gpj');
    }
    expect(codeOf(requiredLine(8).safeParse('\u202E \u2067'))).toBe('required');
    expect(requiredLine(20).parse('محمد\u200F (القاهرة)')).toBe('محمد\u200F (القاهرة)');
  });

  it('say that a text is too long', () => {
    for (const [schema, most] of [
      [requiredText(3), 3],
      [textUpTo(3), 3],
      [TypedPassword, 128],
      [Email, 254],
    ] as const) {
      expect(codeOf(schema.safeParse('x'.repeat(most + 1)))).toBe('too_long');
    }
  });

  it('take any typed password but none, up to 128 characters, blanks and all', () => {
    expect(TypedPassword.parse('  a b ')).toBe('  a b ');
    expect(codeOf(TypedPassword.safeParse(''))).toBe('required');
    expect(TypedPassword.safeParse('x'.repeat(128)).success).toBe(true);
    expect(TypedPassword.safeParse('x'.repeat(129)).success).toBe(false);
  });

  it.each(['', 'me', '7d444840-9dc0-41d1-b245', null, 7, { id: 1 }])('refuse %j as an id', (value) => {
    expect(codeOf(Id.safeParse(value))).toBe('not_an_id');
  });

  it.each([-0.01, 1_000_000.01, 80.001, 1e-9, Number.NaN, Number.POSITIVE_INFINITY, '5', null])(
    'refuse %p as an amount',
    (amount) => {
      expect(Euros.safeParse(amount).success).toBe(false);
    },
  );

  it('take every cent up to a million euros, whatever halves of bits it has', () => {
    const cents = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(cents, (count) => Euros.safeParse(count / 100).success),
      fuzzParameters(500),
    );
  });

  it('name what is wrong by codes that have words', () => {
    for (const [schema, value] of [
      [Email, ''],
      [Id, ''],
      [TypedPassword, ''],
    ] as const) {
      expect(ISSUE_CODES).toContain(codeOf(schema.safeParse(value)));
    }
  });
});
