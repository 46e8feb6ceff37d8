import { Suspense } from 'react';
import { lazily } from '../../ui/loading/lazily';

/** No screen waits for them. */
const { Component: FetchedBadges } = lazily(
  async () => (await import(/* webpackChunkName: "badges" */ './FetchedBadges')).FetchedBadges,
);

/** What was verified of an interpreter, once it has come; nothing where that is nothing. */
export function InterpreterBadges({ interpreterId }: { interpreterId: string }) {
  return (
    <Suspense>
      <FetchedBadges interpreterId={interpreterId} />
    </Suspense>
  );
}
