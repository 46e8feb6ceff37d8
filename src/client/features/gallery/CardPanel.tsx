import { type ReactNode, Suspense } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { MEETING_DURATIONS, durationMinutes } from '../../../shared/domain/booking/bookingChoices';
import { centsFromEuros, totalFeeCents } from '../../../shared/domain/money/money';
import { MailAddress } from '../../ui/text/MailAddress';
import { Money } from '../../ui/text/Money';
import { EducationPanel, type PanelProps } from './EducationPanel';
import { lazyWithPreload } from '../../ui/loading/lazyWithPreload';

/** A reader of one tab seldom opens the reviews. */
const { Component: InterpreterReviews } = lazyWithPreload(
  async () =>
    (await import(/* webpackChunkName: "reviews" */ '../../entities/review/InterpreterReviews'))
      .InterpreterReviews,
);

/** The specification's tabs, in its order. */
export const CARD_TABS = ['info', 'reviews', 'pricing', 'contact', 'education'] as const;
export type CardTab = (typeof CARD_TABS)[number];

export function CardPanel({ tab, ...props }: PanelProps & { tab: CardTab }) {
  const Panel = PANELS[tab];
  return (
    <div className="dr-talent-panel">
      <Panel {...props} />
    </div>
  );
}

const PANELS: Record<CardTab, (props: PanelProps) => ReactNode> = {
  info: InfoPanel,
  reviews: ReviewsPanel,
  pricing: PricingPanel,
  contact: ContactPanel,
  education: EducationPanel,
};

function InfoPanel({ interpreter: { description, verticals, experience }, words }: PanelProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className="dr-talent-about" dir="auto">
        {words.description(description)}
      </p>
      <dl className="dr-talent-facts">
        {verticals.length > 0 && (
          <div>
            <dt>{t('gallery.info.verticals')}</dt>
            <dd>{verticals.map(words.vertical).join(' · ')}</dd>
          </div>
        )}
        {experience !== null && (
          <div>
            <dt>{t('gallery.info.experience')}</dt>
            <dd>{words.experience(experience)}</dd>
          </div>
        )}
      </dl>
    </>
  );
}

function ReviewsPanel({ interpreter: { id, name } }: PanelProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className="dr-talent-quiet">{t('gallery.reviews.text')}</p>
      <div className="dr-talent-reviews">
        <Suspense fallback={<p role="status">{t('reviews.loading')}</p>}>
          <InterpreterReviews interpreterId={id} name={name} />
        </Suspense>
      </div>
    </>
  );
}

function PricingPanel({ interpreter: { pricePerHour, pricePerWord } }: PanelProps) {
  const { t } = useTranslation();
  const hourCents = centsFromEuros(pricePerHour);
  return (
    <dl className="dr-talent-facts dr-talent-prices">
      {MEETING_DURATIONS.map((duration) => (
        <div key={duration}>
          <dt>{t(`ui.durations.${duration}`)}</dt>
          <dd>
            <Money cents={totalFeeCents(hourCents, durationMinutes(duration))} />
          </dd>
        </div>
      ))}
      {pricePerWord !== null && (
        <div>
          <dt>{t('gallery.pricing.word')}</dt>
          <dd>
            <Money cents={centsFromEuros(pricePerWord)} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function ContactPanel({ interpreter: { email } }: PanelProps) {
  const { t } = useTranslation();
  if (!email) return <p>{t('gallery.contact.hidden')}</p>;
  return (
    <dl className="dr-talent-facts">
      <div>
        <dt>{t('gallery.contact.email')}</dt>
        <dd>
          <a href={`mailto:${email}`} aria-label={email}>
            <MailAddress email={email} />
          </a>
        </dd>
      </div>
    </dl>
  );
}
