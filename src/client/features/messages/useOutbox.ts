import { useSyncExternalStore } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { refusalText } from '../../i18n/failureText';
import { isPassing } from '../../machines/messageDelivery/outbox';
import { useDelivery } from './useDelivery';

/** One thread's typed and unsent messages, and their author's actions. */
export function useOutbox(threadId: string) {
  const { t } = useTranslation();
  const { delivery } = useDelivery();
  const { threads, failures } = useSyncExternalStore(delivery.subscribe, delivery.state);
  const { draft, outgoing } = threads[threadId] ?? { draft: '', outgoing: [] };
  const wordsOf = (error: unknown) =>
    isPassing(error)
      ? t('common.inTurn', { first: refusalText(error, t), second: t('talk.keepsTrying') })
      : refusalText(error, t);
  return {
    draft,
    outgoing: outgoing.map((each) => ({
      ...each,
      failure: each.id in failures ? wordsOf(failures[each.id]) : undefined,
    })),
    type: (draft: string) => delivery.send({ type: 'draft.typed', threadId, draft }),
    sendDraft: () => delivery.send({ type: 'draft.sent', threadId, id: crypto.randomUUID() }),
    retry: (id: string) => delivery.send({ type: 'message.retried', threadId, id }),
    discard: (id: string) => delivery.send({ type: 'message.discarded', threadId, id }),
  };
}
