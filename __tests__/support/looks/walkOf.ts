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

/**
 * One of the six looks of a state: light on a desktop or dark on a phone, in one language. The next state has the next one, so
 * that six states in a row are seen in all; `wholeWalkOf` sees every state in all.
 */
export function walkOf(place: number): Walk {
  const [one] = turned(INTERFACE_LANGUAGES, place);
  return place % 2 === 0 ? { wide: [light(one)], narrow: [] } : { wide: [], narrow: [dark(one)] };
}

/** Light on a desktop in one language, dark on a phone in another. */
export function lightAndDark(place: number): Walk {
  const [one, two] = turned(INTERFACE_LANGUAGES, place);
  return { wide: [light(one)], narrow: [dark(two)] };
}

/**
 * The rest that `walkOf` leaves out, without the looks that tell nothing new: each language light on a
 * desktop and dark on a phone. A state that waits for its data has hardly any words, and its parts are seen
 * elsewhere.
 */
export function wholeWalkOf(state: ScreenState, place: number): Walk {
  if (state.loads) return lightAndDark(place);
  const [one, two, three] = turned(INTERFACE_LANGUAGES, place);
  return {
    wide: [light(one), light(three), light(two), dark(two)],
    narrow: [dark(two), dark(three), dark(one)],
  };
}

/** Looks that one walk leaves out of another one. */
export function restOf(whole: Walk, seen: Walk): Walk {
  const without = (looks: readonly Look[], some: readonly Look[]) =>
    looks.filter(
      ({ language, mode }) => !some.some((each) => each.language === language && each.mode === mode),
    );
  return { wide: without(whole.wide, seen.wide), narrow: without(whole.narrow, seen.narrow) };
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
