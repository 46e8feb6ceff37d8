import type { ComponentProps } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { PlainField } from '../../ui/PlainField';

/** The six digits of a mail, which a phone may fill in by itself. */
export function CodeField(field: Omit<ComponentProps<typeof PlainField>, 'label'>) {
  const { t } = useTranslation();
  return (
    <PlainField
      {...field}
      label={t('account.code.label')}
      hint={t('account.code.hint')}
      inputMode="numeric"
      autoComplete="one-time-code"
    />
  );
}
