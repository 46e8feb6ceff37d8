import { useState } from 'react';
import { headshotSources } from '../../../shared/domain/people/headshotUrl';
import './Monogram.css';
import './PlainFace.css';
import { BADGE_HUES, type BadgeHue } from '../theme/theme';

/** Widths of faces in pixels: in a line of text or a table, in a list, on a card, on a profile. */
export type FaceSize = 32 | 48 | 64 | 112;

interface PlainFaceProps {
  name: string;
  photoUrl: string | null;
  size: FaceSize;
  /** it is among the first that is seen, so it is not left for later */
  isFirst?: boolean;
}

/** A person's portrait or initials where pages without Ant Design show it too. The name stands beside it. */
export function PlainFace({ name, photoUrl, size, isFirst = false }: PlainFaceProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (!photoUrl || photoUrl === brokenUrl) {
    return (
      <span
        className={`dr-monogram dr-monogram-${hueOf(name)} dr-face dr-face-${size}`}
        data-initials={initials(name)}
        aria-hidden="true"
      />
    );
  }
  return (
    <img
      className={`dr-monogram dr-face dr-face-${size}`}
      {...headshotSources(photoUrl, size)}
      width={size}
      height={size}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      alt=""
      onError={() => setBrokenUrl(photoUrl)}
    />
  );
}

/** First letters of the first and last word; a name without spaces (as in Japanese) gives its first sign. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('') || '·';
}

/** The same for a name everywhere and always. */
export function hueOf(name: string): BadgeHue {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return BADGE_HUES[sum % BADGE_HUES.length] ?? 'gray';
}
