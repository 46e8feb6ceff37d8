/** Characters of one message. */
export const MESSAGE_MAX_LENGTH = 4000;

/** Messages that a page of a thread holds. */
export const MESSAGE_PAGE_SIZE = 50;

/** How many threads one list gives at most, the latest first. */
export const THREAD_LIST_LIMIT = 200;

/** Limits for one person: messages in a minute and in a day, files in an hour, and new threads without a booking in a day. */
export const MESSAGES_PER_MINUTE = 60;
export const MESSAGES_PER_DAY = 2000;
export const FILES_PER_HOUR = 40;
export const NEW_THREADS_PER_DAY = 30;
