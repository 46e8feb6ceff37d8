import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainField } from '../../ui/PlainField';

interface NameFieldsProps {
  field: (name: 'first_name' | 'last_name') => Omit<ComponentProps<typeof PlainField>, 'label'>;
}

/** Both names side by side, the family's first where people write it so. */
export function NameFields({ field }: NameFieldsProps) {
  const { t, i18n } = useTranslation();
  const fields = [
    <PlainField
      key="first"
      {...field('first_name')}
      label={t('account.register.firstName')}
      autoComplete="given-name"
      autoCapitalize="words"
    />,
    <PlainField
      key="last"
      {...field('last_name')}
      label={t('account.register.lastName')}
      autoComplete="family-name"
      autoCapitalize="words"
    />,
  ];
  return <div className="dr-form-pair">{i18n.language === 'ja-JP' ? [...fields].reverse() : fields}</div>;
}
