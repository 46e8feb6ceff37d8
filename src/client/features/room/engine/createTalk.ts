import type { Caption, ChatLine, RoomFact, RoomNotice, RoomRole } from './Room';

const MOST_NOTICES = 40;
const MOST_LINES = 200;
const MOST_CAPTIONS = 12;

export interface Speaker {
  visitId: string;
  name: string;
  role: RoomRole;
}

export type Talk = ReturnType<typeof createTalk>;

/** All that was said in passing while the page was there; none of it is kept anywhere. */
export function createTalk(onChange: () => void, now: () => number = Date.now) {
  let notices: readonly RoomNotice[] = [];
  let lines: readonly ChatLine[] = [];
  let captions: readonly Caption[] = [];
  let number = 0;
  const last = new Map<RoomFact['key'], number>();

  const notice = (fact: RoomFact) => {
    number += 1;
    last.set(fact.key, now());
    notices = [...notices, { ...fact, id: number, at: now() }].slice(-MOST_NOTICES);
    onChange();
  };
  return {
    notice,
    /** The same kind of fact once in so many milliseconds at most. */
    noticeSeldom: (fact: RoomFact, pauseMs: number) => {
      if (now() - (last.get(fact.key) ?? -Infinity) >= pauseMs) notice(fact);
    },
    chat: (from: Speaker, line: Pick<ChatLine, 'id' | 'text' | 'isOwn' | 'at'>) => {
      const text = line.text.trim();
      const isKnown = lines.some(({ id, visitId }) => id === line.id && visitId === from.visitId);
      if (text === '' || isKnown) return;
      lines = [...lines, { ...from, ...line, text }].slice(-MOST_LINES);
      onChange();
    },
    /** An empty one takes the last of that person's away. */
    caption: ({ visitId, name, role }: Speaker, text: string) => {
      const others = captions.filter((each) => each.visitId !== visitId);
      captions = [...others, ...(text.trim() ? [{ visitId, name, role, text: text.trim(), at: now() }] : [])];
      captions = captions.slice(-MOST_CAPTIONS);
      onChange();
    },
    notices: () => notices,
    lines: () => lines,
    captions: () => captions,
  };
}
