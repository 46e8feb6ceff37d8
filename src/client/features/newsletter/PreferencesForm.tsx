import { useTranslation } from '../../i18n/useTranslation';
import { Form } from 'antd';
import { Link } from 'react-router-dom';
import { useChangePreferencesMutation } from '../../api/publicSignUpApi';
import type { Subscription } from '../../../shared/contract/account/publicSignUp';
import {
  INTERFACE_LANGUAGES,
  isInterfaceLanguage,
  LANGUAGE_NAMES,
} from '../../../shared/domain/text/interfaceLanguages';
import { NEWSLETTER_TOPICS, type NewsletterTopic } from '../../../shared/domain/people/newsletterTopics';
import { paths } from '../../paths';
import { MailSentence } from '../../ui/text/MailAddress';
import { formRefusalOf } from '../../i18n/formRefusalOf';
import { FormSummary } from '../../ui/form/FormSummary';
import { AppForm } from '../../ui/form/AppForm';
import { CheckChoice } from '../../ui/form/choices/CheckChoice';
import { RadioChoice } from '../../ui/form/choices/RadioChoice';
import '../../ui/form/formCard.css';
import { FormOutcome } from '../../ui/form/FormOutcome';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useAppForm } from '../../ui/form/useAppForm';

interface PreferencesFormProps {
  token: string;
  /** what it brings today */
  subscription: Subscription;
}

export function PreferencesForm({ token, subscription }: PreferencesFormProps) {
  const { t } = useTranslation();
  const topicList = useTopicList();
  const [change, { data }] = useChangePreferencesMutation();
  const { props, summary, isSending } = useAppForm<'topics' | 'language'>({
    start: { topics: subscription.topics.join(' '), language: subscription.language },
    kept: ['topics', 'language'],
    place: 'newsletter preferences',
    check: ({ topics }) => ({
      topics: topicsIn(topics).length === 0 ? t('newsletter.preferences.noTopic') : undefined,
    }),
    send: async ({ topics, language }) => {
      const wish = isInterfaceLanguage(language) ? language : subscription.language;
      const { error } = await change({ token, topics: topicsIn(topics), language: wish });
      return error && formRefusalOf(error, ['topics', 'language'], t);
    },
  });
  const home = <Link to={paths.home}>{t('common.backToHome')}</Link>;
  if (data) {
    return (
      <FormOutcome
        heading={t('newsletter.preferences.done')}
        text={t('newsletter.preferences.doneText', { topics: topicList(data.topics) })}
        links={home}
      />
    );
  }
  return (
    <AppForm {...props} className="dr-formCard" aria-labelledby="preferences-heading">
      <h1 id="preferences-heading">{t('newsletter.preferences.heading')}</h1>
      <p className="dr-formCard-lead">
        <MailSentence text={t('newsletter.preferences.lead', { email: subscription.email })} />
      </p>
      <FormSummary {...summary} />
      <Form.Item
        name="topics"
        label={t('newsletter.preferences.topics')}
        getValueProps={(topics: string) => ({ value: topicsIn(topics) })}
        normalize={(topics: string[]) => topics.join(' ')}
      >
        <CheckChoice
          aria-label={t('newsletter.preferences.topics')}
          options={NEWSLETTER_TOPICS.map((value) => ({ value, label: t(`newsletter.topics.${value}`) }))}
        />
      </Form.Item>
      <Form.Item name="language" label={t('newsletter.preferences.language')}>
        <RadioChoice aria-label={t('newsletter.preferences.language')} options={LANGUAGES} />
      </Form.Item>
      <SubmitButton
        label={t('newsletter.preferences.submit')}
        isBusy={isSending}
        busyText={t('newsletter.preferences.submitting')}
      />
      <p className="dr-formCard-links">
        <Link to={paths.newsletter.unsubscribe}>{t('newsletter.unsubscribe.heading')}</Link>
        {home}
      </p>
    </AppForm>
  );
}

/** A form holds texts: the topics with spaces between them, in their usual order. */
const topicsIn = (text: string) => NEWSLETTER_TOPICS.filter((topic) => text.split(' ').includes(topic));

const LANGUAGES = INTERFACE_LANGUAGES.map((value) => ({
  value,
  label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
}));

/** Topics as a list in a sentence ("product news and tips for booking"). */
export function useTopicList(): (topics: readonly NewsletterTopic[]) => string {
  const { t, i18n } = useTranslation();
  return (topics) =>
    new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
      topics.map((topic) => t(`newsletter.inSentence.${topic}`)),
    );
}
