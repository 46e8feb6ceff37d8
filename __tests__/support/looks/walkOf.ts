import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../../../src/domain/interfaceLanguages';
import type { Look } from '../pages/chooseLook';
import type { ScreenState } from '../pages/screens';

/** The looks of a state on a desktop, and after them on the narrowest phone. */
export interface Walk {
  wide: readonly [Look, ...Look[]];
  narrow: readonly Look[];
}

/**
 * Two of the six looks of a state: in one language light on a desktop, and in another dark on a phone. From state to state
 * the languages change places, so that every screen is somewhere seen in each.
 */
export function walkOf(place: number): Walk {
  const [one, two] = turned(INTERFACE_LANGUAGES, place);
  return { wide: [light(one)], narrow: [dark(two)] };
}

/**
 * What `walkOf` leaves out, too, but for what tells nothing new: each language light on a desktop and dark on a phone. What
 * waits for its data has hardly any words, and its parts are seen elsewhere.
 */
export function wholeWalkOf(state: ScreenState, place: number): Walk {
  if (state.loads) return walkOf(place);
  const [one, two, three] = turned(INTERFACE_LANGUAGES, place);
  return {
    wide: [light(one), light(three), light(two), dark(two)],
    narrow: [dark(two), dark(three), dark(one)],
  };
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
