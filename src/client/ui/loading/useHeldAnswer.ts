import { useCallback, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { failureText } from '../../i18n/failureText';
import { useToast } from '../popups/useToast';

/** The call that says that a session took place; given because these pieces know no data source. */
export type ConfirmHeld = (request: { id: string }) => { unwrap: () => Promise<unknown> };

/** Says that a session took place, with one click, and tells how that went. */
export function useHeldAnswer(confirmHeld: ConfirmHeld) {
  const { t } = useTranslation();
  const toast = useToast();
  const [underWay, setUnderWay] = useState<string | null>(null);
  const answer = useCallback(
    async (id: string) => {
      setUnderWay(id);
      try {
        await confirmHeld({ id }).unwrap();
        toast.success({ title: t('aftermath.confirmed') });
      } catch (failure) {
        toast.error({ title: t('aftermath.refused'), text: failureText(failure, t) });
      }
      setUnderWay(null);
    },
    [confirmHeld, t, toast],
  );
  return {
    answer: useCallback((id: string) => void answer(id), [answer]),
    isAnswering: (id: string) => underWay === id,
  };
}
