import fc from 'fast-check';
import { newProduct, type ProductModel } from './ProductModel';
import { productCommands } from './commands';
import { expectViews } from './expectViews';
import { openTwoPeople, type TwoPeople } from './TwoPeople';
import type { WorldOptions } from '../openWorld';

export interface ProductWish {
  seed: number;
  runs: number;
  /** things that happen in one walk, at most */
  length: number;
}

export interface ProductWalks {
  /** what happened in each walk, in the order in which they were walked; a failing one is followed by its shorter forms */
  walks: string[];
  /** the shortest walk that still fails, and how; null where none does */
  failure: { walk: string; message: string } | null;
}

/** Shrinking walks each shorter form anew; past this it tells of the shortest so far. */
const SHRINK_WITHIN_MS = 240_000;

/**
 * Walks two people through the product, each time in a new world, by what fast-check makes up from the seed: the same
 * seed, the same walks. One that fails is made as short as it still fails.
 */
export async function walkProduct(
  { seed, runs, length }: ProductWish,
  options: WorldOptions,
  tell: (walk: string, problem?: string) => void = () => undefined,
): Promise<ProductWalks> {
  const walks: string[] = [];
  let giveUpAt = Infinity;
  const property = fc.asyncProperty(
    fc.commands(productCommands, { maxCommands: length, size: 'max', disableReplayLog: true }),
    async (commands) => {
      if (Date.now() > giveUpAt) return;
      // only what was really done, not what could not happen there
      const happened = () =>
        (commands as Iterable<unknown> & { toString: () => string })
          .toString()
          .replaceAll(/,(?=the |both |it |three |a day )/g, '; ');
      const note = (walk: string, problem?: string) => {
        walks.push(walk);
        tell(walk, problem);
      };
      let people: TwoPeople | null = null;
      try {
        people = await openTwoPeople(options);
        const real = people;
        const setup = () => ({ model: newProduct(), real });
        await expectViews(setup().model, real);
        await fc.asyncModelRun<ProductModel, TwoPeople, false, ProductModel>(setup, commands);
      } catch (error) {
        if (giveUpAt === Infinity) giveUpAt = Date.now() + SHRINK_WITHIN_MS;
        note(`FAILED ${happened()}`, (error as Error).message);
        throw error;
      } finally {
        await people?.close();
      }
      note(happened());
    },
  );
  // biased walks are mostly short, and each has to open a world
  const result = await fc.check(property, { seed, numRuns: runs, unbiased: true });
  if (!result.failed) return { walks, failure: null };
  const error = result.errorInstance as Error | null;
  const walk = walks.filter((each) => each.startsWith('FAILED ')).at(-1) ?? '';
  return { walks, failure: { walk: walk.replace('FAILED ', ''), message: error?.message ?? '' } };
}
