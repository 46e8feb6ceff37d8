import { App } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from './failureText';
import { useToast } from './useToast';

/** What a decision does to the world; given from outside, because these pieces know no data source. */
export interface DecisionEffects {
  /** rejects with an ApiError */
  accept: (id: string) => Promise<unknown>;
  decline: (id: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
}

export interface BookingDecision {
  accept: (id: string) => void;
  decline: (id: string) => void;
  isDeciding: (id: string) => boolean;
}

const FAILURE_SECONDS = 6;

/** Accepting and declining requests: once each, told by a toast, and the list is read again either way. */
export function useBookingDecision(effects: DecisionEffects): BookingDecision {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const toast = useToast();
  const underWay = useRef(new Set<string>());
  const [deciding, setDeciding] = useState<readonly string[]>([]);

  const decide = async (id: string, act: DecisionEffects['accept'], done: string, refused: string) => {
    if (underWay.current.has(id)) return;
    underWay.current.add(id);
    setDeciding([...underWay.current]);
    try {
      await act(id);
      toast.success({ title: done });
    } catch (problem) {
      toast.error({ title: refused, text: failureText(problem, t), seconds: FAILURE_SECONDS });
    }
    await effects.reload();
    underWay.current.delete(id);
    setDeciding([...underWay.current]);
  };

  return {
    accept: (id) =>
      void decide(id, effects.accept, t('ui.decision.accepted'), t('ui.decision.acceptRefused')),
    decline: (id) =>
      void modal.confirm({
        title: t('ui.decision.askDecline'),
        content: t('ui.decision.askDeclineText'),
        okText: t('ui.decline'),
        okButtonProps: { danger: true },
        cancelText: t('ui.decision.keep'),
        onOk: () => decide(id, effects.decline, t('ui.decision.declined'), t('ui.decision.declineRefused')),
      }),
    isDeciding: (id) => deciding.includes(id),
  };
}
