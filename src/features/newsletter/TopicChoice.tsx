import { useTranslation } from '../../i18n/useTranslation';
import { NEWSLETTER_TOPICS, type NewsletterTopic } from '../../domain/newsletterTopics';

interface TopicChoiceProps {
  /** of the first box, where the focus goes */
  id: string;
  problem: string | undefined;
  chosen: readonly NewsletterTopic[];
  onChange: (topic: NewsletterTopic, isWanted: boolean) => void;
}

/** What to hear about; at least one, as leaving altogether is another page. */
export function TopicChoice({ id, problem, chosen, onChange }: TopicChoiceProps) {
  const { t } = useTranslation();
  const problemId = `${id}-problem`;
  return (
    <fieldset
      className="dr-form-choices dr-form-choices-stacked"
      aria-describedby={problem === undefined ? undefined : problemId}
    >
      <legend>{t('newsletter.preferences.topics')}</legend>
      {NEWSLETTER_TOPICS.map((topic, index) => (
        <label key={topic} className="dr-form-choice">
          <input
            type="checkbox"
            id={index === 0 ? id : undefined}
            checked={chosen.includes(topic)}
            onChange={(event) => onChange(topic, event.target.checked)}
          />
          {t(`newsletter.topics.${topic}`)}
        </label>
      ))}
      {problem !== undefined && (
        <p id={problemId} className="dr-form-problem">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
