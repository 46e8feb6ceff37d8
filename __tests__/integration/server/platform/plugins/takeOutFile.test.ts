/** @embedded */
import { randomBytes } from 'node:crypto';
import { takeOutFile } from '../../../../../src/server/platform/plugins/takeOutFile';

const MOST = 128 * 1024;
const file = randomBytes(400_001);
const content = file.toString('base64');
const take = (json: string) => takeOutFile(Buffer.from(json), MOST);

describe('a long body', () => {
  it.each<[string, (text: string) => string]>([
    ['last', (text) => `{"id":"1","file_name":"a \\"b\\" 名前.pdf","content":"${text}"}`],
    ['first', (text) => `{ "content" : "${text}" , "file_name":"\\\\" }`],
    ['alone', (text) => `{"content":"${text}"}`],
  ])('gives its file as bytes and the rest as JSON: the file %s', async (_where, write) => {
    const cut = await take(write(content));
    expect(cut?.file?.equals(file)).toBe(true);
    expect(JSON.parse(cut?.json ?? '')).toEqual(JSON.parse(write('file')));
  });

  it.each([0, 1, 2, 3])(
    'gives the same where slashes are escaped: %i other signs before them',
    async (before) => {
      const text = 'A'.repeat(before) + '/'.repeat(200_000 - before);
      const cut = await take(`{"content":"${text.replaceAll('/', '\\/')}"}`);
      expect(cut?.file?.toString('base64')).toBe(text);
    },
  );

  it.each([
    ['with a line end in it', `${content.slice(0, 8)}\\n${content.slice(10)}`],
    ['with an escaped letter', `${content.slice(0, 8)}\\u0041AA${content.slice(16)}`],
    ['of another length than base64 has', `${content}A`],
    ['with a sign that base64 has not', `${content.slice(0, -4)}AAA-`],
  ])('keeps no file %s', async (_what, text) => {
    const cut = await take(`{"content":"${text}"}`);
    expect([cut?.file, cut?.json]).toEqual([null, '{"content":"?"}']);
  });

  it.each([
    ['is no file under another name', `{"text":"${content}"}`],
    ['is no file where the name stands in a text', `{"a":"\\"content\\":\\"${content}"}`],
    ['is no file where it does not end', `{"content":"${content}`],
    ['is no file where it is a list', `[${'[],'.repeat(100_000)}[]]`],
    ['is no file where many texts come before it', `{${'"a":"",'.repeat(300)}"content":"${content}"}`],
    ['is no file where half of it is another text', `{"content":"${content}","a":"${content}"}`],
    ['is no file where it is all quotes', '"'.repeat(400_000)],
  ])('%s', async (_what, json) => {
    expect(await take(json)).toBeNull();
  });

  it('lets others have their turn while it is read', async () => {
    let turns = 0;
    const count = () => {
      turns += 1;
      counting = setImmediate(count);
    };
    let counting = setImmediate(count);
    await take(`{"content":"${Buffer.alloc(9_000_000).toString('base64')}"}`);
    clearImmediate(counting);
    expect(turns).toBeGreaterThan(10);
  });
});
