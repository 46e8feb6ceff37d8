import { Avatar } from 'antd';
import { useState } from 'react';
import './Monogram.css';
import { headshotSources } from '../../../shared/domain/people/headshotUrl';
import { type FaceSize, hueOf, initials } from './monogramOf';

interface MonogramProps {
  name: string;
  /** a portrait; the initials stand in while there is none or it cannot be loaded */
  imageUrl?: string | null;
  size?: FaceSize;
}

/** A person's portrait or initials. The name stands beside it, so it says nothing to a screen reader. */
export function Monogram({ name, imageUrl, size = 48 }: MonogramProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (imageUrl && imageUrl !== brokenUrl) {
    const portrait = (
      <img
        loading="lazy"
        {...headshotSources(imageUrl, size)}
        alt=""
        width={size}
        height={size}
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
