import { type ReactNode, useLayoutEffect } from 'react';
import { selectColorMode } from '../../slices/layoutSlice';
import { useAppSelector } from '../../store';
import { showColorMode } from '../showColorMode';

/** The chosen colour mode, for what is shown before Ant Design has come. */
export function AreaLook({ children }: { children: ReactNode }) {
  const mode = useAppSelector(selectColorMode);
  useLayoutEffect(() => showColorMode(mode), [mode]);
  return children;
}
