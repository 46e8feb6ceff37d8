import { z } from 'zod';
import { NEWSLETTER_TOPICS } from '../../../../shared/domain/people/newsletterTopics';
import { defineMail } from '../defineMail';
import { fillWords } from '../fillWords';
import { mailGreeting } from '../mailContent';

/** Welcomes a new reader, or tells one who signs up again that the newsletter comes already. */
export const subscribedMail = defineMail({
  values: z.object({
    topics: z.array(z.enum(NEWSLETTER_TOPICS)),
    isNew: z.boolean(),
    unsubscribeToken: z.string(),
  }),
  write: ({ topics, isNew, unsubscribeToken }, { words, links, language }) => {
    const names = topics.map((topic) => words.topics[topic]);
    const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
    const lead = isNew ? words.subscribed.lead : words.subscribed.alreadySubscribed;
    const unsubscribeUrl = links.unsubscribe(unsubscribeToken);
    return {
      subject: words.subscribed.subject,
      unsubscribeUrl,
      parts: [
        mailGreeting(words, ''),
        { kind: 'text', text: fillWords(lead, { topics: list }) },
        { kind: 'button', label: words.subscribed.button, url: links.newsletterPreferences() },
        { kind: 'link', label: words.subscribed.remove, url: unsubscribeUrl },
      ],
    };
  },
});
