import CloseOutlined from '@ant-design/icons/CloseOutlined';
import LoadingOutlined from '@ant-design/icons/LoadingOutlined';
import { ConfigProvider, type ConfigProviderProps } from 'antd';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import './base.css';
import './dialogs.css';
import { antdTheme } from './antdTheme';
import { applyTheme } from './applyTheme';
import { PopupsPlace } from './PopupsPlace';
import type { ColorMode } from './theme';
import { useMediaQuery } from './useMediaQuery';

interface ThemeProviderProps {
  mode: ColorMode;
  /** Ant Design's own words in the interface language */
  antdLocale?: ConfigProviderProps['locale'];
  /** the nonce that the CSP allows for styles */
  nonce?: string;
  children: ReactNode;
}

/** The look of everything inside: Ant Design's theme, the CSS custom properties, and a place for toasts. */
export function ThemeProvider({ mode, antdLocale, nonce, children }: ThemeProviderProps) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const theme = useMemo(() => antdTheme(mode, still), [mode, still]);
  const csp = useMemo(() => (nonce ? { nonce } : undefined), [nonce]);
  useLayoutEffect(() => applyTheme(document.documentElement, mode), [mode]);
  return (
    <ConfigProvider
      theme={theme}
      locale={antdLocale ?? ENGLISH}
      csp={csp}
      button={BUTTON}
      modal={MODAL}
      alert={ALERT}
      wave={NO_WAVE}
    >
      <PopupsPlace>{children}</PopupsPlace>
    </ConfigProvider>
  );
}

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
