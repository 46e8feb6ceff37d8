/** Topics that a reader of the newsletter may choose. */
export const NEWSLETTER_TOPICS = ['product_news', 'booking_tips', 'interpreter_stories'] as const;
export type NewsletterTopic = (typeof NEWSLETTER_TOPICS)[number];
