import { useCallback } from 'react';
import { useQuestion } from './useQuestion';

interface Question {
  title: string;
  /** what happens then, in words */
  text: string;
  ok: string;
  cancel: string;
  isDangerous?: boolean;
}

/** Asks before something that matters; resolves to whether it is wanted. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const ask = useQuestion();
  return useCallback(
    ({ title, text, ok, cancel, isDangerous = false }) =>
      new Promise((resolve) => {
        ask({
          title,
          content: text,
          okText: ok,
          cancelText: cancel,
          okButtonProps: { danger: isDangerous },
          onOk: () => resolve(true),
          onCancel: () => resolve(false),
        });
      }),
    [ask],
  );
}
