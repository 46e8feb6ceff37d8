import { Button, type ButtonProps } from 'antd';
import { useHref, useLinkClickHandler, useNavigate } from 'react-router-dom';

type LinkButtonProps = Pick<ButtonProps, 'type' | 'size' | 'icon' | 'children' | 'block'> & {
  to: string;
  /** the router's navigation state, for the screen that it leads to */
  state?: unknown;
  /** beside the way itself */
  onFollow?: () => void;
};

/** A way to another screen that looks like a button; it is a link, so it opens in a new tab too. */
export function LinkButton({ to, state, onFollow, ...look }: LinkButtonProps) {
  const follow = useLinkClickHandler<HTMLElement>(to, { state });
  const pressed = (event: Parameters<typeof follow>[0]) => {
    follow(event);
    onFollow?.();
  };
  return <Button {...look} href={useHref(to)} onClick={pressed} />;
}

type WayButtonProps = Pick<ButtonProps, 'type' | 'size' | 'children'> & { to: string };

/** A button that leads to another screen, where the product names it a button and not a link. */
export function WayButton({ to, ...look }: WayButtonProps) {
  const navigate = useNavigate();
  return <Button {...look} onClick={() => void navigate(to)} />;
}
