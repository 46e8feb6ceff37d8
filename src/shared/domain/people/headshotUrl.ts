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

/**
 * Lets a browser fetch the size that its screen needs for a face so many pixels wide. `src` counts as one for plain screens, so
 * that it is the smallest that is wide enough; a picture that was not uploaded here has one size only.
 */
export function headshotSources(photoUrl: string, width: number): { src: string; srcSet?: string } {
  const way = /^\/media\/.*\//.exec(photoUrl)?.[0];
  if (way === undefined) return { src: photoUrl };
  const srcSet = HEADSHOT_SIZES.map((size) => `${way}${size}.webp ${size / width}x`).join();
  return { srcSet, src: `${way}${HEADSHOT_SIZES.find((size) => size >= width) ?? HEADSHOT_MAIN_SIZE}.webp` };
}
