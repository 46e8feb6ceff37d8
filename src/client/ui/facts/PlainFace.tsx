import { useState } from 'react';
import { headshotSources } from '../../../shared/domain/people/headshotUrl';
import { type FaceSize, hueOf, initials } from './monogramOf';
import './Monogram.css';
import './PlainFace.css';

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
