import { Button, type ButtonProps } from 'antd';
import { useNavigate } from 'react-router-dom';

type WayButtonProps = Pick<ButtonProps, 'type' | 'size' | 'children'> & { to: string };

/** A button that leads to another screen, where the product names it a button and not a link. */
export function WayButton({ to, ...look }: WayButtonProps) {
  const navigate = useNavigate();
  return <Button {...look} onClick={() => void navigate(to)} />;
}
