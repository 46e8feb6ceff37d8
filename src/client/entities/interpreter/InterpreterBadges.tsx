import { Suspense } from 'react';
import { lazily } from '../../ui/loading/lazily';

/** No screen waits for them. */
const { Component: FetchedBadges } = lazily(
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
