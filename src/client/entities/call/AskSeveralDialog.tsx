import { Button } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CallWish } from '../../../shared/contract/bookings/calls';
import { useFindCandidatesQuery } from '../../api/calls/callApi';
import { failureText } from '../../i18n/failureText';
import { useTranslation } from '../../i18n/useTranslation';
import { LoadingRows } from '../../ui/loading/LoadingRows';
import { EmptyState } from '../../ui/loading/EmptyState';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { Dialog } from '../../ui/popups/Dialog';
import { AgreePrice } from './AgreePrice';
import { ChoosePeople } from './ChoosePeople';
import { useCall } from './useCall';
import { candidateSearch, wishTimes } from './wishTimes';
import { WishHead } from './WishHead';

interface AskSeveralDialogProps {
  open: boolean;
  wish: CallWish;
  onClose: () => void;
  /** they are asked: the call's id */
  onStarted: (id: string) => void;
}

/** 'Ask several': whom, for how much at most, and off it goes. */
export function AskSeveralDialog({ open, onClose, ...form }: AskSeveralDialogProps) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  // It outlives the dialog: where an answer was lost, other times sent under it ask nobody a second time.
  const [id] = useState(() => crypto.randomUUID());
  return (
    <Dialog
      open={open}
      title={t('calls.title')}
      width={720}
      footer={null}
      destroyOnHidden
      onCancel={() => {
        if (!isBusy) onClose();
      }}
    >
      <AskSeveral {...form} id={id} onClose={onClose} onBusy={setBusy} />
    </Dialog>
  );
}

type AskSeveralProps = Omit<AskSeveralDialogProps, 'open'> & {
  /** of the call */
  id: string;
  onBusy: (isBusy: boolean) => void;
};

function AskSeveral({ id, wish, onClose, onStarted, onBusy }: AskSeveralProps) {
  const { t } = useTranslation();
  const flow = useCall({ input: { id, standing: null }, wish, onStarted });
  const found = useFindCandidatesQuery(candidateSearch(wish));
  const isBusy = flow.state.hasTag('busy');
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  const times = wishTimes(wish);
  if (!times) return null;
  const people = found.currentData;
  const isNamed = (flow.state.context.choice?.named ?? []).length > 0;
  const isChoosing = flow.state.matches({ preparing: 'choosing' }) || (isBusy && isNamed);
  const Step = isChoosing ? ChoosePeople : AgreePrice;
  return (
    <div className="dr-call">
      <p>{t('calls.lead')}</p>
      <WishHead call={{ wish, ...times }} />
      {people && people.length > 0 ? (
        <StepPlace name={t(isChoosing ? 'calls.whom' : 'calls.cap')}>
          <Step
            flow={flow}
            people={people}
            startsAt={Date.parse(times.startsAt)}
            onClose={onClose}
            onShow={() => onStarted(id)}
          />
        </StepPlace>
      ) : found.error && !found.isFetching ? (
        <ErrorAlert message={failureText(found.error, t)} onRetry={() => void found.refetch()} />
      ) : people ? (
        <div role="status">
          <EmptyState
            title={t('calls.nobody')}
            text={t('calls.nobodyText')}
            action={<Button onClick={onClose}>{t('common.close')}</Button>}
          />
        </div>
      ) : (
        <LoadingRows text={t('calls.looking')} />
      )}
    </div>
  );
}

/** The button that led on is gone with its step: the focus goes to the next one as a whole, by its name. */
function StepPlace({ name, children }: { name: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(name);
  useEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    place.current?.focus({ preventScroll: true });
  }, [name]);
  return (
    <div ref={place} className="dr-call" role="group" aria-label={name} tabIndex={-1}>
      {children}
    </div>
  );
}
