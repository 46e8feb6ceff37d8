import './inside.css';
import { AppLayout } from './AppLayout';
import { InsideTheme } from './InsideTheme';

/** Ant Design's theme around the layout. */
export function InsideFrame({ contentClass }: { contentClass?: string }) {
  return (
    <InsideTheme>
      <AppLayout contentClass={contentClass} />
    </InsideTheme>
  );
}
