import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { refusalText } from '../../i18n/failureText';
import { useConfirm } from '../../ui/popups/useConfirm';
import { useToast } from '../../ui/popups/useToast';

export interface RowAction {
  key: string;
  label: string;
  /** its whole name, with what it is about, where it does not stand in the row's own menu */
  name?: string;
  isDangerous?: boolean;
  /** asked first */
  question?: Parameters<ReturnType<typeof useConfirm>>[0];
  /** said when it is done */
  done?: string;
  /** rejects with why it was refused */
  act: () => unknown;
}

/** Does something about one row: asked first, done once, and a refusal is kept to be shown beside it. */
export function useRowAction() {
  const { t } = useTranslation();
  const toast = useToast();
  const confirm = useConfirm();
  const [isUnderWay, setIsUnderWay] = useState(false);
  const [refusal, setRefusal] = useState('');

  const start = async ({ question, done, act }: RowAction) => {
    if (isUnderWay || (question && !(await confirm(question)))) return;
    setIsUnderWay(true);
    setRefusal('');
    try {
      await act();
      if (done !== undefined) toast.success({ title: done });
    } catch (error) {
      setRefusal(refusalText(error, t));
    }
    setIsUnderWay(false);
  };
  return { start, isUnderWay, refusal };
}
