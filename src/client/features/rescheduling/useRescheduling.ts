import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { rescheduleStanding } from '../../../shared/domain/booking/rescheduling';
import { reschedulingMachine } from '../../machines/rescheduling/reschedulingMachine';
import { type AppDispatch, useAppDispatch } from '../../store/store';
import { machineInspection } from '../../ui/page/machineInspection';
import { refusalText } from '../../i18n/failureText';
import type { Viewer } from '../../entities/booking/card/statusLook';
import { tabMemory } from '../../ui/buttons/tabMemory';
import { useNow } from '../../ui/time/useNow';
import { useToast } from '../../ui/popups/useToast';
import { fromPromise } from 'xstate';
import { reschedulingApi } from '../../api/reschedulingApi';
import type { SeenBooking, TimeWish } from '../../machines/rescheduling/reschedulingContext';

const REFUSAL_SECONDS = 6;
/** How late a proposal's end may be noticed; the server watches it to the millisecond. */
const NOTICE_MS = 10_000;

/** The rescheduling flow with its effects; it follows what becomes of the booking. */
export function useRescheduling(booking: BookingRecord, viewer: Viewer) {
  const { t } = useTranslation();
  const toast = useToast();
  const dispatch = useAppDispatch();
  const { id, version, status, proposal } = booking;
  const asked = proposal && { by: proposal.by, expiresAt: Date.parse(proposal.expiresAt) };
  const moments = { status, startsAt: Date.parse(booking.startsAt), proposal: asked };
  const standing = rescheduleStanding(viewer, moments, useNow(NOTICE_MS));
  const [state, send] = useMachine(
    reschedulingMachine.provide({
      actors: reschedulingActors(dispatch),
      actions: {
        tellDone: (_, { done }) => {
          tabMemory.forget(newTimePlace(id));
          toast.success({ title: t(`reschedule.done.${done}`) });
        },
        tellRefusal: (_, { failure }) =>
          toast.error({
            title: t('reschedule.refused'),
            text: refusalText(failure, t),
            seconds: REFUSAL_SECONDS,
          }),
      },
    }),
    { input: { booking: { id, version }, standing }, ...machineInspection() },
  );
  useEffect(
    () => send({ type: 'booking.seen', booking: { id, version }, standing }),
    [id, version, standing, send],
  );
  return { state, send };
}

export type Rescheduling = ReturnType<typeof useRescheduling>;

/** The machine's calls: the only place where rescheduling meets the API. Failures are `ApiError`s. */
function reschedulingActors(dispatch: AppDispatch) {
  const { endpoints } = reschedulingApi;
  return {
    proposeTime: fromPromise(({ input }: { input: SeenBooking & TimeWish }) =>
      dispatch(endpoints.proposeTime.initiate(input)).unwrap(),
    ),
    answerProposal: fromPromise(({ input }: { input: SeenBooking & { agrees: boolean } }) =>
      dispatch(endpoints.answerProposal.initiate(input)).unwrap(),
    ),
    withdrawProposal: fromPromise(({ input }: { input: SeenBooking }) =>
      dispatch(endpoints.withdrawProposal.initiate(input)).unwrap(),
    ),
  };
}

/** Under which name the tab remembers the time that is being proposed for a booking. */
export function newTimePlace(bookingId: string): string {
  return `new time for ${bookingId}`;
}
