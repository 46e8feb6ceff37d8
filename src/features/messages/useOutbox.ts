import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSendMessageMutation } from '../../api/messageApi';
import { useAppStore } from '../../store';
import { refusalText } from '../../ui/refusalText';
import { changeOutbox, type Outbox, readOutbox } from './outboxStorage';

/**
 * What is typed and on its way in one thread. It outlives a reload, a failed send and the way to another screen: a
 * message leaves only once the server has it, or when its author discards it.
 */
export function useOutbox(threadId: string) {
  const { t } = useTranslation();
  const { storage } = useAppStore();
  const [send] = useSendMessageMutation();
  const [outbox, setOutbox] = useState<Outbox>(() => readOutbox(storage, threadId));
  /** why a message did not get through; one that nobody is sending and that has no reason was cut off by a reload */
  const [failures, setFailures] = useState<Record<string, string>>(() =>
    Object.fromEntries(outbox.outgoing.map(({ id }) => [id, ''])),
  );
  const underWay = useRef(new Set<string>());

  const change = useCallback(
    (how: (before: Outbox) => Outbox) => setOutbox(changeOutbox(storage, threadId, how)),
    [storage, threadId],
  );
  const forget = (id: string) =>
    change((before) => ({ ...before, outgoing: before.outgoing.filter((each) => each.id !== id) }));

  const deliver = async (id: string, text: string) => {
    if (underWay.current.has(id)) return;
    underWay.current.add(id);
    setFailures(({ [id]: _mended, ...others }) => others);
    const answer = await send({ thread_id: threadId, id, text });
    underWay.current.delete(id);
    if (answer.error) setFailures((before) => ({ ...before, [id]: refusalText(answer.error, t) }));
    else forget(id);
  };

  const retryAll = useEffectEvent(() => {
    for (const { id, text } of outbox.outgoing) if (id in failures) void deliver(id, text);
  });
  useEffect(() => {
    const retry = () => retryAll();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);

  return {
    draft: outbox.draft,
    outgoing: outbox.outgoing.map((each) => ({ ...each, failure: failures[each.id] })),
    type: (draft: string) => change((before) => ({ ...before, draft })),
    sendDraft: () => {
      const text = outbox.draft.trim();
      if (text === '') return;
      const id = crypto.randomUUID();
      change((before) => ({ draft: '', outgoing: [...before.outgoing, { id, text }] }));
      void deliver(id, text);
    },
    retry: (id: string, text: string) => void deliver(id, text),
    discard: forget,
  };
}
