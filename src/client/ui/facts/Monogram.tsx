import { Avatar } from 'antd';
import { useState } from 'react';
import './Monogram.css';
import { BADGE_HUES, type BadgeHue } from '../theme/theme';

interface MonogramProps {
  name: string;
  /** a portrait; the initials stand in while there is none or it cannot be loaded */
  imageUrl?: string | null;
  /** pixels */
  size?: number;
}

/** A person's portrait or initials. The name stands beside it, so it says nothing to a screen reader. */
export function Monogram({ name, imageUrl, size = 40 }: MonogramProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (imageUrl && imageUrl !== brokenUrl) {
    const portrait = (
      <img
        src={imageUrl}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        onError={() => setBrokenUrl(imageUrl)}
      />
    );
    return <Avatar className="dr-monogram" size={size} src={portrait} />;
  }
  return (
    <Avatar
      className={`dr-monogram dr-monogram-${hueOf(name)}`}
      size={size}
      style={{ fontSize: size * 0.4 }}
      data-initials={initials(name)}
      aria-hidden="true"
    />
  );
}

/** First letters of the first and last word; a name without spaces (as in Japanese) gives its first sign. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('') || '·';
}

function hueOf(name: string): BadgeHue {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return BADGE_HUES[sum % BADGE_HUES.length] ?? 'gray';
}
