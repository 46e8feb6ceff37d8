import { useTranslation } from '../../i18n/useTranslation';
import { PAYMENT_COUNTRIES, type PaymentCountry } from '../../domain/bookingChoices';
import { groupCardNumber, type CardDetails, type CardField } from '../../domain/paymentRules';
import { typedExpiration } from '../../domain/typedExpiration';
import { ChoiceField } from './ChoiceField';
import { fieldId } from './fieldId';
import { TextField } from './TextField';

interface CardFieldsProps {
  card: CardDetails;
  issues: readonly CardField[];
  onChange: (changes: Partial<CardDetails>) => void;
}

/** The card, as the browser may fill it in. */
export function CardFields({ card, issues, onChange }: CardFieldsProps) {
  const { t } = useTranslation();
  const field = (name: CardField) => ({
    id: fieldId(name),
    label: t(`booking.payment.${name}`),
    error: issues.includes(name) ? t(`booking.payment.errors.${name}`) : undefined,
    isRequired: true,
  });
  return (
    <div className="dr-card">
      <p className="dr-field-wide">{t('booking.payment.privacy')}</p>
      <TextField
        {...field('cardNumber')}
        wide
        autoComplete="cc-number"
        inputMode="numeric"
        value={card.cardNumber}
        onChange={(typed) => onChange({ cardNumber: groupCardNumber(typed) })}
      />
      <TextField
        {...field('expirationDate')}
        autoComplete="cc-exp"
        inputMode="numeric"
        hint={t('booking.payment.expirationHint')}
        value={card.expirationDate}
        onChange={(typed) => onChange({ expirationDate: typedExpiration(typed, card.expirationDate) })}
      />
      <TextField
        {...field('securityCode')}
        autoComplete="cc-csc"
        inputMode="numeric"
        hint={t('booking.payment.securityHint')}
        value={card.securityCode}
        onChange={(securityCode) => onChange({ securityCode })}
      />
      <ChoiceField<PaymentCountry>
        {...field('country')}
        autoComplete="country"
        placeholder={t('booking.choose')}
        value={PAYMENT_COUNTRIES.find((each) => each === card.country) ?? ''}
        options={PAYMENT_COUNTRIES.map((value) => ({
          value,
          label: t(`booking.payment.countries.${value}`),
        }))}
        onChange={(country) => onChange({ country })}
      />
      <TextField
        {...field('zipCode')}
        autoComplete="postal-code"
        maxLength={12}
        value={card.zipCode}
        onChange={(zipCode) => onChange({ zipCode })}
      />
    </div>
  );
}
