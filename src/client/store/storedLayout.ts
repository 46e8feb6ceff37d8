import type { LayoutState } from './layoutSlice';
import { readColorMode } from './storedColorMode';

const LAYOUT_KEY = 'layout';

/** Reads the stored layout key by key; a value that does not fit counts as missing. */
export function readLayout(storage: Storage, fallback: LayoutState): LayoutState {
  const stored = parsed(storage.getItem(LAYOUT_KEY));
  const flag = (key: 'isSidebarOpen' | 'isUserPanelOpen') => {
    const value = stored[key];
    return typeof value === 'boolean' ? value : fallback[key];
  };
  const { activeKey } = stored;
  return {
    isSidebarOpen: flag('isSidebarOpen'),
    isUserPanelOpen: flag('isUserPanelOpen'),
    activeKey: typeof activeKey === 'string' ? activeKey : fallback.activeKey,
    colorMode: readColorMode(storage),
  };
}

/** All but the colour mode, which has a place of its own. */
export function writeLayout(
  storage: Storage,
  { isSidebarOpen, isUserPanelOpen, activeKey }: LayoutState,
): void {
  storage.setItem(LAYOUT_KEY, JSON.stringify({ isSidebarOpen, isUserPanelOpen, activeKey }));
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
