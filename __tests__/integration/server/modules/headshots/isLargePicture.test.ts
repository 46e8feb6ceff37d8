import sharp from 'sharp';
import { isLargePicture } from '../../../../../src/server/modules/headshots/service/isLargePicture';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();

describe('a picture that takes long to draw', () => {
  it.each([
    ['what a page sends', 1024, 1024, false],
    ['four million pixels', 2000, 2000, false],
    ['what a camera makes', 4032, 3024, true],
  ])('is told by its pixels: %s', async (_what, width, height, isLarge) => {
    expect(await isLargePicture(await picture(width, height))).toBe(isLarge);
  });

  it('is none of what is no picture', async () => {
    expect(await isLargePicture(Buffer.from('picture'))).toBe(false);
  });
});
