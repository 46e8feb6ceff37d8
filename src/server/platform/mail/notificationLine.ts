import type { NotificationKind } from '../../../shared/domain/people/notifications';
import { visibleText } from '../../../shared/domain/text/visibleText';
import type { MailWords } from '../../../shared/i18n/serverMessages';
import { fillWords, unlinked } from './mailContent';

/** A notification's facts; empty where it is about no booking, or the other person is gone. */
interface Told {
  kind: NotificationKind;
  title: string;
  other: string;
}

/** One notification in one line of the reader's language. */
export function notificationLine(
  { kind, title, other }: Told,
  words: MailWords['notificationLines'],
): string {
  return fillWords(words[kind], {
    title: unlinked(visibleText(title)) || words.untitled,
    other: visibleText(other) || words.someone,
  });
}
