import { readFileSync } from 'node:fs';
import { transformSync } from '@babel/core';
import { withoutJsonSchema } from '../../../scripts/build/withoutJsonSchema.mjs';

const compiled = (source: string) =>
  transformSync(source, { configFile: false, babelrc: false, compact: false, plugins: [withoutJsonSchema] })
    ?.code ?? '';

test('what writes JSON Schema is named nowhere in the schemas that browsers load, and what checks is left', () => {
  const source = readFileSync('node_modules/zod/v4/classic/schemas.js', 'utf8');
  const code = compiled(source);
  const writers = /processors\.\w+Processor|create\w*JSONSchemaMethod\(/;
  expect(source).toMatch(writers);
  expect(code).not.toMatch(writers);
  const checks = (text: string) => text.match(/checks\.\w+\(/g)?.length;
  expect(checks(code)).toBe(checks(source));
});

test('a member of another name stays', () => {
  expect(compiled('inst._zod.parse = read; inst._zod.processJSONSchema = write;')).toBe(
    'inst._zod.parse = read;',
  );
});
