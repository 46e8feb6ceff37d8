/** Meetings by their ids; null where it is not known which. */
type Listener = (meetingId: string | null) => void;

const listeners = new Set<Listener>();

/** Told whenever a signal waits for this person's page in a room, or may: a signal is read by its page, and kept nowhere. */
export function onSignalNews(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellSignalNews(meetingId: string | null): void {
  for (const each of listeners) each(meetingId);
}

let meetings = 0;

/** Whether this page's person is in a meeting's room. */
export function isInMeeting(): boolean {
  return meetings > 0;
}

/** They are, until the answer is called. */
export function noteMeeting(): () => void {
  let isOver = false;
  meetings += 1;
  return () => {
    if (!isOver) meetings -= 1;
    isOver = true;
  };
}
