import type { App } from 'antd';
import { createContext, use } from 'react';

/** Ant Design's toasts and questions. */
export type Popups = ReturnType<typeof App.useApp>;

/** Does something with them: at once, or as soon as they have come. */
export type WithPopups = (use: (popups: Popups) => void) => void;

export const PopupsContext = createContext<WithPopups>(() => {
  throw new Error('Toasts and questions have no place here.');
});

export const usePopups = (): WithPopups => use(PopupsContext);
