import type { ComponentProps } from 'react';
import { useTranslation } from '../i18n/useTranslation';
import { NamePair } from './NamePair';
import { PlainField } from './PlainField';

interface NameFieldsProps {
  field: (name: 'first_name' | 'last_name') => Omit<ComponentProps<typeof PlainField>, 'label'>;
}

/** A person's given and family name. */
export function NameFields({ field }: NameFieldsProps) {
  const { t } = useTranslation();
  return (
    <NamePair
      first={
        <PlainField
          {...field('first_name')}
          label={t('account.register.firstName')}
          autoComplete="given-name"
          autoCapitalize="words"
        />
      }
      last={
        <PlainField
          {...field('last_name')}
          label={t('account.register.lastName')}
          autoComplete="family-name"
          autoCapitalize="words"
        />
      }
    />
  );
}
