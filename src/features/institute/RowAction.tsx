import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { refusalText } from '../../ui/refusalText';
import { useToast } from '../../ui/useToast';
import { useConfirm } from './useConfirm';

interface RowActionProps {
  label: string;
  /** the button's whole name, with what it is about */
  name: string;
  question: Parameters<ReturnType<typeof useConfirm>>[0];
  /** said when it is done */
  done: string;
  /** rejects with why it was refused */
  act: () => Promise<unknown>;
  isPrimary?: boolean;
}

/** Something to do about one row: asked first, done once, and a refusal stands beside it. */
export function RowAction({ label, name, question, done, act, isPrimary = false }: RowActionProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const confirm = useConfirm();
  const [isUnderWay, setIsUnderWay] = useState(false);
  const [refusal, setRefusal] = useState('');

  const start = async () => {
    if (isUnderWay || !(await confirm(question))) return;
    setIsUnderWay(true);
    setRefusal('');
    try {
      await act();
      toast.success({ title: done });
    } catch (error) {
      setRefusal(refusalText(error, t));
    }
    setIsUnderWay(false);
  };
  return (
    <div className="dr-institute-action">
      <button
        type="button"
        className={isPrimary ? 'dr-button dr-button-primary' : 'dr-button'}
        aria-label={name}
        aria-disabled={isUnderWay}
        onClick={() => void start()}
      >
        {label}
      </button>
      <p className="dr-form-problem" role="alert">
        {refusal}
      </p>
    </div>
  );
}
