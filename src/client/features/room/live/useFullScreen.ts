import { useEffect, useState } from 'react';

/**
 * The room over the whole screen. It is the whole page that is shown so, and what surrounds the room is hidden: dialogs, menus
 * and toasts stand beside the room in the page, and would be seen by nobody where the room alone was shown.
 */
export function useFullScreen() {
  const [isFull, setFull] = useState(() => isWhole());
  useEffect(() => {
    const look = () => setFull(isWhole());
    document.addEventListener('fullscreenchange', look);
    return () => {
      document.removeEventListener('fullscreenchange', look);
      if (isWhole()) document.exitFullscreen().catch(() => undefined);
    };
  }, []);
  return {
    isThere: 'fullscreenEnabled' in document && document.fullscreenEnabled,
    isFull,
    /** Refused where the browser does not want it; then nothing changes. */
    toggle: () => {
      const change = isWhole() ? document.exitFullscreen() : document.documentElement.requestFullscreen();
      change.catch(() => undefined);
    },
  };
}

/** Left out by browsers that cannot. */
function isWhole(): boolean {
  return 'fullscreenElement' in document && document.fullscreenElement !== null;
}
