import { HEADSHOT_MAIN_SIZE, HEADSHOT_SIZES, type HeadshotSize } from '../files/uploadRules';

const PATTERN = /^\/media\/headshots\/([\w-]{22})\/\d+\.webp$/;

/** Where a size of a picture is served; the version is random and belongs to one picture for ever. */
export function headshotUrl(version: string, size: HeadshotSize = HEADSHOT_MAIN_SIZE): string {
  return `/media/headshots/${version}/${size}.webp`;
}

/** The same picture in every size; empty for a picture that was not uploaded here. */
export function headshotSizes(photoUrl: string): { size: HeadshotSize; url: string }[] {
  const version = PATTERN.exec(photoUrl)?.[1];
  return version === undefined
    ? []
    : HEADSHOT_SIZES.map((size) => ({ size, url: headshotUrl(version, size) }));
}

/** Lets a browser fetch the size that its screen needs for a face so many pixels wide; nothing where there is one size only. */
export function headshotSrcSet(photoUrl: string, width: number): string | undefined {
  const way = /^\/media\/.*\//.exec(photoUrl)?.[0];
  return way && HEADSHOT_SIZES.map((size) => `${way}${size}.webp ${size / width}x`).join();
}
