import CalendarOutlined from '@ant-design/icons/CalendarOutlined';
import CloseCircleFilled from '@ant-design/icons/CloseCircleFilled';
import CloseOutlined from '@ant-design/icons/CloseOutlined';
import DownOutlined from '@ant-design/icons/DownOutlined';
import LoadingOutlined from '@ant-design/icons/LoadingOutlined';
import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, type ConfigProviderProps } from 'antd';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import 'antd-sheets/base.css';
import './base.css';
import { zeroRuntimeTheme } from './antdTheme';
import { applyTheme } from './applyTheme';
import { popupsPlaceOf, POPUPS_PLACE_ID } from '../popups/popupsPlaceOf';
import { PopupsPlace } from '../popups/PopupsPlace';
import type { ColorMode } from './theme';
import { useMediaQuery } from '../page/useMediaQuery';

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
  const { t } = useTranslation();
  // never none: children would begin again when a locale comes, and what was typed be lost
  const locale = useMemo(
    () => ({
      ...(antdLocale ?? ENGLISH),
      global: { ...antdLocale?.global, show: t('login.showPassword'), hide: t('login.hidePassword') },
    }),
    [antdLocale, t],
  );
  return (
    <StyleProvider container={NOWHERE}>
      <ConfigProvider
        theme={still ? STILL : MOVING}
        locale={locale}
        getPopupContainer={popupsPlaceOf}
        button={BUTTON}
        form={FORM}
        select={SELECT}
        datePicker={DATE_PICKER}
        modal={MODAL}
        alert={ALERT}
        wave={NO_WAVE}
        inputPassword={PASSWORD}
        // real lists: all options are in the page for screen readers
        virtual={false}
      >
        <PopupsPlace>{children}</PopupsPlace>
        <div id={POPUPS_PLACE_ID} />
      </ConfigProvider>
    </StyleProvider>
  );
}

/**
 * The looks are in the sheets made at build. Ant Design would still write the theme's variables into the page, which the
 * content policy refuses, so that goes where no page is.
 */
const NOWHERE = document.createElement('div');
const MOVING = zeroRuntimeTheme(false);
const STILL = zeroRuntimeTheme(true);
/** Ant Design has its English words by itself. */
const ENGLISH = { locale: 'en' };
/** Ant Design's own icon has an English name, and when its way out is interrupted it stays for ever, turning. */
const BUTTON = { autoInsertSpace: false, loadingIcon: <LoadingOutlined aria-hidden="true" /> };
/** Ant Design's own icons have English names. */
const CROSS = <CloseOutlined aria-hidden="true" />;
const SELECT = { suffixIcon: <DownOutlined aria-hidden="true" /> };
const DATE_PICKER = {
  suffixIcon: <CalendarOutlined aria-hidden="true" />,
  clearIcon: <CloseCircleFilled aria-hidden="true" />,
};
const FORM = { requiredMark: false, colon: false } as const;
const ALERT = {
  closeIcon: CROSS,
  classNames: {
    root: 'dr-alert',
    title: 'dr-strong',
    section: 'dr-alert-section',
    actions: 'dr-alert-actions',
  },
};
const MODAL = {
  closeIcon: CROSS,
  className: 'dr-dialogPlace',
  classNames: {
    container: 'dr-dialog',
    header: 'dr-dialog-header',
    title: 'dr-serif',
    body: 'dr-dialog-body',
    footer: 'dr-dialog-footer',
    mask: 'dr-mask',
  },
};
/** The eye is a target of its own size, not of its drawing's. */
const PASSWORD = { classNames: { suffix: 'dr-passwordEye' } };
const NO_WAVE = { disabled: true };
