import sharp from 'sharp';
import { addBooking } from '../../../../../src/shared/contract/bookings/client';
import { getHeadshot, updateHeadshot } from '../../../../../src/shared/contract/account/headshot';
import { ping } from '../../../../../src/shared/contract/base/open';
import { getUserResumeDetails, parseResume } from '../../../../../src/shared/contract/interpreters/resume';
import { whoAmI } from '../../../../../src/shared/contract/account/user';
import { HEADSHOT_MAX_BYTES } from '../../../../../src/shared/domain/files/uploadRules';
import { bookingRequest } from '../../../../support/bookingRequest';
import { jpegOf, pngOf } from '../../../../support/pictures/testPictures';
import { pdfOf, setLines } from '../../../../support/resumes/pdfOf';
import { startTestServer, type TestServer } from '../../../../support/testServer';

const inBase64 = (bytes: Buffer) => ({ content: bytes.toString('base64') });

describe('files that people upload', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const signInClient = async () => {
    const user = await server.addClient();
    return { user, token: (await server.signIn(user.email)).token };
  };
  const signInInterpreter = async () => {
    const user = await server.addInterpreter();
    return { user, token: (await server.signIn(user.email)).token };
  };
  const fetchPicture = (url: string) => server.app.inject({ method: 'GET', url });

  describe('a headshot', () => {
    it('is served in four sizes that never change, under addresses that nobody can guess', async () => {
      const { token } = await signInClient();
      const stored = (await server.call(updateHeadshot, inBase64(jpegOf(300, 200)), { token })).data();
      expect(stored.sizes.map(({ size }) => size)).toEqual([64, 128, 256, 512]);
      expect(stored.photo_url).toMatch(/^\/media\/headshots\/[\w-]{22}\/256\.webp$/);
      for (const { size, url } of stored.sizes) {
        const answer = await fetchPicture(url);
        expect(answer.headers).toMatchObject({
          'content-type': 'image/webp',
          'cache-control': 'private, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'",
        });
        expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: size });
      }
      expect((await server.call(whoAmI, {}, { token })).data().user.photo_url).toBe(stored.photo_url);
      expect((await server.call(getHeadshot, {}, { token })).data()).toEqual(stored);
    });

    it('is not sent again to who has it, and to nobody once it is gone', async () => {
      const { token } = await signInClient();
      const { photo_url: url } = (
        await server.call(updateHeadshot, inBase64(pngOf(100, 100)), { token })
      ).data();
      const first = await fetchPicture(url ?? '');
      const ask = () =>
        server.app.inject({
          method: 'GET',
          url: url ?? '',
          headers: { 'if-none-match': String(first.headers.etag) },
        });
      const again = await ask();
      expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
      expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
      await server.call(updateHeadshot, { content: null }, { token });
      expect((await ask()).statusCode).toBe(404);
    });

    it('of forty megapixels is refused in the reader’s language, and changes nothing', async () => {
      const { token } = await signInClient();
      const huge = await sharp({ create: { width: 8000, height: 5000, channels: 3, background: '#864' } })
        .jpeg()
        .toBuffer();
      const answer = await server.call(updateHeadshot, inBase64(huge), { token, language: 'ja-JP' });
      expect([answer.status, answer.refusal().errors]).toEqual([
        400,
        [
          {
            path: 'content',
            code: 'picture_too_many_pixels',
            message: expect.stringContaining('画素') as string,
          },
        ],
      ]);
      expect((await server.call(getHeadshot, {}, { token })).data().photo_url).toBeNull();
    });

    it('takes the place of the one before, whose addresses lead nowhere any more', async () => {
      const { token } = await signInClient();
      const first = (await server.call(updateHeadshot, inBase64(pngOf(100, 100)), { token })).data();
      const second = (await server.call(updateHeadshot, inBase64(pngOf(100, 100)), { token })).data();
      expect(second.photo_url).not.toBe(first.photo_url);
      for (const { url } of first.sizes) expect((await fetchPicture(url)).statusCode).toBe(404);
      for (const { url } of second.sizes) expect((await fetchPicture(url)).statusCode).toBe(200);
    });

    it('can be removed', async () => {
      const { token, user } = await signInClient();
      const stored = (await server.call(updateHeadshot, inBase64(pngOf(100, 100)), { token })).data();
      const removed = (await server.call(updateHeadshot, { content: null }, { token })).data();
      expect(removed).toEqual({ photo_url: null, sizes: [], updated_at: null });
      expect((await fetchPicture(stored.photo_url ?? '')).statusCode).toBe(404);
      const left = server.context.db.queries
        .selectFrom('headshots')
        .selectAll()
        .where('user_id', '=', user.id);
      expect(await left.execute()).toEqual([]);
    });

    it('stays as it was when the new one is refused, and says why in the language of the reader', async () => {
      const { token } = await signInClient();
      const stored = (await server.call(updateHeadshot, inBase64(pngOf(100, 100)), { token })).data();
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
      const answer = await server.call(updateHeadshot, inBase64(svg), { token, language: 'es-MX' });
      expect(answer.status).toBe(400);
      expect(answer.refusal().errors).toEqual([
        { path: 'content', code: 'not_a_picture', message: 'Esto no es una imagen JPEG, PNG o WebP.' },
      ]);
      expect((await server.call(getHeadshot, {}, { token })).data()).toEqual(stored);
    });

    it('may have five megabytes and no byte more', async () => {
      const { token } = await signInClient();
      const most = Buffer.concat([pngOf(100, 100), Buffer.alloc(HEADSHOT_MAX_BYTES)]);
      const fits = await server.call(updateHeadshot, inBase64(most.subarray(0, HEADSHOT_MAX_BYTES)), {
        token,
      });
      expect(fits.status).toBe(200);
      const over = await server.call(updateHeadshot, inBase64(most.subarray(0, HEADSHOT_MAX_BYTES + 1)), {
        token,
      });
      expect([over.status, over.refusal().code]).toEqual([413, 'TOO_LARGE']);
      const farOver = await server.call(updateHeadshot, inBase64(Buffer.concat([most, most])), { token });
      expect([farOver.status, farOver.refusal().code]).toEqual([413, 'TOO_LARGE']);
    });

    it('in a long body that is none of it is refused and changes nothing', async () => {
      const { token } = await signInClient();
      const noBase64 = { content: 'picture!'.repeat(40_000) };
      const answer = await server.call(updateHeadshot, noBase64, { token, language: 'es-MX' });
      expect([answer.status, answer.refusal().errors?.map(({ path, code }) => [path, code])]).toEqual([
        400,
        [['content', 'invalid']],
      ]);
      const noFile = { content: null, file_name: 'a'.repeat(300_000) };
      const long = await server.call(updateHeadshot, noFile, { token });
      expect([long.status, long.refusal().code]).toEqual([400, 'MALFORMED']);
      expect((await server.call(getHeadshot, {}, { token })).data().photo_url).toBeNull();
    });

    it('is shown to those who share a booking', async () => {
      const [client, interpreter, stranger] = [
        await signInClient(),
        await signInInterpreter(),
        await signInClient(),
      ];
      await server.call(updateHeadshot, inBase64(pngOf(100, 100)), { token: client.token });
      const ask = async (token: string) =>
        (await server.call(getHeadshot, { user_id: client.user.id }, { token })).status;
      expect(await ask(interpreter.token)).toBe(404);
      const request = bookingRequest({ clientId: client.user.id, interpreterId: interpreter.user.id });
      expect((await server.call(addBooking, request, { token: client.token })).status).toBe(200);
      expect(await ask(interpreter.token)).toBe(200);
      expect(await ask(stranger.token)).toBe(404);
    });

    it('may be changed thirty times an hour', async () => {
      const { token } = await signInClient();
      const refused = inBase64(Buffer.from('no picture'));
      const statuses: number[] = [];
      for (let change = 0; change < 31; change += 1) {
        statuses.push((await server.call(updateHeadshot, refused, { token })).status);
      }
      expect(statuses).toEqual([...Array.from({ length: 30 }, () => 400), 429]);
    });

    it.each(['/media/headshots/AAAAAAAAAAAAAAAAAAAAAA/256.webp', '/media/headshots/x/256.webp', '/media/'])(
      'is not found at %s',
      async (url) => {
        const answer = await fetchPicture(url);
        expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND']);
      },
    );

    it('is not found in a size that is not made', async () => {
      const { token } = await signInClient();
      const { photo_url: url } = (
        await server.call(updateHeadshot, inBase64(pngOf(90, 90)), { token })
      ).data();
      expect((await fetchPicture((url ?? '').replace('256', '100'))).statusCode).toBe(404);
    });
  });

  it('do not keep others waiting while pictures are drawn', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, signInClient));
    const large = inBase64(jpegOf(2400, 1600, (x, y) => [x % 256, y % 256, 90]));
    let isDrawing = true;
    const drawing = Promise.all(
      people.map(({ token }) => server.call(updateHeadshot, large, { token })),
    ).finally(() => (isDrawing = false));
    let answered = 0;
    while (isDrawing) {
      await server.call(ping);
      answered += 1;
    }
    expect((await drawing).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answered).toBeGreaterThan(20);
  });

  describe('a résumé', () => {
    const resume = () =>
      pdfOf((document) => {
        setLines(
          document,
          [
            { text: 'Lena Vogt', size: 20 },
            { text: 'LANGUAGES', size: 14, gap: 10 },
            { text: 'German (native), English (fluent)' },
          ],
          50,
          50,
        );
      });

    it('is read into a draft, which is kept until the next one; the file is not', async () => {
      const { token, user } = await signInInterpreter();
      expect((await server.call(getUserResumeDetails, {}, { token })).data()).toBeNull();
      const request = { file_name: 'Lena.pdf', ...inBase64(await resume()) };
      const read = (await server.call(parseResume, request, { token })).data();
      expect(read).toMatchObject({
        file_name: 'Lena.pdf',
        parsed_at: server.clock.now().toISOString(),
        draft: { name: 'Lena Vogt', languages: [{ language: 'German' }, { language: 'English' }] },
      });
      expect((await server.call(getUserResumeDetails, {}, { token })).data()).toEqual(read);
      const rows = await server.context.db.queries
        .selectFrom('resumes')
        .selectAll()
        .where('user_id', '=', user.id)
        .execute();
      expect(rows.map((row) => Object.keys(row).sort())).toEqual([
        ['draft', 'file_name', 'parsed_at', 'user_id'],
      ]);
    });

    it('is the business of its owner alone', async () => {
      const [owner, other] = [await signInInterpreter(), await signInInterpreter()];
      await server.call(parseResume, inBase64(await resume()), { token: owner.token });
      expect((await server.call(getUserResumeDetails, {}, { token: other.token })).data()).toBeNull();
    });

    it('is known by what is in it, not by its name', async () => {
      const { token } = await signInInterpreter();
      const request = { file_name: 'cv.pdf', ...inBase64(Buffer.from('PK\u0003\u0004 a document')) };
      const answer = await server.call(parseResume, request, { token, language: 'ja-JP' });
      expect(answer.refusal().errors).toEqual([
        { path: 'content', code: 'not_a_pdf', message: 'PDFファイルではありません。' },
      ]);
    });

    it('that is locked or broken is refused with the reason', async () => {
      const { token } = await signInInterpreter();
      const locked = await pdfOf((document) => void document.text('Secret'), { userPassword: 'x' });
      const codeOf = async (bytes: Buffer) =>
        (await server.call(parseResume, inBase64(bytes), { token })).refusal().errors?.[0]?.code;
      expect(await codeOf(locked)).toBe('pdf_locked');
      expect(await codeOf(Buffer.from('%PDF-1.7 and no more'))).toBe('pdf_damaged');
    });

    it('may have five megabytes', async () => {
      const { token } = await signInInterpreter();
      const padded = Buffer.concat([await resume(), Buffer.alloc(5 * 1024 * 1024)]);
      const answer = await server.call(parseResume, inBase64(padded), { token });
      expect([answer.status, answer.refusal().code]).toEqual([413, 'TOO_LARGE']);
    });
  });
});
