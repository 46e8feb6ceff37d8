import { Alert, Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import type { CallWish, Candidate } from '../../../shared/contract/bookings/calls';
import { useFindCandidatesQuery, useGetCallsQuery } from '../../api/calls/callApi';
import { heldTimes, isReplaceable, lostReason } from '../../entities/booking/details/replacementSearch';
import { AskSeveralDialog } from '../../entities/call/AskSeveralDialog';
import { CallCosts } from '../../entities/call/CallCosts';
import { CallProblem } from '../../entities/call/CallProblem';
import { PersonFacts } from '../../entities/call/PersonFacts';
import { useCall } from '../../entities/call/useCall';
import { WishHead } from '../../entities/call/WishHead';
import { candidateSearch, wishOfBooking } from '../../entities/call/wishTimes';
import { useTranslation } from '../../i18n/useTranslation';
import { likeWish } from '../../machines/bookingWizard/bookingStart';
import { callAt, paths } from '../../paths';
import { LinkButton } from '../../ui/buttons/LinkButton';
import { usePersistentState } from '../../ui/page/usePersistentState';
import { useNow } from '../../ui/time/useNow';

/** So many are proposed, and for so many bookings. */
const MOST = 3;

/** The bookings that came to nothing without the client's doing and that nobody was asked for since: whom to ask instead. */
export function AskInstead({ bookings }: { bookings: readonly BookingRecord[] }) {
  const now = useNow(60_000);
  const calls = useGetCallsQuery();
  if (!calls.data) return null;
  const asked = calls.data
    .filter(({ state }) => state === 'asking')
    .map(({ startsAt, endsAt }) => ({ startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) }));
  const held = [...heldTimes(bookings), ...asked];
  const lost = bookings
    .filter((booking) => isReplaceable(booking, now, held))
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt));
  return lost.slice(0, MOST).map((booking) => {
    const wish = wishOfBooking(booking);
    return wish && <Instead key={booking.id} booking={booking} wish={wish} />;
  });
}

function Instead({ booking, wish }: { booking: BookingRecord; wish: CallWish }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [id] = useState(() => crypto.randomUUID());
  const [isOpen, setOpen] = useState(false);
  const [isAway, setAway] = usePersistentState({
    place: `nobody instead of ${booking.id}`,
    schema: z.boolean(),
    start: false,
  });
  const { data } = useFindCandidatesQuery(candidateSearch(wish));
  const onStarted = (call: string) => void navigate(callAt(call));
  const { state, send } = useCall({ input: { id, standing: null }, wish, onStarted });
  const others = (data ?? [])
    .filter(({ interpreter_id: who }) => who !== booking.interpreter_id)
    .slice(0, MOST);
  const [first] = others;
  if (!data || isAway) return null;
  const name = booking.selectedInterpreter.name || t('ui.unnamedInterpreter');
  const choice = {
    named: others.map(({ interpreter_id: who }) => who),
    maxTotalFee: Math.max(0, ...others.map(({ totalFee }) => totalFee)),
  };
  const isBusy = state.hasTag('busy');
  return (
    <section className="dr-call-part" aria-label={t(`calls.instead.${lostReason(booking)}`, { name })}>
      <Alert
        type="warning"
        role="none"
        showIcon
        title={t(`calls.instead.${lostReason(booking)}`, { name })}
      />
      <WishHead call={{ wish, startsAt: booking.startsAt, endsAt: booking.endsAt }} />
      {first ? (
        <Others people={others} startsAt={booking.startsAt}>
          <CallProblem problem={state.context.problem} onShow={() => onStarted(id)} />
        </Others>
      ) : (
        <p>{t('calls.nobodyText')}</p>
      )}
      <div className="dr-call-actions dr-wrapping">
        {first ? (
          <>
            <Button
              type="primary"
              size="large"
              loading={isBusy}
              onClick={() => send({ type: 'call.prepared', choice })}
            >
              {isBusy
                ? t('calls.sending')
                : others.length === 1
                  ? t('calls.instead.one', { name: first.name || t('ui.unnamedInterpreter') })
                  : t(others.length === 2 ? 'calls.instead.two' : 'calls.instead.three')}
            </Button>
            <Button size="large" aria-haspopup="dialog" disabled={isBusy} onClick={() => setOpen(true)}>
              {t('calls.back')}
            </Button>
          </>
        ) : (
          <LinkButton type="primary" to={paths.client.mettingsConfig} state={likeWish(wish)}>
            {t('calls.page.again')}
          </LinkButton>
        )}
        <Button size={first ? 'large' : 'medium'} disabled={isBusy} onClick={() => setAway(true)}>
          {t('calls.offers.putAway')}
        </Button>
      </div>
      <AskSeveralDialog open={isOpen} wish={wish} onClose={() => setOpen(false)} onStarted={onStarted} />
    </section>
  );
}

interface OthersProps {
  people: readonly Candidate[];
  startsAt: string;
  children: ReactNode;
}

/** The people who could be asked, with the reasons, and what that costs at most. */
function Others({ people, startsAt, children }: OthersProps) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('calls.instead.free')}</p>
      <ul className="dr-call-people">
        {people.map((person) => (
          <li key={person.interpreter_id} className="dr-call-person">
            <PersonFacts person={person} />
          </li>
        ))}
      </ul>
      <CallCosts
        highest={Math.max(...people.map(({ totalFee }) => totalFee))}
        startsAt={Date.parse(startsAt)}
      />
      {children}
    </>
  );
}
