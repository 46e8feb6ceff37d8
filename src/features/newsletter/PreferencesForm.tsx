import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { useChangePreferencesMutation } from '../../api/publicSignUpApi';
import type { Subscription } from '../../contract/publicSignUp';
import { INTERFACE_LANGUAGES, isInterfaceLanguage } from '../../domain/interfaceLanguages';
import { NEWSLETTER_TOPICS, type NewsletterTopic } from '../../domain/newsletterTopics';
import { LANGUAGE_NAMES } from '../../i18n/languageNames';
import { paths } from '../../paths';
import { MailSentence } from '../../ui/MailSentence';
import { formRefusalOf } from '../../ui/formRefusalOf';
import { FormSummary } from '../../ui/FormSummary';
import { PlainChoice } from '../../ui/PlainChoice';
import '../../ui/plainForm.css';
import { PlainOutcome } from '../../ui/PlainOutcome';
import { SubmitButton } from '../../ui/SubmitButton';
import { useKeptState } from '../../ui/useKeptState';
import { usePlainForm } from '../../ui/usePlainForm';
import { TopicChoice } from './TopicChoice';
import { useTopicList } from './useTopicList';

interface PreferencesFormProps {
  token: string;
  /** what it brings today */
  subscription: Subscription;
}

export function PreferencesForm({ token, subscription }: PreferencesFormProps) {
  const { t } = useTranslation();
  const topicList = useTopicList();
  const [change, { data }] = useChangePreferencesMutation();
  const place = 'newsletter preferences';
  const [topics, setTopics, forgetTopics] = useKeptState<readonly NewsletterTopic[]>({
    place: `${place}, checked`,
    schema: z.array(z.enum(NEWSLETTER_TOPICS)),
    start: subscription.topics,
  });
  const { field, summary, submit, isSending } = usePlainForm<'topics' | 'language'>({
    start: { topics: '', language: subscription.language },
    kept: ['language'],
    place,
    check: () => ({ topics: topics.length === 0 ? t('newsletter.preferences.noTopic') : undefined }),
    send: async ({ language }) => {
      const wish = isInterfaceLanguage(language) ? language : subscription.language;
      const { error } = await change({ token, topics: [...topics], language: wish });
      if (error) return formRefusalOf(error, ['topics', 'language'], t);
      forgetTopics();
    },
  });
  const home = <Link to={paths.home}>{t('common.backToHome')}</Link>;
  if (data) {
    return (
      <PlainOutcome
        heading={t('newsletter.preferences.done')}
        text={t('newsletter.preferences.doneText', { topics: topicList(data.topics) })}
        links={home}
      />
    );
  }
  return (
    <form className="dr-form" noValidate onSubmit={submit} aria-labelledby="preferences-heading">
      <h1 id="preferences-heading">{t('newsletter.preferences.heading')}</h1>
      <p className="dr-form-lead">
        <MailSentence text={t('newsletter.preferences.lead', { email: subscription.email })} />
      </p>
      <FormSummary {...summary} />
      <TopicChoice
        id={field('topics').id}
        problem={field('topics').problem}
        chosen={topics}
        onChange={(topic, isWanted) =>
          setTopics(NEWSLETTER_TOPICS.filter((each) => (each === topic ? isWanted : topics.includes(each))))
        }
      />
      <PlainChoice {...field('language')} label={t('newsletter.preferences.language')}>
        {INTERFACE_LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {LANGUAGE_NAMES[each]}
          </option>
        ))}
      </PlainChoice>
      <SubmitButton
        label={t('newsletter.preferences.submit')}
        isBusy={isSending}
        busyText={t('newsletter.preferences.submitting')}
      />
      <p className="dr-form-links">
        <Link to={paths.newsletter.unsubscribe}>{t('newsletter.unsubscribe.heading')}</Link>
        {home}
      </p>
    </form>
  );
}
