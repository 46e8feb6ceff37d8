import CloseOutlined from '@ant-design/icons/CloseOutlined';
import LoadingOutlined from '@ant-design/icons/LoadingOutlined';
import { ConfigProvider, type ConfigProviderProps } from 'antd';
import { type ReactNode, useLayoutEffect } from 'react';
import './base.css';
import './dialogs.css';
import { applyTheme } from './applyTheme';
import { PopupsPlace } from './PopupsPlace';
import type { ColorMode } from './theme';
import { useMediaQuery } from './useMediaQuery';

interface ThemeProviderProps {
  mode: ColorMode;
  /** Ant Design's own words in the interface language */
  antdLocale?: ConfigProviderProps['locale'];
  children: ReactNode;
}

/** The look of everything inside: Ant Design's components as the house has them, the CSS custom properties, and a place for toasts. */
export function ThemeProvider({ mode, antdLocale, children }: ThemeProviderProps) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  useLayoutEffect(() => applyTheme(document.documentElement, mode), [mode]);
  return (
    <ConfigProvider
      theme={still ? STILL : MOVING}
      locale={antdLocale ?? ENGLISH}
      button={BUTTON}
      modal={MODAL}
      alert={ALERT}
      wave={NO_WAVE}
    >
      <PopupsPlace>{children}</PopupsPlace>
    </ConfigProvider>
  );
}

/** The look is in the stylesheet that `antdCss.tsx` makes for both colour modes. */
const MOVING = { zeroRuntime: true };
const STILL = { ...MOVING, token: { motion: false } };
/** It has these words by itself. Never none: children would begin anew when a locale comes, and what was typed be lost. */
const ENGLISH = { locale: 'en' };
/** Ant Design's own icon has an English name, and when its way out is interrupted it stays for ever, turning. */
const BUTTON = { autoInsertSpace: false, loadingIcon: <LoadingOutlined aria-hidden="true" /> };
const ALERT = { classNames: { root: 'dr-alert', title: 'dr-strong' } };
const MODAL = {
  classNames: { title: 'dr-serif' },
  closeIcon: <CloseOutlined className="ant-modal-close-icon" aria-hidden="true" />,
};
const NO_WAVE = { disabled: true };
