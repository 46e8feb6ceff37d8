import { Form, type FormItemProps } from 'antd';
import { useTranslation } from '../../../i18n/useTranslation';
import type { DetailsField } from '../../../machines/bookingWizard/bookingDetails';

interface DetailsItemProps extends FormItemProps {
  name: Exclude<DetailsField, 'meetingUtcOffset' | 'interpreter_id'>;
  /** takes the whole row */
  isWide?: boolean;
}

/** A field of the first step under its label. What is not chosen yet is no choice to a list. */
export function DetailsItem({ isWide = false, ...item }: DetailsItemProps) {
  const { t } = useTranslation();
  return (
    <Form.Item
      label={t(`booking.labels.${item.name}`)}
      getValueProps={(value: unknown) => ({ value: value === '' ? undefined : value })}
      className={isWide ? 'dr-group-wide' : undefined}
      {...item}
    />
  );
}
