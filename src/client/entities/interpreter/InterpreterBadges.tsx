import { Suspense } from 'react';
import { lazyWithPreload } from '../../ui/loading/lazyWithPreload';

/** No screen waits for them. */
const { Component: FetchedBadges } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "badges" */ './FetchedBadges')).FetchedBadges,
);

/** An interpreter's badges, once they have loaded; nothing where there are none. */
export function InterpreterBadges({ interpreterId }: { interpreterId: string }) {
  return (
    <Suspense>
      <FetchedBadges interpreterId={interpreterId} />
    </Suspense>
  );
}
