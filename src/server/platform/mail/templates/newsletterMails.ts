import { z } from 'zod';
import { defineMail } from '../defineMail';
import { mailGreeting, fillWords } from '../mailContent';
import { NEWSLETTER_TOPICS } from '../../../../shared/domain/people/newsletterTopics';

/** Asks whoever reads the mailbox whether the newsletter shall really stop. */
export const confirmRemovalMail = defineMail({
  values: z.object({ token: z.string() }),
  write: ({ token }, { words, links }) => ({
    subject: words.confirmRemoval.subject,
    parts: [
      mailGreeting(words, ''),
      { kind: 'text', text: words.confirmRemoval.lead },
      { kind: 'button', label: words.confirmRemoval.button, url: links.unsubscribe(token) },
      { kind: 'quiet', text: words.confirmRemoval.life },
      { kind: 'quiet', text: words.frame.notYou },
    ],
  }),
});

/** The link behind which a reader of the newsletter changes what it brings. */
export const changePreferencesMail = defineMail({
  values: z.object({ token: z.string(), unsubscribeToken: z.string() }),
  write: ({ token, unsubscribeToken }, { words, links }) => {
    const unsubscribeUrl = links.unsubscribe(unsubscribeToken);
    return {
      subject: words.changePreferences.subject,
      unsubscribeUrl,
      parts: [
        mailGreeting(words, ''),
        { kind: 'text', text: words.changePreferences.lead },
        {
          kind: 'button',
          label: words.changePreferences.button,
          url: links.newsletterPreferences(token),
        },
        { kind: 'quiet', text: words.changePreferences.life },
        { kind: 'link', label: words.changePreferences.remove, url: unsubscribeUrl },
        { kind: 'quiet', text: words.frame.notYou },
      ],
    };
  },
});

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

/** The first half of the double opt-in: nobody is subscribed by somebody else. */
export const confirmSubscriptionMail = defineMail({
  values: z.object({ token: z.string() }),
  write: ({ token }, { words, links }) => ({
    subject: words.confirmSubscription.subject,
    parts: [
      mailGreeting(words, ''),
      { kind: 'text', text: words.confirmSubscription.lead },
      {
        kind: 'button',
        label: words.confirmSubscription.button,
        url: links.confirmSubscription(token),
      },
      { kind: 'quiet', text: words.confirmSubscription.life },
      { kind: 'quiet', text: words.frame.notYou },
    ],
  }),
});
