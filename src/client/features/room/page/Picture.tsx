import { useEffect, useRef } from 'react';

interface PictureProps {
  stream: MediaStream;
  /** whose picture, or of what */
  label: string;
  /** the own camera, as in a mirror */
  isMirrored?: boolean;
  /** all of it is to be seen, as of a screen, rather than the frame filled */
  isWhole?: boolean;
}

/** A picture that moves. It never plays sound: that is `RoomSound`'s. */
export function Picture({ stream, label, isMirrored = false, isWhole = false }: PictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = stream;
    return () => {
      element.srcObject = null;
    };
  }, [stream]);
  return (
    <video
      ref={video}
      className="dr-roomPicture"
      aria-label={label}
      data-mirrored={isMirrored}
      data-whole={isWhole}
      autoPlay
      playsInline
      muted
    />
  );
}
