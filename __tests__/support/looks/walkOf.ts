import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../../../src/domain/interfaceLanguages';
import type { Look } from '../pages/chooseLook';
import type { ScreenState } from '../pages/screens';

/** The looks of a state on a desktop, and after them on the narrowest phone. */
export interface Walk {
  wide: readonly [Look, ...Look[]];
  narrow: readonly Look[];
}

/** `LOOKS=all`, as `.ci/run` sets it: every state in every look, and not each look of another state. */
const WANTS_ALL = process.env['LOOKS'] === 'all';

/**
 * The looks that a state is seen in. Each stands in every language, in both colour modes and on both widths, but not in
 * all that can be made of them: from state to state the languages change places, so that every screen is somewhere
 * seen in each. With `LOOKS=all` nothing changes places, and each language has every look that tells something new.
 */
export function walkOf(state: ScreenState, place: number): Walk {
  if (WANTS_ALL) return state.loads ? WHILE_LOADING : state.hasToast ? OF_TOASTS : ALL;
  const [one, two, three] = turned(INTERFACE_LANGUAGES, place);
  if (state.loads) return { wide: [light(one)], narrow: [dark(two)] };
  return { wide: [light(one), dark(two)], narrow: [dark(three)] };
}

const light = (language: InterfaceLanguage): Look => ({ language, mode: 'light' });
const dark = (language: InterfaceLanguage): Look => ({ language, mode: 'dark' });

/** One thing changes at a time, the colours once: that takes a page longer than another language. */
const ALL: Walk = {
  wide: [light('en-US'), light('es-MX'), light('ja-JP'), dark('ja-JP')],
  narrow: [dark('ja-JP'), dark('es-MX'), dark('en-US')],
};

/** What waits for its data has hardly any words, and its parts have been seen elsewhere: each colour mode once. */
const WHILE_LOADING: Walk = { wide: [light('en-US')], narrow: [dark('es-MX')] };

/** What says something only once has to be brought about in each language anew; English is the shortest. */
const OF_TOASTS: Walk = {
  wide: [light('en-US'), light('es-MX'), light('ja-JP')],
  narrow: [dark('ja-JP'), dark('es-MX')],
};

function turned<Item>([one, two, three]: readonly [Item, Item, Item], by: number): [Item, Item, Item] {
  const turns: [Item, Item, Item][] = [
    [one, two, three],
    [two, three, one],
    [three, one, two],
  ];
  return turns[by % turns.length] as [Item, Item, Item];
}
