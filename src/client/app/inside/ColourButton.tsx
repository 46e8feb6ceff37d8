import { Button } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import { colorModeSet, selectColorMode } from '../../store/layoutSlice';
import { useAppDispatch, useAppSelector } from '../../store/store';
import { SunAndMoon } from '../ColourModeToggle';

/** Light or dark, for everything inside. */
export function ColourButton() {
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
