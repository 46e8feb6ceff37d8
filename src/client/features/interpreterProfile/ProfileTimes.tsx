import { Suspense } from 'react';
import { DEFAULT_DURATION } from '../../../shared/domain/booking/bookingChoices';
import type { FilledProfile } from '../../../shared/domain/people/filledProfile';
import { useIsAside } from '../../api/person/blockApi';
import { Bone } from '../../ui/feedback/Bone';
import { lazyWithPreload } from '../../ui/loading/lazyWithPreload';
import { readerZone } from '../../ui/time/readerZone';
import { useBookingOf } from './useBookingOf';

const { Component: FreeTimes } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "free-times" */ '../../entities/slots/FreeTimes')).FreeTimes,
);

/** When a client can book the interpreter for an hour; a pick opens the booking with both. */
export function ProfileTimes({ profile, id }: { profile: FilledProfile; id: string }) {
  const book = useBookingOf(profile, id);
  if (useIsAside(id).isAside) return null;
  return (
    <Suspense fallback={<Bone className="dr-profile-times" />}>
      <FreeTimes
        of={{ interpreter_id: id, duration: DEFAULT_DURATION }}
        zone={readerZone()}
        headingLevel={2}
        typed={NOTHING}
        onPick={book}
      />
    </Suspense>
  );
}

const NOTHING = { day: null, startsAt: null };
