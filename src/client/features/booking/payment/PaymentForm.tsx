import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import {
  CARD_FIELDS,
  invalidCardFields,
  type CardDetails,
  type CardField,
} from '../../../../shared/domain/money/paymentRules';
import type { PaymentMethod } from '../../../machines/bookingWizard/bookingWizardContext';
import { AppForm } from '../../../ui/form/AppForm';
import { FormSummary } from '../../../ui/form/FormSummary';
import { Tabs } from '../../../ui/buttons/Tabs';
import { CardFields } from './CardFields';
import { useLanguageChange } from '../../../ui/form/useAppForm';
import type { BookingWizard } from '../useBookingWizard';

const FORM_NAME = 'payment';
const METHODS = ['card', 'bank'] as const satisfies readonly PaymentMethod[];
const BLANK: CardDetails = { cardNumber: '', expirationDate: '', securityCode: '', country: '', zipCode: '' };

/** The typed card lives in this form alone; the machine hears only which fields break their rule. */
export function PaymentForm({ wizard }: { wizard: BookingWizard }) {
  const { t } = useTranslation();
  const { state, send } = wizard;
  const [form] = Form.useForm<CardDetails>();
  const [attempt, setAttempt] = useState(0);
  const [method, setMethod] = useState<PaymentMethod>('card');
  const isBusy = state.hasTag('busy');
  const invalidNow = () =>
    invalidCardFields({ ...BLANK, ...(form.getFieldsValue(true) as Partial<CardDetails>) });
  /** which of them are told, beside each */
  const tell = (invalid: readonly CardField[]) =>
    form.setFields(
      CARD_FIELDS.map((name) => ({
        name,
        errors: invalid.includes(name) ? [t(`booking.payment.errors.${name}`)] : [],
      })),
    );
  const tellLeft = () => {
    const invalid = invalidNow();
    tell(state.context.cardIssues.filter((name) => invalid.includes(name)));
  };
  useLanguageChange(tellLeft);
  const submit = () => {
    const invalidFields = invalidNow();
    tell(method === 'bank' ? [] : invalidFields);
    send({ type: 'payment.submitted', invalidFields });
    setAttempt(attempt + 1);
  };
  const choose = (chosen: PaymentMethod) => {
    setMethod(chosen);
    tell([]);
    send({ type: 'payment.methodChosen', method: chosen });
  };
  return (
    <AppForm<CardDetails>
      form={form}
      name={FORM_NAME}
      initialValues={BLANK}
      className="dr-pay"
      aria-label={t('booking.payment.formName')}
      autoComplete="on"
      onFinish={submit}
      onValuesChange={tellLeft}
    >
      <FormSummary form={form} formName={FORM_NAME} failure="" attempt={attempt} />
      <Tabs
        label={t('booking.payment.methods')}
        tabs={METHODS.map((key) => ({ key, label: t(`booking.payment.${key}`) }))}
        chosen={method}
        onChoose={choose}
      >
        {method === 'card' ? <CardFields /> : <p>{t('booking.payment.bankText')}</p>}
      </Tabs>
      <div className="dr-pay-actions">
        <Button type="primary" size="large" htmlType="submit" loading={isBusy}>
          {t(isBusy ? 'booking.payment.confirming' : 'booking.payment.confirm')}
        </Button>
        <Button size="large" onClick={() => send({ type: 'payment.cancelled' })} disabled={isBusy}>
          {t('booking.payment.cancel')}
        </Button>
      </div>
      <p className="dr-booking-hint">{t('booking.payment.cancelNote')}</p>
      <div className="dr-pay-another">
        <Button onClick={() => send({ type: 'wizard.cleared' })} disabled={isBusy}>
          {t('booking.another.start')}
        </Button>
        <p className="dr-booking-hint">{t('booking.another.note')}</p>
      </div>
    </AppForm>
  );
}
