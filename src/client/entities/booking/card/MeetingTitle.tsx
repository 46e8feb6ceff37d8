import { useTranslation } from '../../../i18n/useTranslation';
import { visibleText } from '../../../../shared/domain/text/visibleText';

/**
 * A booking's title as its client wrote it, or what stands for one that nobody can see. It runs in the direction of its
 * own first letters, so that an Arabic title turns nothing of the sentence around it.
 */
export function MeetingTitle({ title }: { title: string }) {
  const { t } = useTranslation();
  return <bdi>{visibleText(title) || t('ui.untitledMeeting')}</bdi>;
}
