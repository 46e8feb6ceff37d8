import type { OtherPart } from '../report/OtherPart';
import type { WorldOptions } from '../openWorld';
import type { QaOptions } from '../../../../scripts/parseQaArgs.mjs';
import { walkProduct, type ProductWalks } from './walkProduct';

/** Things that are tried in one walk, at most: those that cannot happen then are passed over. */
const LENGTH = 30;

type Wish = Pick<QaOptions, 'seed' | 'runs'>;

/** The walks of two people through the whole product, for the report: told anew after each walk. */
export async function productPart(
  wish: Wish,
  options: WorldOptions,
  tell: (part: OtherPart, walk: string | null) => void,
): Promise<void> {
  const soFar: string[] = [];
  const whole = await walkProduct({ ...wish, length: LENGTH }, options, (walk, problem) => {
    soFar.push(walk);
    const message = `${problem}\nA shorter walk that fails was still looked for.`;
    const failure = problem === undefined ? null : { walk: walk.replace('FAILED ', ''), message };
    const words = `${walk || 'nothing happened'}${problem === undefined ? '' : ` (${problem})`}`;
    tell(partOf(wish, { walks: soFar, failure }), words);
  });
  tell(partOf(wish, whole), null);
}

function partOf({ seed, runs }: Wish, { walks, failure }: ProductWalks): OtherPart {
  const numbered = walks.map((walk, at) => `${at + 1}. ${walk || 'nothing happened'}`);
  const told = failure && [
    'The shortest walk that fails:',
    ...failure.walk.split('; '),
    '',
    failure.message,
    '',
    'Every walk:',
  ];
  return {
    name: 'two people and time',
    sum: failure ? 'FAILED' : `${walks.length} / ${runs}`,
    lead: 'A second model, of the whole product: a client, an interpreter and time, in two browsers at once. Each walk is made up from the seed; after each thing that happens, both must see what the model says, without a reload.',
    lines: [...(told ?? []), ...numbered],
    isGood: failure === null,
    again: `npm run qa -- --seed ${seed} --runs ${runs}`,
  };
}
