import { App } from 'antd';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from './failureText';
import { useToast } from './useToast';

/** A call that answers for one booking; `unwrap` rejects with why it was refused. */
type Answer = (request: { id: string }) => { unwrap: () => Promise<unknown> };

export interface BookingDecision {
  accept: (id: string) => void;
  decline: (id: string) => void;
  isDeciding: (id: string) => boolean;
}

const FAILURE_SECONDS = 6;

/**
 * Accepting and declining requests: once each, told by a toast, and the list is read again either way. The calls are
 * given, because these pieces know no data source.
 */
export function useBookingDecision(
  accept: Answer,
  decline: Answer,
  reload: () => PromiseLike<unknown>,
): BookingDecision {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const toast = useToast();
  const underWay = useRef(new Set<string>());
  const [deciding, setDeciding] = useState<readonly string[]>([]);

  const decide = useCallback(
    async (id: string, answer: Answer, done: string, refused: string) => {
      if (underWay.current.has(id)) return;
      underWay.current.add(id);
      setDeciding([...underWay.current]);
      try {
        await answer({ id }).unwrap();
        toast.success({ title: done });
      } catch (problem) {
        toast.error({ title: refused, text: failureText(problem, t), seconds: FAILURE_SECONDS });
      }
      await reload();
      underWay.current.delete(id);
      setDeciding([...underWay.current]);
    },
    [reload, t, toast],
  );

  return {
    accept: useCallback(
      (id) => void decide(id, accept, t('ui.decision.accepted'), t('ui.decision.acceptRefused')),
      [accept, decide, t],
    ),
    decline: useCallback(
      (id) =>
        void modal.confirm({
          title: t('ui.decision.askDecline'),
          content: t('ui.decision.askDeclineText'),
          okText: t('ui.decline'),
          okButtonProps: { danger: true },
          cancelText: t('ui.decision.keep'),
          onOk: () => decide(id, decline, t('ui.decision.declined'), t('ui.decision.declineRefused')),
        }),
      [decide, decline, modal, t],
    ),
    isDeciding: (id) => deciding.includes(id),
  };
}
