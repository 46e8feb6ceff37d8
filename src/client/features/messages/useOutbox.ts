import { useSyncExternalStore } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { refusalText } from '../../i18n/failureText';
import { isPassing } from './isPassing';
import { useDelivery } from './useDelivery';

/** What is typed and on its way in one thread, and what its author can do about it. */
export function useOutbox(threadId: string) {
  const { t } = useTranslation();
  const { outbox, delivery } = useDelivery();
  const { threads, failures } = useSyncExternalStore(outbox.subscribe, outbox.state);
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
    type: (text: string) => outbox.type(threadId, text),
    sendDraft: () => {
      if (outbox.takeDraft(threadId, crypto.randomUUID())) delivery.deliver(threadId);
    },
    retry: (id: string) => {
      outbox.mend(id);
      delivery.deliver(threadId);
    },
    discard: (id: string) => outbox.forget(threadId, id),
  };
}
