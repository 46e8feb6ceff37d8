import { parseArgs } from 'node:util';
import {
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
} from '../../../src/shared/domain/text/interfaceLanguages';
import { COLOUR_MODES, type ColourMode } from '../pages/bringTo';
import { SCREEN_STATES, type ScreenState } from '../pages/screens';
import { LOOK_STATES } from './lookStates';

/** The narrowest screen that must do, a phone, a tablet, a desktop and a wide one: width and height in CSS pixels. */
const SIZES: Readonly<Record<string, number>> = { 320: 640, 360: 740, 768: 1024, 1440: 900, 2560: 1440 };

export interface Looks {
  states: readonly ScreenState[];
  languages: readonly InterfaceLanguage[];
  modes: readonly ColourMode[];
  sizes: readonly { width: number; height: number }[];
}

/** `[screen …] [--width 360,1440] [--language ja-JP] [--mode dark]`: everything where nothing is said. */
export function readLooks(args: readonly string[]): Looks {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { width: { type: 'string' }, language: { type: 'string' }, mode: { type: 'string' } },
  });
  const isAsked = ({ name }: ScreenState) =>
    positionals.length === 0 || positionals.some((part) => name.includes(part));
  return {
    states: atLeastOne([...SCREEN_STATES, ...LOOK_STATES].filter(isAsked), 'screen'),
    languages: someOf(INTERFACE_LANGUAGES, values.language, 'language'),
    modes: someOf(COLOUR_MODES, values.mode, 'mode'),
    sizes: someOf(Object.keys(SIZES), values.width, 'width').map((width) => ({
      width: Number(width),
      height: SIZES[width] ?? 0,
    })),
  };
}

function someOf<Each extends string>(all: readonly Each[], list: string | undefined, what: string): Each[] {
  const names = list?.split(',');
  return atLeastOne(names ? all.filter((each) => names.includes(each)) : [...all], what);
}

function atLeastOne<Each>(found: Each[], what: string): Each[] {
  if (found.length === 0) throw new Error(`There is no such ${what}.`);
  return found;
}
