import { loadSharp, READING } from './makePictures';

const LARGE_PIXELS = 4_000_000;

/**
 * Whether a picture takes long to draw, as one straight from a camera does; pages send what they cut. False for what is no
 * picture: whoever draws it says so.
 */
export async function isLargePicture(bytes: Buffer): Promise<boolean> {
  const sharp = await loadSharp();
  const found = await sharp(bytes, READING)
    .metadata()
    .catch(() => null);
  return found !== null && found.width * found.height > LARGE_PIXELS;
}
