import type { ComponentProps } from 'react';
import { useTranslation } from '../i18n/useTranslation';
import { PlainField } from './PlainField';

interface EmailFieldProps extends Omit<ComponentProps<typeof PlainField>, 'label' | 'type' | 'inputMode'> {
  autoComplete: 'email' | 'off';
}

/** A mail address, with the keyboard that a phone has for it. */
export function EmailField(field: EmailFieldProps) {
  const { t } = useTranslation();
  return <PlainField {...field} label={t('login.email')} type="email" inputMode="email" />;
}
