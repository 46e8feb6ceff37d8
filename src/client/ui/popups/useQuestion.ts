import type { ModalFuncProps } from 'antd';
import { useCallback } from 'react';
import { usePopups } from './PopupsContext';

/** Asks something in a dialog of its own, with a yes and a no, which stand still while it comes. */
export function useQuestion(): (question: ModalFuncProps) => void {
  const withPopups = usePopups();
  return useCallback(
    (question) => withPopups(({ modal }) => void modal.confirm({ transitionName: 'ant-fade', ...question })),
    [withPopups],
  );
}
