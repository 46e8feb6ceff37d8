import { HEADSHOT_SIZES } from '../../../shared/domain/files/uploadRules';
import { findPicture } from '../../db/repositories/people/headshots';
import type { ServiceContext } from '../context';

/** The WebP bytes behind an address of a headshot; null where there is none, or none any more. */
export async function getPicture(
  { db: { queries } }: ServiceContext,
  version: string,
  edge: number,
): Promise<Buffer | null> {
  const size = HEADSHOT_SIZES.find((each) => each === edge);
  return size === undefined ? null : findPicture(queries, version, size);
}
