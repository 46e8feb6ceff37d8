import { useTranslation } from '../../i18n/useTranslation';
import type { NewsletterTopic } from '../../../shared/domain/people/newsletterTopics';

/** Topics as a list in a sentence ("product news and tips for booking"). */
export function useTopicList(): (topics: readonly NewsletterTopic[]) => string {
  const { t, i18n } = useTranslation();
  return (topics) =>
    new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
      topics.map((topic) => t(`newsletter.inSentence.${topic}`)),
    );
}
