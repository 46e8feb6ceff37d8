import 'antd-sheets/inside.css';
import './inside.css';
import { AppLayout } from './AppLayout';

/** The layout with the styles of what stands behind the sign-in alone. */
export function InsideFrame({ contentClass }: { contentClass?: string }) {
  return <AppLayout contentClass={contentClass} />;
}
