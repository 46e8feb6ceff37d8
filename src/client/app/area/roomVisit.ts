let wasOpened = false;

/** Whether this page was in a meeting's room: who is in one may look at other screens, and is still heard. */
export const roomVisit = {
  note: () => void (wasOpened = true),
  was: () => wasOpened,
};
