import { type ComponentType, lazy, useState } from 'react';
import { retryImport } from './retryImport';

interface LazyWithPreload<Props> {
  Component: ComponentType<Props>;
  preload: () => void;
  /** the same, for who waits until it has come, or could not */
  bring: () => Promise<void>;
}

/**
 * A component in a chunk of its own. Where the chunk has come before it is drawn, it stands at once: a stand-in that is shown
 * for a moment is kept by React for three tenths of a second.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyWithPreload<Props> {
  let here: ComponentType<Props> | undefined;
  const fetch = async () => (here = await load());
  const bring = () => fetch().then(nothing, nothing);
  const Later: ComponentType<Props> = lazy(async () => ({ default: await retryImport(fetch) }));
  return {
    Component: (props) => {
      const [Drawn] = useState(() => here ?? Later);
      return <Drawn {...props} />;
    },
    preload: () => void bring(),
    bring,
  };
}

const nothing = () => undefined;
