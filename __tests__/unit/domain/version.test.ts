import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION } from '../../../src/server/modules/help/createPing';

it('calls itself what the package is called', () => {
  const text = readFileSync(join(__dirname, '../../../package.json'), 'utf8');
  expect(VERSION).toBe((JSON.parse(text) as { version: string }).version);
});
