import { type RefObject, useSyncExternalStore } from 'react';
import { smallWindow } from '../engine/smallWindow';

/**
 * The window that stays above all others. Where the browser has none of that kind, the largest picture takes its place; where it
 * has neither, `isThere` is false.
 */
export function useSmallWindow(stage: RefObject<HTMLElement | null>) {
  const place = useSyncExternalStore(smallWindow.subscribe, smallWindow.place);
  const hasPicture = 'pictureInPictureEnabled' in document && document.pictureInPictureEnabled;
  const open = async () => {
    if (smallWindow.isThere()) await smallWindow.open();
    else await stage.current?.querySelector('video')?.requestPictureInPicture();
  };
  return {
    isThere: smallWindow.isThere() || hasPicture,
    /** where to draw; null while there is none */
    place,
    toggle: () => {
      if (place) smallWindow.close();
      // Refused without a press, or where a picture is missing: nothing changes.
      else open().catch(() => undefined);
    },
  };
}
