import fc from 'fast-check';

/** Texts that forms, databases, parsers and people who type fail on. */
const NASTY_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  'x'.repeat(10_000),
  "'; DROP TABLE users; --",
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  '%s%n{{7*7}}${7*7}',
  '0000-00-00',
  '0000-01-01',
  '9999-12-31',
  '2026-02-29',
  '12:60',
  '00:00',
  '+99:99',
  '+14:00',
  'Etc/GMT+14',
  'europe/berlin',
  'constructor',
  '__proto__',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'a@b.c',
  [],
  [[]],
  {},
  { toString: 1, then: 'x' },
];

const nasty = fc.oneof(fc.constantFrom(...NASTY_VALUES), fc.jsonValue({ maxDepth: 3 }), fc.string());

/** Bodies on the wire: a good request with some fields spoilt, any JSON, and what is no JSON at all. */
export function hostileBody(sample: unknown): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 6, arbitrary: spoilt(sample).map((body) => JSON.stringify(body)) },
    { weight: 2, arbitrary: nasty.map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: fc.string() },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '{"__proto__":{"x":1}}',
        '{"constructor":{"prototype":{"x":1}}}',
        '{"page":1e999}',
        `${'['.repeat(5000)}${']'.repeat(5000)}`,
        `{"a":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}}`,
        '{"id":1,"id":2}',
        '\ufeff{}',
      ),
    },
  );
}

function spoilt(sample: unknown): fc.Arbitrary<unknown> {
  if (typeof sample !== 'object' || sample === null) return nasty;
  const fields = Object.entries(sample).map(([key, value]): [string, fc.Arbitrary<unknown>] => [
    key,
    fc.oneof(
      { weight: 5, arbitrary: fc.constant<unknown>(value) },
      { weight: 1, arbitrary: typeof value === 'object' ? spoilt(value) : nasty },
    ),
  ]);
  const extra = fc.dictionary(fc.string(), nasty, { maxKeys: 2 });
  const kept = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  return fc.tuple(kept, extra).map(([body, more]) => ({ ...more, ...body }));
}
