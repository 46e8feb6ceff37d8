import type { Headshot } from '../../../../shared/contract/account/headshot';
import { headshotSizes } from '../../../../shared/domain/people/headshotUrl';
import type { Queries } from '../../../db/database';
import { findHeadshot, findPicture } from './headshots';
import type { User } from '../../account/service/users';
import { HEADSHOT_SIZES } from '../../../../shared/domain/files/uploadRules';
import type { ServiceContext } from '../../../platform/context';

/** Where somebody's pictures are. A picture that nobody uploaded (the demo's) has one address only. */
export async function headshotOf(queries: Queries, user: Pick<User, 'id' | 'photo_url'>): Promise<Headshot> {
  const stored = await findHeadshot(queries, user.id);
  return {
    photo_url: user.photo_url,
    sizes: user.photo_url === null ? [] : headshotSizes(user.photo_url),
    updated_at: stored?.updated_at.toISOString() ?? null,
  };
}

/** The WebP bytes behind an address of a headshot; null where there is none, or none any more. */
export async function getPicture(
  { db: { queries } }: ServiceContext,
  version: string,
  edge: number,
): Promise<Buffer | null> {
  const size = HEADSHOT_SIZES.find((each) => each === edge);
  return size === undefined ? null : findPicture(queries, version, size);
}

type PictureKind = 'jpeg' | 'png' | 'webp';

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte);

const RIFF = [0x52, 0x49, 0x46, 0x46];

const WEBP = [0x57, 0x45, 0x42, 0x50];

/** A picture's type by its first bytes, whatever its name; null for everything but the three kinds that we take. */
export function pictureKindOf(bytes: Uint8Array): PictureKind | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(bytes, RIFF) && startsWith(bytes, WEBP, 8)) return 'webp';
  return null;
}
