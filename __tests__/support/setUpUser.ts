import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';

type Settings = Parameters<typeof userEvent.setup>[0];

/**
 * A person at the page who does not wait between keys. Whether a press reaches an element is not asked of jsdom, which
 * has no layout and no style sheets and takes long to answer: the browser's tests press as people do.
 */
export function setUpUser(settings: Settings = {}): UserEvent {
  return userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never, ...settings });
}
