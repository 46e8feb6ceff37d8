import type { ModalFuncProps } from 'antd';
import { useCallback } from 'react';
import { usePopups } from './PopupsContext';

/** Asks something in a dialog of its own, with a yes and a no. */
export function useQuestion(): (question: ModalFuncProps) => void {
  const withPopups = usePopups();
  return useCallback((question) => withPopups(({ modal }) => void modal.confirm(question)), [withPopups]);
}
