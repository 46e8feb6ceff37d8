import { lazy, Suspense } from 'react';
import { useAskedTime } from '../../entities/asked/useAskedTime';
import { loadPatiently } from '../../ui/loading/loadPatiently';

const load = () => import(/* webpackChunkName: "asked" */ '../../entities/asked/AskedNote');
const AskedNote = lazy(async () => ({ default: (await loadPatiently(load)).AskedNote }));

/** What the visitor asks for, above a form of signing in; the form does not wait for it. */
export function AskedSoon() {
  const isAsking = useAskedTime() !== null;
  return (
    isAsking && (
      <Suspense fallback={null}>
        <AskedNote />
      </Suspense>
    )
  );
}
