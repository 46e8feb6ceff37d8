import { Button } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { colorModeSet, selectColorMode } from '../../store/layoutSlice';
import { useAppDispatch, useAppSelector } from '../../store/store';
import { afterFirstScreen } from '../../ui/loading/afterFirstScreen';
import { lazyWithPreload } from '../../ui/loading/lazyWithPreload';
import { SunAndMoon } from '../ColourModeToggle';

/** The screen does not wait for its list. */
const { Component: LanguageSelect } = lazyWithPreload(
  afterFirstScreen(
    async () => (await import(/* webpackChunkName: "language" */ './LanguageSelect')).LanguageSelect,
  ),
);

/** How everything here looks: its language, and light or dark. */
export function LookControls() {
  return (
    <>
      <Suspense fallback={<span className="dr-languageSelect" />}>
        <LanguageSelect />
      </Suspense>
      <ColourButton />
    </>
  );
}

function ColourButton() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const mode = useAppSelector(selectColorMode);
  return (
    <Button
      type="text"
      className="dr-headerButton"
      icon={<SunAndMoon />}
      aria-label={t('layout.toggleColourMode')}
      aria-pressed={mode === 'dark'}
      onClick={() => dispatch(colorModeSet(mode === 'dark' ? 'light' : 'dark'))}
    />
  );
}
