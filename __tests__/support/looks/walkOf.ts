import {
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
} from '../../../src/shared/domain/text/interfaceLanguages';
import type { Look } from '../pages/chooseLook';
import type { ScreenState } from '../pages/screens';

/** The looks of a state on a desktop, and after them on the narrowest phone; one of them at least. */
export interface Walk {
  wide: readonly Look[];
  narrow: readonly Look[];
}

/** Light on a desktop in one language, dark on a phone in another. */
export function lightAndDark(_state: unknown, place: number): Walk {
  const [one, two] = turned(INTERFACE_LANGUAGES, place);
  return { wide: [light(one)], narrow: [dark(two)] };
}

/**
 * The looks of a state, without those that tell nothing new: each language light on a desktop and dark on a phone, but
 * for one that is dark on a desktop at every other state. A state that waits for its data has hardly any words, and its parts are seen elsewhere.
 */
export function walkOf(state: ScreenState, place: number): Walk {
  if (state.loads) return lightAndDark(state, place);
  const [one, two, three] = turned(INTERFACE_LANGUAGES, place);
  const wide = [light(one), light(three), light(two)];
  const narrow = [dark(three), dark(one)];
  return place % 2 === 0 ? { wide: [...wide, dark(two)], narrow } : { wide, narrow: [dark(two), ...narrow] };
}

const light = (language: InterfaceLanguage): Look => ({ language, mode: 'light' });
const dark = (language: InterfaceLanguage): Look => ({ language, mode: 'dark' });

function turned<Item>([one, two, three]: readonly [Item, Item, Item], by: number): [Item, Item, Item] {
  const turns: [Item, Item, Item][] = [
    [one, two, three],
    [two, three, one],
    [three, one, two],
  ];
  return turns[by % turns.length] as [Item, Item, Item];
}
