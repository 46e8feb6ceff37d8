const MOST_FRAMES = 15;

/** A person's own screen, as long as they show it. */
export function createScreenShare(onChange: () => void) {
  let shown: MediaStream | null = null;
  const stop = () => {
    if (!shown) return;
    shown.getTracks().forEach((each) => each.stop());
    shown = null;
    onChange();
  };
  return {
    /** Asks the person which; they may choose none, which changes nothing. `isWanted` is asked once they have chosen. */
    start: async (isWanted: () => boolean): Promise<void> => {
      const media: Partial<MediaDevices> = navigator.mediaDevices ?? {};
      const chosen = await media
        .getDisplayMedia?.({ video: { frameRate: { max: MOST_FRAMES } }, audio: false })
        .catch(() => null);
      const track = chosen?.getVideoTracks()[0];
      if (!chosen || !track || !isWanted()) return chosen?.getTracks().forEach((each) => each.stop());
      stop();
      // Words are read on it: sharpness is worth more than movement.
      track.contentHint = 'detail';
      // The browser has a button of its own for that.
      track.addEventListener('ended', () => {
        if (shown === chosen) stop();
      });
      shown = chosen;
      onChange();
    },
    stop,
    stream: () => shown,
    track: () => shown?.getVideoTracks()[0] ?? null,
  };
}
