import { Form, Input } from 'antd';
import { useTranslation } from '../../../i18n/useTranslation';
import { PAYMENT_COUNTRIES } from '../../../../shared/domain/booking/bookingChoices';
import {
  groupCardNumber,
  type CardField,
  typedExpiration,
} from '../../../../shared/domain/money/paymentRules';
import { ChoiceInput } from '../../../ui/form/choices/ChoiceInput';

/** The card, as the browser may fill it in. No field has a name that a form could put into an address. */
export function CardFields() {
  const { t } = useTranslation();
  const item = (name: CardField) => ({ name, label: t(`booking.payment.${name}`), required: true });
  return (
    <div className="dr-card">
      <p className="dr-card-wide">{t('booking.payment.privacy')}</p>
      <Form.Item {...item('cardNumber')} className="dr-card-wide" normalize={groupCardNumber}>
        <Input autoComplete="cc-number" inputMode="numeric" />
      </Form.Item>
      <Form.Item
        {...item('expirationDate')}
        extra={t('booking.payment.expirationHint')}
        normalize={typedExpiration}
      >
        <Input autoComplete="cc-exp" inputMode="numeric" />
      </Form.Item>
      <Form.Item {...item('securityCode')} extra={t('booking.payment.securityHint')}>
        <Input autoComplete="cc-csc" inputMode="numeric" />
      </Form.Item>
      <Form.Item
        {...item('country')}
        getValueProps={(value: string) => ({ value: value === '' ? undefined : value })}
      >
        <ChoiceInput
          autoComplete="country"
          isSearched
          placeholder={t('booking.choose')}
          options={PAYMENT_COUNTRIES.map((value) => ({
            value,
            label: t(`booking.payment.countries.${value}`),
          }))}
        />
      </Form.Item>
      <Form.Item {...item('zipCode')}>
        <Input autoComplete="postal-code" maxLength={12} />
      </Form.Item>
    </div>
  );
}
