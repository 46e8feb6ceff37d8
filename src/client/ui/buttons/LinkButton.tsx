import { Button, type ButtonProps } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router-dom';

type LinkButtonProps = Pick<ButtonProps, 'type' | 'size' | 'icon' | 'children' | 'block'> & { to: string };

/** A way to another screen that looks like a button; it is a link, so it opens in a new tab too. */
export function LinkButton({ to, ...look }: LinkButtonProps) {
  const follow = useLinkClickHandler<HTMLElement>(to);
  return <Button {...look} href={useHref(to)} onClick={(event) => follow(event)} />;
}
