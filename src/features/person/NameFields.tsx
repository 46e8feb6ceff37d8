import { useTranslation } from 'react-i18next';
import { PlainField } from '../../ui/PlainField';

interface NameField {
  id: string;
  name: string;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

/** First and last name, side by side where both fit. */
export function NameFields({ first, last }: { first: NameField; last: NameField }) {
  const { t } = useTranslation();
  return (
    <div className="dr-form-pair">
      <PlainField
        {...first}
        label={t('account.register.firstName')}
        autoComplete="given-name"
        autoCapitalize="words"
      />
      <PlainField
        {...last}
        label={t('account.register.lastName')}
        autoComplete="family-name"
        autoCapitalize="words"
      />
    </div>
  );
}
