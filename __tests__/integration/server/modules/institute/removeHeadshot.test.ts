import { exportOwnData } from '../../../../../src/shared/contract/account/ownData';
import { updateHeadshot } from '../../../../../src/shared/contract/account/headshot';
import { getAuditLog } from '../../../../../src/shared/contract/institute/auditLog';
import {
  getInstitutePerson,
  removeHeadshot,
} from '../../../../../src/shared/contract/institute/institutePerson';
import { INTERFACE_LANGUAGES } from '../../../../../src/shared/domain/text/interfaceLanguages';
import { addInstitute } from '../../../../support/instituteScene';
import { openPost, type Post } from '../../../../support/openPost';
import { jpegOf } from '../../../../support/pictures/testPictures';
import { startTestServer, type TestServer } from '../../../../support/testServer';

const REASON = 'It shows a logo.';

describe('an admin who removes a photo', () => {
  let server: TestServer;
  let post: Post;
  beforeAll(async () => {
    server = await startTestServer({ settings: { LOGIN_TRIES_PER_ADDRESS: '1000' } });
    post = await openPost(server.context);
  });
  afterAll(async () => {
    await post.close();
    await server.close();
  });
  afterEach(() => post.collect());

  async function institute() {
    const admin = await server.addInterpreter({ roles: ['institute_admin'] });
    const member = await server.addInterpreter({ firstName: 'Ana', lastName: 'Ruiz' });
    await addInstitute(server.context, `Harbour ${admin.id}`, [admin, member]);
    const [{ token }, own] = [await server.signIn(admin.email), await server.signIn(member.email)];
    const upload = async (as = own.token) => {
      const content = jpegOf(80, 80).toString('base64');
      return (await server.call(updateHeadshot, { content }, { token: as })).data().photo_url ?? '';
    };
    const remove = (photo_url: string, user_id = member.id) =>
      server.call(removeHeadshot, { user_id, photo_url, reason: REASON }, { token });
    const seen = async () =>
      (await server.call(getInstitutePerson, { user_id: member.id }, { token })).data();
    const statusOf = async (url: string) => (await server.app.inject({ method: 'GET', url })).statusCode;
    return { admin, member, token, own, upload, remove, seen, statusOf };
  }

  it('leaves the person without it, and the picture is nowhere any more', async () => {
    const { upload, remove, seen, statusOf } = await institute();
    const photo = await upload();
    expect(await statusOf(photo)).toBe(200);
    expect((await seen()).person.photo_url).toBe(photo);
    expect((await remove(photo)).data()).toMatchObject({ name: 'Ana Ruiz', photo_url: null });
    expect((await seen()).person.photo_url).toBeNull();
    expect(await statusOf(photo)).toBe(404);
  });

  it('is in the log, on the person’s page and in their own data, with the reason', async () => {
    const { token, own, upload, remove, seen } = await institute();
    (await remove(await upload())).data();
    const line = { action: 'headshot.remove', before: null, after: { reason: REASON } };
    const log = (await server.call(getAuditLog, {}, { token })).data();
    expect(log.rows).toMatchObject([{ ...line, subject: 'Ana Ruiz' }]);
    expect((await seen()).decisions).toMatchObject([line]);
    const kept = (await server.call(exportOwnData, {}, { token: own.token })).data();
    expect(kept).toMatchObject({ headshot: null, decisions: [line] });
    expect(kept.decisions[0]?.institute).toMatch(/^Harbour/);
  });

  it.each(INTERFACE_LANGUAGES)('tells the person why by a mail in %s', async (language) => {
    const { member, upload, remove } = await institute();
    const { queries } = server.context.db;
    await queries.updateTable('users').set({ language }).where('id', '=', member.id).execute();
    (await remove(await upload())).data();
    const { to, subject, text } = await post.collectOne();
    expect(to?.map(({ address }) => address)).toEqual([member.email]);
    expect(subject).toContain(
      { 'en-US': 'Your photo was removed', 'es-MX': 'Se quitó tu foto', 'ja-JP': '写真が削除されました' }[
        language
      ],
    );
    expect(text).toContain(REASON);
  });

  it('removes only the photo that was looked at, once', async () => {
    const { upload, remove, seen } = await institute();
    const [first, second] = [await upload(), await upload()];
    expect((await remove(first)).refusal()).toMatchObject({ code: 'HEADSHOT_CHANGED' });
    expect((await seen()).person.photo_url).toBe(second);
    expect(await post.collect()).toEqual([]);
    (await remove(second)).data();
    expect((await remove(second)).refusal()).toMatchObject({ code: 'HEADSHOT_CHANGED' });
    expect(await post.collect()).toHaveLength(1);
  });

  it('lets the person choose another one at once', async () => {
    const { upload, remove, seen } = await institute();
    (await remove(await upload())).data();
    const another = await upload();
    expect((await seen()).person.photo_url).toBe(another);
  });

  it('reaches nobody of another institute, and not the admin’s own', async () => {
    const [here, there] = [await institute(), await institute()];
    const photo = await there.upload();
    expect((await here.remove(photo, there.member.id)).refusal().code).toBe('NOT_FOUND');
    expect((await there.seen()).person.photo_url).toBe(photo);
    const own = await here.upload(here.token);
    expect((await here.remove(own, here.admin.id)).refusal().code).toBe('FORBIDDEN');
  });

  it('needs a reason', async () => {
    const { member, token, upload } = await institute();
    const wish = { user_id: member.id, photo_url: await upload(), reason: ' \u200B ' };
    const refused = await server.call(removeHeadshot, wish, { token });
    expect(refused.refusal()).toMatchObject({ code: 'INVALID', errors: [{ path: 'reason' }] });
  });
});
