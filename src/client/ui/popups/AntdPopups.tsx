import { App } from 'antd';
import { useLayoutEffect } from 'react';
import type { Popups } from './PopupsContext';
import { GRID, LAYOUT } from '../theme/theme';

interface AntdPopupsProps {
  onCome: (popups: Popups) => void;
}

/** The place where Ant Design shows toasts and asks questions, for `PopupsPlace.tsx` to fetch. */
export function AntdPopups(props: AntdPopupsProps) {
  return (
    <App component={false} notification={NOTIFICATION}>
      <Here {...props} />
    </App>
  );
}

function Here({ onCome }: AntdPopupsProps) {
  const popups = App.useApp();
  useLayoutEffect(() => onCome(popups), [onCome, popups]);
  return null;
}

/** Below the header, whose buttons it would cover; on a phone at the bottom, see `useToast`. */
const NOTIFICATION = {
  top: LAYOUT.header + 3 * GRID,
  bottom: 3 * GRID,
  classNames: { list: 'dr-toasts', listContent: 'dr-toasts', root: 'dr-toast', title: 'dr-strong' },
};
