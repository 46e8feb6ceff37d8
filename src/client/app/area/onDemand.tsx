import type { ComponentType } from 'react';
import { loadScreenWords } from '../../i18n/loadScreenWords';
import type { WordsPart } from '../../../shared/i18n/Catalogue';
import { lazyWithPreload } from '../../ui/loading/lazyWithPreload';
import type { Screen } from './Screen';
import { WithScreenWords } from './WithScreenWords';

/** A screen's own chunk with the words that only it and a few others say, and a way to ask for it early. */
export function onDemand<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  ...words: WordsPart[]
): Pick<Screen, 'preload'> & { Content: ComponentType<Props> } {
  const screen = lazyWithPreload(() => withTemporal(load));
  const preload: Screen['preload'] = (language) => {
    screen.preload();
    if (language) void loadScreenWords(language, words).catch(() => undefined);
  };
  return {
    Content: (props) => (
      <WithScreenWords parts={words} meanwhile={screen.preload}>
        <screen.Component {...props} />
      </WithScreenWords>
    ),
    preload,
  };
}

/** Loads and makes sure of `Temporal`: only a browser that lacks it fetches the 20 KiB that stand in for it. */
async function withTemporal<Module>(load: () => Promise<Module>): Promise<Module> {
  if ('Temporal' in globalThis) return load();
  const [module] = await Promise.all([load(), import('temporal-polyfill/global')]);
  return module;
}
