import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import {
  addCredential,
  getCredentials,
  updateCredential,
} from '../../../../../src/shared/contract/interpreters/credential';
import { getCredentialDocument } from '../../../../../src/shared/contract/interpreters/credentialDecisions';
import { aClaim } from '../../../../support/aClaim';
import { aPhoto, handIn, TINY_PROOF } from '../../../../support/credentials';
import { openClamd } from '../../../../support/openClamd';
import { jpegOf, pngOf, pngThatClaims, withExif } from '../../../../support/pictures/testPictures';
import { webpOf } from '../../../../support/pictures/webpOf';
import { circularPdf, swellingPdf } from '../../../../support/resumes/hostilePdfs';
import { pdfOf } from '../../../../support/resumes/pdfOf';
import { startTestServer, type TestServer } from '../../../../support/testServer';

let server: TestServer;
let own: { token: string };

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  own = await server.signIn((await server.addInterpreter()).email);
});

const send = (file: Buffer, name = 'proof.pdf', to = server, as = own) => {
  const content = file.toString('base64');
  return to.call(addCredential, { id: randomUUID(), ...aClaim, file_name: name, content }, as);
};

/** An end of an archive, as a program that unpacks it looks for it. */
const zipEnd = (comment = '') => {
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([end, Buffer.from(comment, 'latin1')]);
};

const manyPages = () =>
  pdfOf((document) => {
    for (let page = 0; page < 20; page += 1) document.addPage();
  });
const withProgram = () =>
  Buffer.from(
    TINY_PROOF.toString().replace(
      '/Pages 2 0 R >>',
      '/Pages 2 0 R /Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (app.alert(1)) >>] >> >> >>',
    ),
  );
const withAttachment = () =>
  pdfOf((document) => {
    document.text('Oath').file(Buffer.from('MZ'), { name: 'run.exe' });
  });
const openingTo = (action: string) => () =>
  Buffer.from(
    TINY_PROOF.toString().replace('/Pages 2 0 R >>', `/Pages 2 0 R /OpenAction << /S /${action} >> >>`),
  );
const withForm = () =>
  Buffer.from(
    TINY_PROOF.toString().replace(
      '/Pages 2 0 R >>',
      '/Pages 2 0 R /AcroForm << /Fields [] /XFA [(template) 9 0 R] >> >>',
    ),
  );
/** Objects of newer PDFs are packed; how, says what stands beside the stream. */
const PROGRAM = '<< /S /JavaScript /JS (app.alert(1)) >>';
const packed = (
  how = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >> stream\n',
  pack: (objects: Buffer) => Buffer = deflateSync,
) => {
  const [before = '', after = ''] = TINY_PROOF.toString().split(/(?<=%PDF-[\d.]+\n)/);
  const content = pack(Buffer.from(`1 0 ${PROGRAM}`));
  return Buffer.concat([
    Buffer.from(`${before}9 0 obj << /Length ${content.length} ${how}`),
    content,
    Buffer.from(`\nendstream endobj\n${after}`),
  ]);
};
const asHex = (objects: Buffer) => Buffer.from(`${objects.toString('hex')}>`);
const withWrongSum = (objects: Buffer) => {
  const content = deflateSync(objects);
  content.writeUInt32BE(1, content.length - 4);
  return content;
};
const locked = () => pdfOf((document) => void document.text('Oath'), { userPassword: 'secret' });

describe('what is no proof is refused, and nothing changes', () => {
  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['a text that calls itself a PDF', 'not_a_proof', () => Buffer.from('Sworn in Berlin.')],
    ['a page of the web', 'not_a_proof', () => Buffer.from('<html>%PDF-1.4<script>alert(1)</script>')],
    ['a WebP', 'not_a_proof', () => webpOf(300, 300, [1, 2, 3])],
    [
      'a picture that begins as a GIF',
      'not_a_proof',
      () => Buffer.concat([Buffer.from('GIF89a'), TINY_PROOF]),
    ],
    ['a PDF that is an archive, too', 'not_a_proof', () => Buffer.concat([TINY_PROOF, zipEnd()])],
    [
      'a PDF inside the comment of an archive',
      'not_a_proof',
      () => Buffer.concat([TINY_PROOF.subarray(0, 60), zipEnd('\n%%EOF\n')]),
    ],
    [
      'a PDF with a page of the web behind it',
      'not_a_proof',
      () => Buffer.concat([TINY_PROOF, Buffer.from('<script>alert(1)</script>')]),
    ],
    ['a picture of 40 megapixels', 'picture_too_many_pixels', () => pngThatClaims(8000, 5000)],
    ['half a picture', 'picture_damaged', () => jpegOf(600, 600).subarray(0, 900)],
    ['a picture of a stamp’s size', 'proof_too_small', () => pngOf(80, 120)],
    ['a PDF that swells', 'pdf_too_costly', () => swellingPdf(900)],
    ['a PDF that contains itself', 'pdf_damaged', () => circularPdf()],
    ['a PDF with a password', 'pdf_locked', locked],
    ['a PDF of 21 pages', 'pdf_too_many_pages', manyPages],
    ['a PDF with a program', 'pdf_active', withProgram],
    ['a PDF with a program attached', 'pdf_active', withAttachment],
    ['a PDF that starts a program', 'pdf_active', openingTo('Launch /F (cmd.exe)')],
    ['a PDF that starts one by another spelling', 'pdf_active', openingTo('#4caunch /F (cmd.exe)')],
    ['a PDF that leads to another network', 'pdf_active', openingTo('GoToR /F (//evil.example/a.pdf)')],
    ['a PDF that plays a program', 'pdf_active', openingTo('Rendition /JS (app.alert\\(1\\))')],
    ['a PDF with a form that has programs', 'pdf_active', withForm],
    ['a PDF with a packed program', 'pdf_active', () => packed()],
    [
      'a packed program by another spelling',
      'pdf_active',
      () =>
        packed(
          '/Type /#4fbjStm /#4e 1 /F#69rst 4 %) >>\n /Filter [/Fl#61teDecode] /X (>>\\)) >>\nstream  \n',
        ),
    ],
    [
      'a program packed twice',
      'pdf_active',
      () => packed('/N 1 /First 4 /Filter/ASCIIHexDecode >>stream\n', asHex),
    ],
    ['a program packed with a wrong sum', 'pdf_active', () => packed(undefined, withWrongSum)],
    [
      'a packed program in a PDF that is locked for changes',
      'pdf_locked',
      () => Buffer.concat([packed(undefined, asHex), Buffer.from('\ntrailer << /Encrypt 8 0 R >>\n%%EOF')]),
    ],
  ])('%s: %s', async (_what, code, make) => {
    const answer = await send(await make());
    expect(answer.status).toBe(400);
    expect(answer.refusal().errors).toMatchObject([{ path: 'content', code }]);
    expect((await server.call(getCredentials, {}, own)).data()).toEqual([]);
  });

  it('an empty file, one of another alphabet, and one that is too large', async () => {
    const id = randomUUID();
    const call = (content: string) =>
      server.call(addCredential, { id, ...aClaim, file_name: 'a.pdf', content }, own);
    expect((await call('')).refusal().errors).toMatchObject([{ path: 'content', code: 'required' }]);
    expect((await call('äöü!')).refusal().errors).toMatchObject([{ path: 'content', code: 'invalid' }]);
    const large = await send(Buffer.concat([TINY_PROOF, Buffer.alloc(10 * 1024 * 1024)]));
    expect([large.status, large.refusal().code]).toEqual([413, 'TOO_LARGE']);
  });

  it('a change with a document that is none leaves the claim as it was', async () => {
    const { id } = await handIn(server, own.token);
    const content = Buffer.from('nothing').toString('base64');
    const change = { id, version: 1, ...aClaim, place: 'Potsdam', file_name: 'a.pdf', content };
    expect((await server.call(updateCredential, change, own)).status).toBe(400);
    expect((await server.call(getCredentials, {}, own)).data()).toMatchObject([
      { place: 'Berlin', version: 1 },
    ]);
  });
});

describe('what is kept', () => {
  it('of a picture are its pixels alone, upright and no larger than to be read', async () => {
    const photo = withExif(jpegOf(3000, 400), 6, 'taken at home');
    const polyglot = Buffer.concat([photo, TINY_PROOF, zipEnd()]);
    const [credential] = (await send(polyglot, '../oath.php')).data();
    expect(credential?.document).toMatchObject({ name: 'oath.jpg', media_type: 'image/jpeg' });
    const kept = (await server.call(getCredentialDocument, { id: credential?.id ?? '' }, own)).data();
    const bytes = Buffer.from(kept.content, 'base64');
    for (const trace of ['taken at home', '%PDF', 'PK']) expect(bytes.includes(trace)).toBe(false);
    const { format, width, height, exif } = await sharp(bytes).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: 'jpeg',
      width: 347,
      height: 2600,
      exif: undefined,
    });
  });

  it('of a PNG too, on white where it was clear', async () => {
    const [credential] = (await send(pngOf(300, 300), 'scan.png')).data();
    expect(credential?.document).toMatchObject({ name: 'scan.jpg', media_type: 'image/jpeg' });
  });

  it('of a scanned PDF without text is the PDF as it came', async () => {
    const scan = await pdfOf((document) => void document.image(jpegOf(400, 300), 0, 0));
    const [credential] = (await send(scan)).data();
    const kept = (await server.call(getCredentialDocument, { id: credential?.id ?? '' }, own)).data();
    expect(Buffer.from(kept.content, 'base64').equals(scan)).toBe(true);
  });
});

describe('the virus scanner, where there is one', () => {
  it('sees every document before it is kept, and what it finds is refused', async () => {
    let verdict = 'stream: OK';
    const seen: Buffer[] = [];
    const clamd = await openClamd((file, line) => {
      seen.push(file);
      line.end(`${verdict}\0`);
    });
    const guarded = await startTestServer({ settings: { CLAMD_URL: clamd.url } });
    const as = await guarded.signIn((await guarded.addInterpreter()).email);
    (await send(TINY_PROOF, 'a.pdf', guarded, as)).data();
    expect(seen[0]?.equals(TINY_PROOF)).toBe(true);
    verdict = 'stream: Eicar-Signature FOUND';
    const infected = await send(Buffer.from(aPhoto(), 'base64'), 'a.jpg', guarded, as);
    expect(infected.refusal().errors).toMatchObject([{ path: 'content', code: 'file_infected' }]);
    await clamd.close();
    expect((await send(TINY_PROOF, 'a.pdf', guarded, as)).status).toBe(503);
    expect((await guarded.call(getCredentials, {}, as)).data()).toHaveLength(1);
    await guarded.close();
  });
});

it('no more is kept for one person than they may have', async () => {
  const small = await startTestServer({ settings: { STORED_MEGABYTES_PER_PERSON: '1' } });
  const as = await small.signIn((await small.addInterpreter()).email);
  const padded = (bytes: number) => Buffer.concat([TINY_PROOF, Buffer.alloc(bytes)]);
  (await send(padded(700_000), 'a.pdf', small, as)).data();
  const full = await send(padded(700_000), 'b.pdf', small, as);
  expect(full.refusal()).toMatchObject({ code: 'STORAGE_FULL' });
  const [{ id, version } = { id: '', version: 1 }] = (await small.call(getCredentials, {}, as)).data();
  const content = padded(900_000).toString('base64');
  const other = { id, version, ...aClaim, file_name: 'c.pdf', content };
  expect((await small.call(updateCredential, other, as)).data()).toHaveLength(1);
  await small.close();
});
