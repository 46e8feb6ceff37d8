import { type ComponentType, lazy } from 'react';
import { loadScreenWords } from '../../i18n/loadScreenWords';
import type { WordsPart } from '../../i18n/ScreenWords';
import { loadPatiently } from '../loadPatiently';
import { withTemporal } from '../withTemporal';
import type { Screen } from './Screen';
import { WithScreenWords } from './WithScreenWords';

/** A screen's own chunk with the words that only it and a few others say, and a way to ask for it early. */
export function onDemand(
  load: () => Promise<ComponentType>,
  ...words: WordsPart[]
): Pick<Screen, 'Content' | 'preload'> {
  const fetch = () => withTemporal(load);
  const preload: Screen['preload'] = (language) => {
    void fetch().catch(() => undefined);
    if (language) void loadScreenWords(language, words).catch(() => undefined);
  };
  const Content = lazy(async () => ({ default: await loadPatiently(fetch) }));
  return {
    Content: () => (
      <WithScreenWords parts={words} meanwhile={() => preload()}>
        <Content />
      </WithScreenWords>
    ),
    preload,
  };
}
