import { lazy, Suspense } from 'react';
import { useAskedTime } from '../../entities/asked/useAskedTime';
import { loadPatiently } from '../../ui/loading/loadPatiently';
import { WithScreenWords } from './WithScreenWords';

const load = () => import(/* webpackChunkName: "asked" */ '../../entities/asked/AskedNote');
const AskedNote = lazy(async () => ({ default: (await loadPatiently(load)).AskedNote }));

const WORDS = ['asked'] as const;

/** What the visitor asks for, above a form of signing in; the form does not wait for it. */
export function AskedSoon() {
  const isAsking = useAskedTime() !== null;
  return (
    isAsking && (
      <Suspense fallback={null}>
        <WithScreenWords parts={WORDS} meanwhile={() => void load()}>
          <AskedNote />
        </WithScreenWords>
      </Suspense>
    )
  );
}
