import type { Notification } from '../../../shared/contract/account/notifications';
import { visibleText } from '../../../shared/domain/text/visibleText';
import { useTranslation } from '../../i18n/useTranslation';

/** A notification as one line in the reader's language. */
export function useNotificationLine(): (notification: Notification) => string {
  const { t } = useTranslation();
  return ({ kind, booking, call_title, person }) =>
    t(`notifications.lines.${kind}`, {
      title: visibleText(booking?.title ?? call_title ?? '') || t('notifications.lines.untitled'),
      other: visibleText(person?.name ?? '') || t('notifications.lines.someone'),
    });
}
