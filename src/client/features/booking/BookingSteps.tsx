import { Alert, Steps } from 'antd';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import './BookingSteps.css';
import { Gap } from '../../ui/time/Gap';
import { lazyWithPreload } from '../../ui/loading/lazyWithPreload';
import { onIdle } from '../../ui/loading/whenIdle';
import { DetailsStep } from './details/DetailsStep';
import { useBookingWizard, type BookingSettings } from './useBookingWizard';
import { useStepHistory } from './useStepHistory';
import CheckOutlined from '@ant-design/icons/CheckOutlined';
import { Bone } from '../../ui/feedback/Bone';

/** Comes while the first step is filled in. */
const { Component: PaymentStep, preload: preloadPayment } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "payment" */ './payment/PaymentStep')).PaymentStep,
);

/** For who asked for a time on a public page. */
const { Component: AskedNotice } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "asked-booking" */ './details/AskedNotice')).AskedNotice,
);

/** The wizard's frame: its two steps by name, and the one that is current. */
export function BookingSteps({ userId, ...settings }: BookingSettings & { userId: string }) {
  const { t } = useTranslation();
  const { wizard, isDraftDropped, pinnedId, asked } = useBookingWizard(userId, settings);
  const { state } = wizard;
  const { booking, leftRequest } = state.context;
  const current = state.hasTag('details') ? 'details' : 'payment';
  const heading = useFocusOnChange(current);
  useStepHistory(wizard);
  useEffect(() => onIdle(window, preloadPayment), []);
  return (
    <div className={current === 'details' ? 'dr-booking dr-reading' : 'dr-booking'}>
      <header className="dr-booking-header">
        <h1 ref={heading} tabIndex={-1}>
          {t('booking.title')}
        </h1>
        <BookingProgress current={current} />
      </header>
      {isDraftDropped && (
        <Alert
          type="warning"
          closable
          title={t('booking.draftDropped.title')}
          description={t('booking.draftDropped.text')}
        />
      )}
      {leftRequest !== null && state.hasTag('details') && (
        <Alert
          type="info"
          title={t('booking.another.title')}
          description={
            <>
              {t('booking.another.text', { title: leftRequest || t('ui.untitledMeeting') })}
              <Gap />
              <Link to={paths.client.records}>{t('booking.another.openRecords')}</Link>
            </>
          }
        />
      )}
      {asked && state.hasTag('details') && (
        <Suspense fallback={null}>
          <AskedNotice asked={asked} wizard={wizard} />
        </Suspense>
      )}
      {state.hasTag('details') && <DetailsStep wizard={wizard} pinnedId={pinnedId} />}
      {state.hasTag('payment') && booking && (
        <Suspense fallback={<Bone />}>
          <PaymentStep wizard={wizard} booking={booking} />
        </Suspense>
      )}
    </div>
  );
}

/** The next step begins at its top, for the eye and for whoever follows the focus; the first one does not grab it. */
function useFocusOnChange(current: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [current]);
  return heading;
}

const STEPS = ['details', 'payment'] as const;

/** Where the person is on the way; the current step is marked for the eye and for screen readers. */
function BookingProgress({ current }: { current: (typeof STEPS)[number] }) {
  const { t } = useTranslation();
  const items = STEPS.map((step, index) => ({
    title: t(`booking.steps.${step}`),
    // Ant Design's own mark of a step that is done has an English name
    icon: index < STEPS.indexOf(current) ? <CheckOutlined aria-hidden="true" /> : undefined,
    'aria-current': step === current ? 'step' : undefined,
  }));
  return <Steps current={STEPS.indexOf(current)} items={items} />;
}
