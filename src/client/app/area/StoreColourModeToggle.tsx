import { colorModeSet, selectColorMode } from '../../store/layoutSlice';
import { useAppDispatch, useAppSelector } from '../../store/store';
import { ColourModeToggle } from '../ColourModeToggle';

export function StoreColourModeToggle() {
  const dispatch = useAppDispatch();
  const mode = useAppSelector(selectColorMode);
  return (
    <ColourModeToggle
      mode={mode}
      onToggle={() => dispatch(colorModeSet(mode === 'dark' ? 'light' : 'dark'))}
    />
  );
}
