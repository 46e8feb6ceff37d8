import { headshotSizes } from '../../../shared/domain/people/headshotUrl';
import { hueOf, initials } from '../../ui/facts/monogramOf';
import '../../ui/facts/Monogram.css';
import './PlainFace.css';

interface PlainFaceProps {
  name: string;
  photoUrl: string | null;
  /** pixels */
  size: number;
  /** it is among the first that is seen, so it is not left for later */
  isFirst?: boolean;
}

/** A person's portrait or initials on pages without Ant Design. The name stands beside it. */
export function PlainFace({ name, photoUrl, size, isFirst = false }: PlainFaceProps) {
  if (!photoUrl) {
    return (
      <span
        className={`dr-monogram dr-monogram-${hueOf(name)} dr-face dr-face-${size}`}
        data-initials={initials(name)}
        aria-hidden="true"
      />
    );
  }
  const sizes = headshotSizes(photoUrl);
  const srcSet = sizes.map(({ size: edge, url }) => `${url} ${edge}w`).join(', ');
  return (
    <img
      className={`dr-monogram dr-face dr-face-${size}`}
      src={photoUrl}
      {...(srcSet && { srcSet, sizes: `${size}px` })}
      width={size}
      height={size}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      alt=""
    />
  );
}
