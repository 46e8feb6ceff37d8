import { randomBytes } from 'node:crypto';
import type { Headshot } from '../../../../shared/contract/account/headshot';
import { headshotUrl } from '../../../../shared/domain/people/headshotUrl';
import { HEADSHOT_MAX_BYTES } from '../../../../shared/domain/files/uploadRules';
import type { Queries } from '../../../db/database';
import { inTransaction } from '../../../db/inTransaction';
import { clearHeadshot, putHeadshot, setPhotoUrl } from './headshots';
import { publish } from '../../../events/publish';
import type { Caller } from '../../../platform/context';
import { lockActiveUser } from '../../account/service/users';
import { decodeUpload, type UploadContext } from '../../uploads/service/uploadContext';
import { headshotOf } from './headshotOf';
import { isLargePicture } from './isLargePicture';
import { makePictures, type Pictures } from './makePictures';

/** 128 random bits: whoever was not told the address does not find the picture. */
const VERSION_BYTES = 16;

/**
 * Replaces the caller's headshot, or removes it; the addresses of the old one lead nowhere afterwards. Throws
 * TOO_LARGE, INVALID about `content`, TOO_MANY_REQUESTS, and UNAVAILABLE while too many pictures wait.
 */
export async function updateHeadshot(
  { db, clock, uploadLimits, drawInTurn, drawLargeInTurn }: UploadContext,
  { userId, network }: Caller,
  { content }: { content: string | Uint8Array | null },
): Promise<Headshot> {
  if (content === null) {
    return inTransaction(db, async (queries) => {
      await lockActiveUser(queries, userId);
      await clearHeadshot(queries, userId);
      return tellOfHeadshot(queries, userId, null);
    });
  }
  const bytes = decodeUpload(content, HEADSHOT_MAX_BYTES);
  await uploadLimits.countHeadshot(userId);
  const inTurn = (await isLargePicture(bytes)) ? drawLargeInTurn : drawInTurn;
  const pictures = await inTurn(userId, () => makePictures(bytes), network);
  return inTransaction(db, async (queries) => {
    await lockActiveUser(queries, userId);
    const photoUrl = await storeHeadshot(queries, { userId, pictures, now: clock.now() });
    return tellOfHeadshot(queries, userId, photoUrl);
  });
}

/** Keeps the pictures under an address of their own, which is answered; whoever shows the person shows it from now on. */
export async function storeHeadshot(
  queries: Queries,
  { userId, pictures, now }: { userId: string; pictures: Pictures; now: Date },
): Promise<string> {
  const version = randomBytes(VERSION_BYTES).toString('base64url');
  await putHeadshot(queries, {
    user_id: userId,
    version,
    picture_64: pictures[64],
    picture_128: pictures[128],
    picture_256: pictures[256],
    picture_512: pictures[512],
    updated_at: now,
  });
  const photoUrl = headshotUrl(version);
  await setPhotoUrl(queries, userId, photoUrl);
  return photoUrl;
}

async function tellOfHeadshot(queries: Queries, id: string, photoUrl: string | null): Promise<Headshot> {
  await publish(queries, 'profile.changed', { interpreterId: id });
  return headshotOf(queries, { id, photo_url: photoUrl });
}
