import { type DemoLook, demoLooks, type DemoPerson } from './demoLooks';
import type { StorePortraits } from './seedDemo';
import { makePictures, type Pictures } from '../modules/headshots/service/makePictures';
import { storeHeadshot } from '../modules/headshots/service/updateHeadshot';

/** Pixels; no size of a headshot is larger. */
const EDGE = 512;

/** Draws a portrait of everybody in the demo data; answers what stores them as headshots. */
export async function drawPortraits(now: Date): Promise<StorePortraits> {
  const portraits = await portraitsOf(demoLooks());
  return async (queries) => {
    for (const { id, pictures } of portraits) await storeHeadshot(queries, { userId: id, pictures, now });
  };
}

/**
 * Draws people and makes pictures of the drawings, as of any picture that is uploaded. The set of drawings is Pablo
 * Stanley's Open Peeps (CC0).
 */
export async function portraitsOf(
  people: readonly DemoPerson[],
): Promise<{ id: string; pictures: Pictures }[]> {
  const drawings = await drawAll(people.map(({ look }) => look));
  return Promise.all(
    people.map(async ({ id }, index) => ({
      id,
      pictures: await makePictures(drawings[index] ?? Buffer.alloc(0)),
    })),
  );
}

/** As PNG. What is uploaded may be no SVG, so the way is opened for our own drawings only. */
async function drawAll(looks: readonly DemoLook[]): Promise<Buffer[]> {
  const [{ createAvatar }, peeps, { default: sharp }] = await Promise.all([
    import('@dicebear/core'),
    import('@dicebear/open-peeps'),
    import('sharp'),
  ]);
  const svg = { operation: ['VipsForeignLoadSvgBuffer'] };
  const draw = ({ head, face, skin, hair, beard, glasses, clothes, ground }: DemoLook) =>
    createAvatar(peeps, {
      head: [head as 'short1'],
      face: [face],
      skinColor: [skin],
      headContrastColor: [hair],
      clothingColor: [clothes],
      backgroundColor: [ground],
      maskProbability: 0,
      facialHairProbability: beard === null ? 0 : 100,
      ...(beard !== null && { facialHair: [beard as 'full'] }),
      accessoriesProbability: glasses === null ? 0 : 100,
      ...(glasses !== null && { accessories: [glasses as 'glasses'] }),
    }).toString();
  sharp.unblock(svg);
  try {
    const drawings = looks.map((look) =>
      sharp(Buffer.from(draw(look)))
        .resize(EDGE, EDGE)
        .removeAlpha()
        .png({ compressionLevel: 1 })
        .toBuffer(),
    );
    return await Promise.all(drawings);
  } finally {
    sharp.block(svg);
  }
}
