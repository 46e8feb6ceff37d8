import { Button } from 'antd';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { invalidCardFields, type CardDetails } from '../../domain/paymentRules';
import type { PaymentMethod } from '../../machines/bookingWizardContext';
import { CardFields } from './CardFields';
import { ErrorSummary } from './ErrorSummary';
import { fieldId } from './fieldId';
import { PaymentTabs } from './PaymentTabs';
import type { BookingWizard } from './useBookingWizard';

const BLANK: CardDetails = { cardNumber: '', expirationDate: '', securityCode: '', country: '', zipCode: '' };

/** What is typed here lives in this component alone; the machine hears only which fields break their rule. */
export function PaymentForm({ wizard }: { wizard: BookingWizard }) {
  const { t } = useTranslation();
  const { state, send } = wizard;
  const [card, setCard] = useState(BLANK);
  const [submissions, setSubmissions] = useState(0);
  const [method, setMethod] = useState<PaymentMethod>('card');
  const isBusy = state.hasTag('busy');
  const invalidNow = invalidCardFields(card);
  const issues = state.context.cardIssues.filter((field) => invalidNow.includes(field));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send({ type: 'payment.submitted', invalidFields: invalidNow });
    setSubmissions(submissions + 1);
  };
  const choose = (next: PaymentMethod) => {
    setMethod(next);
    send({ type: 'payment.methodChosen', method: next });
  };
  const problems = issues.map((field) => ({
    fieldId: fieldId(field),
    text: t(`booking.payment.errors.${field}`),
  }));
  return (
    <form
      className="dr-pay"
      noValidate
      aria-label={t('booking.payment.formName')}
      onSubmit={submit}
      autoComplete="on"
    >
      {problems.length > 0 && <ErrorSummary problems={problems} submissions={submissions} />}
      <PaymentTabs
        chosen={method}
        onChoose={choose}
        panels={{
          card: (
            <CardFields
              card={card}
              issues={issues}
              onChange={(changes) => setCard((before) => ({ ...before, ...changes }))}
            />
          ),
          bank: <p>{t('booking.payment.bankText')}</p>,
        }}
      />
      <div className="dr-pay-actions">
        <Button type="primary" size="large" htmlType="submit" loading={isBusy}>
          {t(isBusy ? 'booking.payment.confirming' : 'booking.payment.confirm')}
        </Button>
        <Button size="large" onClick={() => send({ type: 'payment.cancelled' })} disabled={isBusy}>
          {t('booking.payment.cancel')}
        </Button>
      </div>
      <p className="dr-field-hint">{t('booking.payment.cancelNote')}</p>
      <div className="dr-pay-another">
        <Button onClick={() => send({ type: 'wizard.cleared' })} disabled={isBusy}>
          {t('booking.another.start')}
        </Button>
        <p className="dr-field-hint">{t('booking.another.note')}</p>
      </div>
    </form>
  );
}
