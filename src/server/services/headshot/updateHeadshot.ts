import { randomBytes } from 'node:crypto';
import type { Headshot } from '../../../shared/contract/account/headshot';
import { headshotUrl } from '../../../shared/domain/people/headshotUrl';
import { HEADSHOT_MAX_BYTES } from '../../../shared/domain/files/uploadRules';
import type { Queries } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { deleteHeadshot, putHeadshot, setPhotoUrl } from '../../db/repositories/people/headshots';
import { publish } from '../../events/publish';
import type { Caller } from '../context';
import { lockLiving } from '../lockLiving';
import { decodeUpload } from '../uploads/uploadContext';
import type { UploadContext } from '../uploads/uploadContext';
import { headshotOf } from './headshotOf';
import { makePictures } from './makePictures';

/** 128 random bits: whoever was not told the address does not find the picture. */
const VERSION_BYTES = 16;

/**
 * Replaces the caller's headshot, or removes it; the addresses of the old one lead nowhere afterwards. Throws
 * TOO_LARGE, INVALID about `content`, TOO_MANY_REQUESTS, and UNAVAILABLE while too many pictures wait.
 */
export async function updateHeadshot(
  { db, clock, uploadLimits, drawInTurn }: UploadContext,
  { userId }: Caller,
  { content }: { content: string | null },
): Promise<Headshot> {
  if (content === null) {
    return inTransaction(db, async (queries) => {
      await lockLiving(queries, userId);
      await deleteHeadshot(queries, userId);
      return headshotAt(queries, userId, null);
    });
  }
  const bytes = decodeUpload(content, HEADSHOT_MAX_BYTES);
  await uploadLimits.countHeadshot(userId);
  const pictures = await drawInTurn(userId, () => makePictures(bytes));
  const version = randomBytes(VERSION_BYTES).toString('base64url');
  return inTransaction(db, async (queries) => {
    await lockLiving(queries, userId);
    await putHeadshot(queries, {
      user_id: userId,
      version,
      picture_64: pictures[64],
      picture_256: pictures[256],
      picture_512: pictures[512],
      updated_at: clock.now(),
    });
    return headshotAt(queries, userId, headshotUrl(version));
  });
}

async function headshotAt(queries: Queries, id: string, photoUrl: string | null): Promise<Headshot> {
  await setPhotoUrl(queries, id, photoUrl);
  await publish(queries, 'profile.changed', { interpreterId: id });
  return headshotOf(queries, { id, photo_url: photoUrl });
}
