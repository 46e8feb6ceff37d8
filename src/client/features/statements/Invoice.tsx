import { Button, Descriptions } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import type { DataOf } from '../../../shared/contract/base/endpoint';
import type { getInvoice } from '../../../shared/contract/bookings/statement';
import { centsFromEuros } from '../../../shared/domain/money/money';
import { visibleText } from '../../../shared/domain/text/visibleText';
import { wallClock } from '../../../shared/domain/time/wallClock';
import { Fact } from '../../ui/facts/Fact';
import { formatMeetingDate } from '../../ui/time/meetingTime';
import { formatPercent } from '../../ui/text/formatNumber';
import { Gap } from '../../ui/time/Gap';
import { LanguagePair } from '../../ui/text/LanguagePair';
import { MeetingMoment } from '../../entities/booking/card/MeetingMoment';
import { MeetingTitle } from '../../entities/booking/card/MeetingTitle';
import { Money } from '../../ui/text/Money';
import { readerZone } from '../../ui/time/readerZone';
import { useBookingWords } from '../../entities/booking/card/useBookingWords';

/** The invoice's parties and amounts. */
export function Invoice({ invoice }: { invoice: DataOf<typeof getInvoice> }) {
  const { t, i18n } = useTranslation();
  const words = useBookingWords();
  const { booking, percent } = invoice;
  const money = (euros: number) => <Money cents={centsFromEuros(euros)} />;
  const day = (at: string) => formatMeetingDate(wallClock(at, readerZone()).date, i18n.language);
  const isPart = booking.aftermath?.problem?.outcome === 'partial';
  const sums = [
    [t('invoice.amount'), invoice.amount],
    [t('invoice.platform', { percent: formatPercent(percent, i18n.language) }), invoice.platformFee],
    [t('invoice.net'), invoice.net],
  ] as const;
  return (
    <article className="dr-invoice">
      <p className="dr-serif">Dragoman</p>
      <h1>{t('invoice.title', { number: invoice.number })}</h1>
      <dl className="dr-invoice-facts">
        <Fact label={t('invoice.from')}>{booking.selectedInterpreter.name}</Fact>
        <Fact label={t('invoice.to')}>
          {visibleText(booking.clientName) || t('ui.clientFallback')}
          {invoice.clientCompany && <span className="dr-invoice-line">{invoice.clientCompany}</span>}
        </Fact>
        <Fact label={t('invoice.issued')}>{day(invoice.issuedAt)}</Fact>
        {invoice.correctedAt && <Fact label={t('invoice.corrected')}>{day(invoice.correctedAt)}</Fact>}
      </dl>
      <h2>
        {t('invoice.service')}
        <Gap />
        <MeetingTitle title={booking.meetingTitle} />
      </h2>
      <LanguagePair from={booking.interpreterBookingFrom} to={booking.interpreterBookingTo} />
      <p>
        <MeetingMoment booking={booking} />
      </p>
      <dl className="dr-invoice-facts">
        {booking.referenceNumber && (
          <Fact label={t('ui.labels.referenceNumber')}>
            <bdi>{booking.referenceNumber}</bdi>
          </Fact>
        )}
        <Fact label={t('invoice.duration')}>{words.duration(booking.meetingDuration)}</Fact>
        <Fact label={t('invoice.rate')}>{money(booking.selectedInterpreter.pricePerHour)}</Fact>
        {isPart && <Fact label={t('invoice.agreed')}>{money(booking.selectedInterpreter.totalFee)}</Fact>}
      </dl>
      <Descriptions
        bordered
        column={1}
        classNames={PARTS}
        items={sums.map(([label, euros]) => ({ key: label, label, children: money(euros) }))}
      />
      {isPart && <p>{t('invoice.part')}</p>}
      <p className="dr-statements-quiet">{t('invoice.note')}</p>
      <div className="dr-print-hidden">
        <Button type="primary" onClick={() => window.print()}>
          {t('invoice.print')}
        </Button>
      </div>
    </article>
  );
}

const PARTS = { content: 'dr-invoice-sum dr-numerals' };
