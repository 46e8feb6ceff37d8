import type { Translation } from '../../Translation';
import type { notificationMails as english } from '../../en-US/people/notificationMails';

export const notificationMails: Translation<typeof english> = {
  subject: 'Dragoman：未読のお知らせ{{count}}件',
  lead: '次のお知らせをまだお読みになっていません。',
  open: 'お知らせを開く',
  why: 'どのお知らせをいつメールで受け取るかは、そのページで選べます。',
};
