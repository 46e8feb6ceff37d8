import { INTERFACE_LANGUAGES } from '../../../src/shared/domain/text/interfaceLanguages';
import type { ColourMode } from '../pages/bringTo';
import type { Look } from '../pages/chooseLook';
import type { ScreenState } from '../pages/screens';

/** The looks of a state on a desktop, and after them on the narrowest phone; one of them at least. */
export interface Walk {
  wide: readonly Look[];
  narrow: readonly Look[];
}

/** Light on a desktop in one language, dark on a phone in another. */
export function lightAndDark(_state: unknown, place: number): Walk {
  const at = place % INTERFACE_LANGUAGES.length;
  const [one, two] = [...INTERFACE_LANGUAGES.slice(at), ...INTERFACE_LANGUAGES];
  if (!one || !two) throw new Error('There is no language.');
  return { wide: [{ language: one, mode: 'light' }], narrow: [{ language: two, mode: 'dark' }] };
}

/**
 * The looks of a state: each language once, light and dark, Spanish with its long words on a phone; every other state the other
 * way round. A state that waits for its data has hardly any words, and its parts are seen elsewhere.
 */
export function walkOf(state: ScreenState, place: number): Walk {
  if (state.loads) return lightAndDark(state, place);
  const [one, other]: [ColourMode, ColourMode] = place % 2 === 0 ? ['light', 'dark'] : ['dark', 'light'];
  return {
    wide: [
      { language: 'en-US', mode: one },
      { language: 'ja-JP', mode: other },
    ],
    narrow: [{ language: 'es-MX', mode: other }],
  };
}
